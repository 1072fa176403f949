import CGTK
import GLibSupport

/// The rows of a list that have a list item of GTK to stand in.
final class RowsInSight {
  /// The program's own view in whose body the list stands.
  var view: Any.Type?

  /// By the list item that shows them.
  private var bound: [Object: BoundRow] = [:]

  /// The views that wait for their item, by the identity of their row.
  ///
  /// While rows are inserted and removed, GTK takes each row below out of its item and puts it back.
  private var waiting: [AnyHashable: [BoundRow]] = [:]

  /// Which of them stands yet in an item.
  private var waitingIn: [Object: BoundRow] = [:]

  /// The views of the rows that are replaced, by the identity of their row.
  ///
  /// GTK gives their items one by one to the new rows: one that only moves may get another item
  /// before its own has been taken.
  private var leaving: [AnyHashable: [BoundRow]] = [:]
  private var isKeepingRows = false

  /// The items that came into sight while rows are being replaced: only then are their places right.
  private var unplaced: Set<Object> = []
  private var isReplacing = false
  private var release: ScheduledTask?

  /// Counts how often the list has got new rows.
  private var generation = 0

  /// The list has new rows: the views in sight show those before.
  func beginGeneration() { generation += 1 }

  /// The row at a place; nothing where it is out of sight.
  func row(at position: Int) -> BoundRow? {
    bound.first { Self.position(of: $0.key) == position }?.value
  }

  /// The place of the row that a widget of GTK stands for.
  func position(of widget: Widget) -> Int? {
    bound.first { $0.value.rowWidget == widget }.map { Self.position(of: $0.key) }
  }

  /// The row at a point of the list; nothing beside the rows.
  func row(at point: (x: Double, y: Double), in list: Widget) -> BoundRow? {
    var widget = unsafe gtk_widget_pick(list.pointer, point.x, point.y, GTK_PICK_DEFAULT)
    while let picked = unsafe widget, unsafe picked != list.pointer {
      let found = unsafe Widget(Object(retaining: UnsafeMutableRawPointer(picked)))
      if let row = bound.values.first(where: { $0.rowWidget == found }) { return row }
      unsafe widget = gtk_widget_get_parent(picked)
    }
    return nil
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

  /// Keeps the views of rows that lose their item while `body` replaces some, for those that get
  /// another.
  func keepingRows(
    replacing places: [Range<Int>], _ body: () -> Void, thenBinding bind: (Object) -> Void
  ) {
    for (item, row) in bound {
      let position = Self.position(of: item)
      guard let id = row.id, places.contains(where: { $0.contains(position) }) else { continue }
      leaving[id, default: []].append(row)
    }
    isKeepingRows = true
    isReplacing = true
    body()
    isReplacing = false
    let items = unplaced
    unplaced.removeAll()
    for item in items { bind(item) }
    // What GTK does not bind at once it binds when it lays out.
    release?.cancel()
    release = MainLoop.schedule(afterMilliseconds: Self.layoutTime) { [weak self] in
      self?.releaseRows()
    }
  }

  /// Longer than it takes until the next frame is laid out.
  private static let layoutTime: UInt32 = 50

  private func releaseRows() {
    isKeepingRows = false
    leaving.removeAll()
    for row in waiting.values.joined() {
      row.dismantle()
    }
    waiting.removeAll()
    waitingIn.removeAll()
  }

  /// The view of a row that has been in sight, taken away from where it is.
  private func take(_ id: AnyHashable) -> BoundRow? {
    if let row = waiting[id]?.popLast() {
      leaving[id]?.removeAll { $0 === row }
      if let item = row.item { waitingIn[item] = nil }
      return row
    }
    guard let row = leaving[id]?.popLast() else { return nil }
    if let item = row.item, bound[item] === row { bound[item] = nil }
    return row
  }

  /// A list item comes into sight.
  func bind(_ item: Object, to rows: ListRows, environment: EnvironmentValues, canSelect: Bool) {
    guard !isReplacing else {
      unplaced.insert(item)
      return
    }
    let position = Self.position(of: item)
    guard rows.indices.contains(position) else { return }
    let content = rows[position]
    let row = take(content.id) ?? BoundRow(in: view)
    waitingIn.removeValue(forKey: item)?.move(to: nil)
    row.move(to: item)
    bound[item] = row
    unsafe gtk_list_item_set_selectable(item.opaque, content.isHeader || !canSelect ? 0 : 1)
    unsafe gtk_list_item_set_activatable(item.opaque, content.isHeader ? 0 : 1)
    row.show(content, environment: environment)
    row.generation = generation
  }

  /// A list item goes out of sight.
  func unbind(_ item: Object) {
    unplaced.remove(item)
    guard let row = bound.removeValue(forKey: item) else { return }
    if isKeepingRows, let id = row.id {
      waiting[id, default: []].append(row)
      waitingIn[item] = row
    } else {
      row.dismantle()
    }
  }

  /// Brings the rows in sight up to date that were not bound since `beginGeneration`.
  func refresh(with rows: ListRows, environment: EnvironmentValues) {
    for (item, row) in bound where row.generation != generation {
      let position = Self.position(of: item)
      guard rows.indices.contains(position) else { continue }
      row.show(rows[position], environment: environment)
    }
  }

  /// Takes all rows down.
  func dismantle() {
    release?.cancel()
    releaseRows()
    for row in bound.values {
      row.dismantle()
    }
    bound.removeAll()
  }

  private static func position(of item: Object) -> Int {
    Int(unsafe gtk_list_item_get_position(item.opaque))
  }
}
