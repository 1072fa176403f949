import GLibSupport

/// The rows of a list that have a list item of GTK to stand in.
final class RowsInSight {
  /// By the list item that shows them.
  private var bound: [Object: BoundRow] = [:]

  /// The views that wait for their item, by the identity of their row.
  ///
  /// While rows are inserted and removed, GTK takes each row below out of its item and puts it back.
  private var waiting: [AnyHashable: BoundRow] = [:]
  private var isKeepingRows = false

  /// The list item that shows the row at a place; nothing where it is out of sight.
  func item(at position: Int) -> Object? {
    bound.keys.first { Self.position(of: $0) == position }
  }

  /// Keeps the views of rows that lose their item while `body` runs, for those that get another.
  func keepingRows(_ body: () -> Void) {
    isKeepingRows = true
    body()
    isKeepingRows = false
    for row in waiting.values {
      row.dismantle()
    }
    waiting.removeAll()
  }

  /// A list item comes into sight.
  func bind(_ item: Object, to rows: [ListRow], environment: EnvironmentValues) {
    let position = Self.position(of: item)
    guard rows.indices.contains(position) else { return }
    let row = waiting.removeValue(forKey: rows[position].id) ?? BoundRow()
    waiting.values.first { $0.item == item }?.move(to: nil)
    row.move(to: item)
    bound[item] = row
    item.setProperty("selectable", to: !rows[position].isHeader)
    item.setProperty("activatable", to: !rows[position].isHeader)
    row.show(rows[position], environment: environment)
  }

  /// A list item goes out of sight.
  func unbind(_ item: Object) {
    guard let row = bound.removeValue(forKey: item) else { return }
    if isKeepingRows, let id = row.id {
      waiting[id] = row
    } else {
      row.dismantle()
    }
  }

  /// Brings the rows in sight up to date.
  func refresh(with rows: [ListRow], environment: EnvironmentValues) {
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
    Int(item.property("position", as: UInt32.self))
  }
}
