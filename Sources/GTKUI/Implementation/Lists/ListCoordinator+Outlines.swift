import CGTK
import GLibSupport

extension ListCoordinator {
  /// Does what a key of the row at a place asks for.
  ///
  /// - Returns: whether it was for the row.
  func pressed(_ direction: ListKeys.Direction, at position: Int) -> Bool {
    guard rows.indices.contains(position), let outline = rows[position].outline else {
      return false
    }
    switch (direction, outline.isExpanded) {
    case (.inwards, false?):
      outline.setExpanded(true)
    case (.inwards, true?):
      move(to: position + 1)
    case (.outwards, true?):
      outline.setExpanded(false)
    case (.outwards, _):
      let above = rows[..<position].lastIndex {
        $0.outline.map { $0.depth < outline.depth } ?? true
      }
      if let above, !rows[above].isHeader, outline.depth > 0 { move(to: above) }
    case (.inwards, nil):
      return false
    }
    return true
  }

  /// Selects a row as the user does, and gives it the keyboard.
  private func move(to position: Int) {
    guard rows.indices.contains(position) else { return }
    scroll(to: inSight.row(at: position) == nil ? position : rowToScroll(toShow: position))
    if canSelect { unsafe gtk_single_selection_set_selected(model.opaque, UInt32(position)) }
    guard let row = inSight.row(at: position)?.rowWidget else { return }
    unsafe gtk_widget_grab_focus(row.pointer)
  }
}
