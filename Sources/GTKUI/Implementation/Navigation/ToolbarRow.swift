import CGTK
import GLibSupport

/// One end of a header bar, whose items give way by their priority where there is no room for all.
enum ToolbarRow {
  nonisolated fileprivate static let key = unsafe g_quark_from_string("gtkui-priority")
  nonisolated fileprivate static let spacing: Int32 = 6

  /// Makes an empty row.
  static func make() -> Widget {
    let row = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    unsafe gtk_widget_set_layout_manager(
      row.pointer, gtk_custom_layout_new(nil, measureRow, allocateRow))
    return row
  }

  /// Notes how long an item stays.
  static func setPriority(_ priority: ToolbarItemVisibilityPriority, of item: Widget) {
    unsafe g_object_set_qdata(
      item.object.pointer, key, UnsafeMutableRawPointer(bitPattern: priority.rawValue + 1))
  }

  /// Whether a widget stands in an item for which there is no room now.
  static func hasGivenWay(_ widget: Object) -> Bool {
    var next = unsafe UnsafeMutablePointer<GtkWidget>?.some(widget.cast())
    while let item = unsafe next {
      if unsafe priority(of: item) != nil {
        guard let row = unsafe gtk_widget_get_parent(item) else { return false }
        return unsafe gtk_widget_get_child_visible(item) == 0 && gtk_widget_get_mapped(row) != 0
      }
      unsafe next = gtk_widget_get_parent(item)
    }
    return false
  }

  @unsafe
  nonisolated fileprivate static func priority(
    of item: UnsafeMutablePointer<GtkWidget>
  ) -> Int? {
    let object = unsafe UnsafeMutableRawPointer(item).assumingMemoryBound(to: GObject.self)
    return unsafe g_object_get_qdata(object, key).map { Int(bitPattern: $0) - 1 }
  }
}

/// An item of a row as it is laid out.
@safe
nonisolated private struct RowItem {
  let widget: UnsafeMutablePointer<GtkWidget>
  var least: Int32 = 0
  var natural: Int32 = 0
  let priority: Int

  static let high = ToolbarItemVisibilityPriority.high.rawValue

  /// The items of a row, from the start.
  @unsafe
  static func all(
    in row: UnsafeMutablePointer<GtkWidget>, _ orientation: GtkOrientation, _ room: Int32
  ) -> [RowItem] {
    var items: [RowItem] = []
    var next = unsafe gtk_widget_get_first_child(row)
    while let child = unsafe next {
      unsafe next = gtk_widget_get_next_sibling(child)
      guard unsafe gtk_widget_get_visible(child) != 0 else { continue }
      var item = unsafe RowItem(
        widget: child, priority: ToolbarRow.priority(of: child) ?? Self.high)
      unsafe gtk_widget_measure(
        child, orientation, room, &item.least, &item.natural, nil, nil)
      items.append(item)
    }
    return items
  }
}

@unsafe
nonisolated private func measureRow(
  _ row: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  unsafe leastBaseline?.pointee = -1
  unsafe naturalBaseline?.pointee = -1
  guard let row = unsafe row else { return }
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  let items = unsafe RowItem.all(in: row, orientation, isWidth ? room : -1)
  let staying = items.filter { $0.priority == RowItem.high }
  func sum(_ items: [RowItem], _ length: (RowItem) -> Int32) -> Int32 {
    guard isWidth else { return items.map(length).max() ?? 0 }
    return items.map(length).reduce(0, +) + Int32(max(items.count - 1, 0)) * ToolbarRow.spacing
  }
  unsafe least?.pointee = sum(isWidth ? staying : items, \.least)
  unsafe natural?.pointee = sum(items, \.natural)
}

@unsafe
nonisolated private func allocateRow(
  _ row: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let row = unsafe row else { return }
  var items = unsafe RowItem.all(in: row, GTK_ORIENTATION_HORIZONTAL, -1)
  // Those that stay take their least; what is left goes to the others by priority, from the start.
  var room = width + ToolbarRow.spacing
  var shown: Set<Int> = []
  let byPriority = items.indices.sorted {
    (items[$1].priority, $0) < (items[$0].priority, $1)
  }
  for index in byPriority {
    let needed = items[index].least + ToolbarRow.spacing
    guard items[index].priority == RowItem.high || needed <= room else { break }
    shown.insert(index)
    room -= needed
  }
  for index in items.indices where shown.contains(index) {
    let more = min(max(room, 0), items[index].natural - items[index].least)
    items[index].least += more
    room -= more
  }
  let isMirrored = unsafe gtk_widget_get_direction(row) == GTK_TEXT_DIR_RTL
  var start: Int32 = 0
  for (index, item) in items.enumerated() {
    let isShown = shown.contains(index)
    unsafe gtk_widget_set_child_visible(item.widget, isShown ? 1 : 0)
    guard isShown else { continue }
    var place = GtkAllocation()
    place.x = isMirrored ? width - start - item.least : start
    place.width = item.least
    place.height = height
    unsafe gtk_widget_size_allocate(item.widget, &place, -1)
    start += item.least + ToolbarRow.spacing
  }
}
