import CGTK
import GLibSupport

/// The header bar of a column, and the column's content below it.
final class Header {
  private let bar: Widget
  private let title: Object
  private let column: Widget
  private let start: Widget
  private let end: Widget
  private let middle: Widget
  /// Holds the title, or what takes its place.
  private let room = TitleRoom.makeWidget()
  /// What stands below the bar.
  private(set) var content: [Widget] = []
  private var entries: [ToolbarEntry] = []

  init(showsStartButtons: Bool, showsEndButtons: Bool) {
    unsafe bar = Widget(taking: adw_header_bar_new())
    unsafe title = Object(taking: adw_window_title_new("", ""))
    unsafe column = Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    unsafe adw_header_bar_set_title_widget(bar.object.opaque, room.pointer)
    room.object.setProperty("child", to: title)
    unsafe adw_header_bar_set_show_end_title_buttons(bar.object.opaque, showsEndButtons ? 1 : 0)
    start = ToolbarRow.make()
    end = ToolbarRow.make()
    unsafe middle = Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
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
    func items(_ placements: Set<ToolbarItemPlacement>) -> [ToolbarEntry] {
      wanted.filter { placements.contains($0.placement) }
    }
    place(items([.cancellationAction, .navigation]), in: start)
    place(items([.automatic, .primaryAction, .confirmationAction]), in: end)
    let principal = items([.principal])
    showInTheMiddle(principal.map(\.widget))
    let giveWay = wanted.contains { $0.priority != .high }
    TitleRoom.setModest(giveWay && principal.isEmpty, room)
  }

  /// Shows views in the place of the title.
  private func showInTheMiddle(_ widgets: [Widget]) {
    BoxChildren.place(widgets, in: middle)
    let shown = widgets.isEmpty ? title : middle.object
    guard room.object.property("child", as: Object?.self) != shown else { return }
    room.object.setProperty("child", to: shown)
  }

  private func place(_ entries: [ToolbarEntry], in row: Widget) {
    for entry in entries { ToolbarRow.setPriority(entry.priority, of: entry.widget) }
    BoxChildren.place(entries.map(\.widget), in: row)
    unsafe gtk_widget_queue_resize(row.pointer)
    unsafe gtk_widget_set_visible(row.pointer, entries.isEmpty ? 0 : 1)
  }
}
