import CGTK
import GLibSupport

/// A framed list of the rows of a form.
final class RowList {
  let widget: Widget

  /// The rows that we have put around widgets that are none themselves.
  private var wrappers: [Widget: Widget] = [:]
  private var rows: [Widget] = []
  private var shown: [Widget] = []

  init() {
    unsafe widget = Widget(taking: gtk_list_box_new())
    widget.addStyleClass("boxed-list")
    unsafe gtk_list_box_set_selection_mode(widget.object.opaque, GTK_SELECTION_NONE)
    unsafe gtk_widget_set_visible(widget.pointer, 0)
    // The arrow keys go on to the next group.
    widget.object.connect(
      "keynav-failed",
      returning: { [weak list = widget.object] (direction: Int32) -> Bool in
        list.map { Self.leave($0, direction: direction) } ?? false
      })
  }

  /// Puts widgets into the list, leaving alone those that already stand in their order.
  func place(_ widgets: [Widget]) {
    let wanted = widgets.map { $0.isListRow ? $0 : wrapper(of: $0) }
    let script = EditScript(from: rows, to: wanted)
    for row in script.removals { remove(row) }
    for (row, after, isNew) in script.placements {
      if !isNew { remove(row) }
      let index = after.map { unsafe gtk_list_box_row_get_index($0.object.cast()) + 1 } ?? 0
      unsafe gtk_list_box_insert(widget.object.opaque, row.pointer, index)
    }
    rows = wanted
    shown = widgets
    for (content, row) in wrappers where !widgets.contains(content) {
      unsafe gtk_list_box_row_set_child(row.object.cast(), nil)
      wrappers[content] = nil
    }
    unsafe gtk_widget_set_visible(widget.pointer, rows.isEmpty ? 0 : 1)
  }

  /// Takes out what another list may be about to show.
  func keepOnly(_ widgets: Set<Widget>) {
    place(shown.filter { widgets.contains($0) })
  }

  private func remove(_ row: Widget) {
    unsafe gtk_list_box_remove(widget.object.opaque, row.pointer)
  }

  private func wrapper(of content: Widget) -> Widget {
    if let row = wrappers[content] { return row }
    let row = unsafe Widget(taking: adw_preferences_row_new())
    unsafe gtk_list_box_row_set_activatable(row.object.cast(), 0)
    // What is inside takes the keyboard.
    unsafe gtk_widget_set_focusable(row.pointer, 0)
    row.addStyleClass("form-content")
    // A button that is more than a row, as a prominent one, is no wider than it has to be.
    if content.object.typeName == "GtkButton" {
      unsafe gtk_widget_set_halign(content.pointer, GTK_ALIGN_CENTER)
    }
    unsafe gtk_list_box_row_set_child(row.object.cast(), content.pointer)
    wrappers[content] = row
    return row
  }

  private static func leave(_ list: Object, direction: Int32) -> Bool {
    let isUp = UInt32(direction) == GTK_DIR_UP.rawValue
    guard isUp || UInt32(direction) == GTK_DIR_DOWN.rawValue,
      let root = unsafe gtk_widget_get_root(list.cast())
    else { return false }
    return unsafe gtk_widget_child_focus(
      UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self),
      isUp ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD) != 0
  }
}

extension Widget {
  /// Whether the widget is a row of a list box by itself.
  fileprivate var isListRow: Bool {
    unsafe g_type_check_instance_is_a(object.cast(), gtk_list_box_row_get_type()) != 0
  }
}
