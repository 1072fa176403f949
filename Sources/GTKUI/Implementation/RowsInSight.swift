import CGTK
import GLibSupport

/// The rows of a list that have a list item of GTK to stand in.
final class RowsInSight {
  /// By the list item that shows them.
  private var bound: [Object: BoundRow] = [:]

  /// The views that wait for their item, by the identity of their row.
  ///
  /// While rows are inserted and removed, GTK takes each row below out of its item and puts it back.
  private var waiting: [AnyHashable: [BoundRow]] = [:]
  private var isKeepingRows = false

  /// The row at a place; nothing where it is out of sight.
  func row(at position: Int) -> BoundRow? {
    bound.first { Self.position(of: $0.key) == position }?.value
  }

  /// The place of the row that a widget of GTK stands for.
  func position(of widget: Widget) -> Int? {
    bound.first { $0.value.rowWidget == widget }.map { Self.position(of: $0.key) }
  }

  /// The places of the rows that are in sight as a whole, as far as the rows are laid out.
  func wholeRows(in list: Widget) -> ClosedRange<Int>? {
    let height = unsafe Double(gtk_widget_get_height(list.pointer))
    var places: [Int] = []
    for (item, row) in bound {
      var area = graphene_rect_t()
      guard let widget = row.rowWidget, unsafe gtk_widget_get_child_visible(widget.pointer) != 0,
        unsafe gtk_widget_compute_bounds(widget.pointer, list.pointer, &area) != 0
      else { continue }
      let top = Double(area.origin.y)
      guard top >= 0, top + Double(area.size.height) <= height, area.size.height > 0 else {
        continue
      }
      places.append(Self.position(of: item))
    }
    guard let first = places.min(), let last = places.max() else { return nil }
    return first...last
  }

  /// Keeps the views of rows that lose their item while `body` runs, for those that get another.
  func keepingRows(_ body: () -> Void) {
    isKeepingRows = true
    body()
    isKeepingRows = false
    for row in waiting.values.joined() {
      row.dismantle()
    }
    waiting.removeAll()
  }

  /// A list item comes into sight.
  func bind(_ item: Object, to rows: ListRows, environment: EnvironmentValues, canSelect: Bool) {
    let position = Self.position(of: item)
    guard rows.indices.contains(position) else { return }
    let content = rows[position]
    let row = waiting[content.id]?.popLast() ?? BoundRow()
    if isKeepingRows {
      waiting.values.joined().first { $0.item == item }?.move(to: nil)
    }
    row.move(to: item)
    bound[item] = row
    unsafe gtk_list_item_set_selectable(item.opaque, content.isHeader || !canSelect ? 0 : 1)
    unsafe gtk_list_item_set_activatable(item.opaque, content.isHeader ? 0 : 1)
    row.show(content, environment: environment)
  }

  /// A list item goes out of sight.
  func unbind(_ item: Object) {
    guard let row = bound.removeValue(forKey: item) else { return }
    if isKeepingRows, let id = row.id {
      waiting[id, default: []].append(row)
    } else {
      row.dismantle()
    }
  }

  /// Brings the rows in sight up to date.
  func refresh(with rows: ListRows, environment: EnvironmentValues) {
    for (item, row) in bound {
      let position = Self.position(of: item)
      guard rows.indices.contains(position) else { continue }
      row.show(rows[position], environment: environment)
    }
  }

  /// Takes all rows down.
  func dismantle() {
    for row in bound.values {
      row.dismantle()
    }
    bound.removeAll()
  }

  private static func position(of item: Object) -> Int {
    Int(unsafe gtk_list_item_get_position(item.opaque))
  }
}
