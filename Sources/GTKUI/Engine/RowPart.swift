/// Some of the rows of a list.
protocol RowPart {
  var count: Int { get }
  func row(at place: Int) -> ListRow
  func id(at place: Int) -> AnyHashable
  func firstIndex(of value: AnyHashable) -> Int?
  /// An identity that occurs more than once.
  var repeated: AnyHashable? { get }
  /// Whether the rows of another part have the same identities, as far as can be told quickly.
  func hasRows(of other: any RowPart) -> Bool
  /// How many rows, from a place of each on and in one direction, have the same identities.
  func common(
    _ direction: RowDirection, from place: Int, with other: any RowPart, from otherPlace: Int,
    atMost limit: Int
  ) -> Int
}

/// Which way rows are gone through.
enum RowDirection: Int {
  case forwards = 1
  case backwards = -1

  /// How many steps, 0 and so on this way, and at most so many, hold.
  func count(atMost limit: Int, while holds: (Int) -> Bool) -> Int {
    (0..<limit).first { !holds($0 * rawValue) } ?? limit
  }
}

extension RowPart {
  func common(
    _ direction: RowDirection, from place: Int, with other: any RowPart, from otherPlace: Int,
    atMost limit: Int
  ) -> Int {
    commonIdentities(direction, from: place, with: other, from: otherPlace, atMost: limit)
  }

  /// The same by looking at each row.
  func commonIdentities(
    _ direction: RowDirection, from place: Int, with other: any RowPart, from otherPlace: Int,
    atMost limit: Int
  ) -> Int {
    direction.count(atMost: limit) { id(at: place + $0) == other.id(at: otherPlace + $0) }
  }
}

/// Rows that have been made one by one.
final class SingleRows: RowPart {
  var rows: [ListRow]

  init(_ rows: [ListRow]) {
    self.rows = rows
  }

  var count: Int { rows.count }
  func row(at place: Int) -> ListRow { rows[place] }
  func id(at place: Int) -> AnyHashable { rows[place].id }
  func firstIndex(of value: AnyHashable) -> Int? { rows.firstIndex { $0.value == value } }

  var repeated: AnyHashable? {
    var seen: Set<AnyHashable> = []
    return rows.first { !seen.insert($0.id).inserted }?.id
  }

  func hasRows(of other: any RowPart) -> Bool {
    guard let other = other as? SingleRows else { return false }
    return zip(rows, other.rows).allSatisfy { $0.id == $1.id }
  }
}

/// A row for each element of a collection.
struct ElementRows<Data: RandomAccessCollection, ID: Hashable, Content: View>: RowPart {
  let source: ForEach<Data, ID, Content>
  let count: Int

  init(_ source: ForEach<Data, ID, Content>) {
    self.source = source
    count = source.data.count
  }

  private func element(at place: Int) -> Data.Element {
    source.data[source.data.index(source.data.startIndex, offsetBy: place)]
  }

  func row(at place: Int) -> ListRow {
    let element = element(at: place)
    let id = AnyHashable(source.id(element))
    return ListRow(id: id, value: id) { [content = source.content] in
      AnyView(ForEachRow(element: element, content: content))
    }
  }

  func id(at place: Int) -> AnyHashable { AnyHashable(source.id(element(at: place))) }

  func firstIndex(of value: AnyHashable) -> Int? {
    guard let id = value.base as? ID else { return nil }
    return source.data.firstIndex { source.id($0) == id }
      .map { source.data.distance(from: source.data.startIndex, to: $0) }
  }

  var repeated: AnyHashable? {
    // A range says by itself that nothing does.
    if source.key == nil, source.data is Range<Int> { return nil }
    var seen: Set<ID> = []
    seen.reserveCapacity(count)
    for element in source.data {
      let id = source.id(element)
      if !seen.insert(id).inserted { return AnyHashable(id) }
    }
    return nil
  }

  func hasRows(of other: any RowPart) -> Bool {
    guard let other = other as? ElementRows else { return false }
    return source.key == other.source.key
      && ValueComparison.of(Data.self).areSame(source.data, other.source.data)
  }

  func common(
    _ direction: RowDirection, from place: Int, with other: any RowPart, from otherPlace: Int,
    atMost limit: Int
  ) -> Int {
    guard let other = other as? ElementRows else {
      return commonIdentities(
        direction, from: place, with: other, from: otherPlace, atMost: limit)
    }
    guard
      source.key != other.source.key
        || !source.data.isStored(at: place, as: other.source.data, at: otherPlace)
    else {
      return limit
    }
    return direction.count(atMost: limit) {
      source.id(element(at: place + $0)) == other.source.id(other.element(at: otherPlace + $0))
    }
  }
}
