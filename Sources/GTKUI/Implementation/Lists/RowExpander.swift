import CGTK
import GLibSupport

/// GTK's expander around a row of an outline.
///
/// GTK's expander belongs to a row of GTK's own tree model. A list here has its rows in one model
/// without a tree, so each row in sight has a tree of a single row for its expander.
final class RowExpander {
  let widget: Widget
  private let isExpandable: Bool
  private let tree: Object
  private let row: Object
  private var changed: SignalConnection?
  private var outline: RowOutline

  init(_ outline: RowOutline) {
    self.outline = outline
    isExpandable = outline.isExpanded != nil
    let root = unsafe gtk_string_list_new(nil)
    unsafe gtk_string_list_append(root, "")
    let makeModel: GtkTreeListModelCreateModelFunc
    if isExpandable { unsafe makeModel = makeEmptyModel } else { unsafe makeModel = makeNoModel }
    unsafe tree = Object(taking: gtk_tree_list_model_new(root, 0, 0, makeModel, nil, nil))
    unsafe row = Object(taking: gtk_tree_list_model_get_row(tree.opaque, 0))
    unsafe widget = Widget(taking: gtk_tree_expander_new())
    unsafe gtk_tree_expander_set_list_row(widget.object.opaque, row.opaque)
    // The row has the keyboard, and with it a name for assistive technologies.
    unsafe gtk_widget_set_focusable(widget.pointer, 0)
    changed = row.onChange(of: "expanded") { [weak self] in self?.userChanged() }
    show(outline)
  }

  /// Shows another state; false where it takes another expander.
  @discardableResult
  func show(_ outline: RowOutline) -> Bool {
    guard (outline.isExpanded != nil) == isExpandable else { return false }
    self.outline = outline
    unsafe gtk_widget_set_margin_start(widget.pointer, Int32(outline.depth) * Self.indentation)
    changed?.whileBlocked {
      unsafe gtk_tree_list_row_set_expanded(row.opaque, outline.isExpanded == true ? 1 : 0)
    }
    return true
  }

  /// The distance between two levels: as wide as GTK's arrow.
  private static let indentation: Int32 = 16

  private func userChanged() {
    let isExpanded = unsafe gtk_tree_list_row_get_expanded(row.opaque) != 0
    if isExpanded != outline.isExpanded { outline.setExpanded(isExpanded) }
  }
}

nonisolated private func makeEmptyModel(_ item: gpointer?, _ data: gpointer?) -> OpaquePointer? {
  unsafe gtk_string_list_new(nil)
}

nonisolated private func makeNoModel(_ item: gpointer?, _ data: gpointer?) -> OpaquePointer? {
  nil
}
