import CGTK
import GLibSupport

/// The header bar of a column, and the column's content below it.
final class Header {
  private let bar: Widget
  private let title: Object
  private let column: Widget
  private let start: Widget
  private let end: Widget
  private var content: [Widget] = []
  private var entries: [ToolbarEntry] = []

  init(showsStartButtons: Bool, showsEndButtons: Bool) {
    unsafe bar = Widget(taking: adw_header_bar_new())
    unsafe title = Object(taking: adw_window_title_new("", ""))
    unsafe column = Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    unsafe adw_header_bar_set_title_widget(bar.object.opaque, title.cast())
    unsafe adw_header_bar_set_show_end_title_buttons(bar.object.opaque, showsEndButtons ? 1 : 0)
    unsafe start = Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    unsafe end = Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    unsafe adw_header_bar_pack_start(bar.object.opaque, start.pointer)
    unsafe adw_header_bar_pack_end(bar.object.opaque, end.pointer)
    place([], in: start)
    place([], in: end)
    setStartButtons(showsStartButtons)
    unsafe gtk_box_append(column.object.cast(), bar.pointer)
  }

  /// The widget of the whole column.
  func makeColumn() -> Widget { column }

  func setStartButtons(_ isShown: Bool) {
    unsafe adw_header_bar_set_show_start_title_buttons(bar.object.opaque, isShown ? 1 : 0)
  }

  func setTitle(_ text: String, subtitle: String) {
    unsafe adw_window_title_set_title(title.opaque, text.withoutNUL)
    unsafe adw_window_title_set_subtitle(title.opaque, subtitle.withoutNUL)
  }

  func setContent(_ widgets: [Widget]) {
    content = widgets
    BoxChildren.place([bar] + widgets, in: column)
  }

  /// Puts buttons into the bar.
  ///
  /// Each end of the bar is a box that stays, so that a button keeps the focus when others come and
  /// go.
  func show(_ wanted: [ToolbarEntry]) {
    guard wanted != entries else { return }
    entries = wanted
    place(wanted.filter { $0.placement == .navigation }.map(\.widget), in: start)
    place(wanted.filter { $0.placement != .navigation }.map(\.widget), in: end)
  }

  private func place(_ widgets: [Widget], in box: Widget) {
    BoxChildren.place(widgets, in: box)
    unsafe gtk_widget_set_visible(box.pointer, widgets.isEmpty ? 0 : 1)
  }
}
