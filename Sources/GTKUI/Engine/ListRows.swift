/// One row of a list, whose view is made when it comes into sight.
struct ListRow {
  var id: AnyHashable
  var value: AnyHashable?
  var isHeader = false
  /// Where the row stands in an outline; nothing where it is in none.
  var outline: RowOutline?
  let content: () -> AnyView
}

/// Where a row stands in an outline.
struct RowOutline {
  let depth: Int
  /// Whether the rows below are shown; nothing where there are none.
  let isExpanded: Bool?
  let setExpanded: (Bool) -> Void
}

/// The rows of a list: some by themselves, others as elements that are looked at when they come into
/// sight.
struct ListRows: @MainActor RandomAccessCollection {
  private var parts: [any RowPart] = []
  private var ends: [Int] = []
  private var scope: [AnyHashable] = []
  private var ordinal = 0

  /// Which rows of outlines are open.
  let expansion: OutlineExpansion

  /// How deep in outlines the rows stand that are added now.
  private(set) var depth = 0

  init(expansion: OutlineExpansion = OutlineExpansion()) {
    self.expansion = expansion
  }

  var startIndex: Int { 0 }
  var endIndex: Int { ends.last ?? 0 }

  subscript(index: Int) -> ListRow {
    let (part, place) = part(of: index)
    return part.row(at: place)
  }

  /// The identity of a row, without making the row.
  func id(at index: Int) -> AnyHashable {
    let (part, place) = part(of: index)
    return part.id(at: place)
  }

  /// The place of the first row with a value.
  func firstIndex(of value: AnyHashable) -> Int? {
    for (number, part) in parts.enumerated() {
      if let place = part.firstIndex(of: value) { return ends[number] - part.count + place }
    }
    return nil
  }

  /// An identity that occurs more than once within a part.
  var repeated: AnyHashable? { parts.lazy.compactMap(\.repeated).first }

  /// The part in the middle in which the rows differ from others.
  func difference(from old: ListRows) -> (start: Int, removed: Int, added: Int) {
    let isSame =
      parts.count == old.parts.count
      && zip(parts, old.parts).allSatisfy { $0.count == $1.count && $0.hasRows(of: $1) }
    guard !isSame else { return (0, 0, 0) }
    let shorter = Swift.min(old.count, count)
    let start = common(.forwards, with: old, atMost: shorter)
    let end = common(.backwards, with: old, atMost: shorter - start)
    return (start, old.count - start - end, count - start - end)
  }

  /// How many rows from one end on are the same as others', part by part.
  private func common(_ direction: RowDirection, with old: ListRows, atMost limit: Int) -> Int {
    var done = 0
    while done < limit {
      let isForwards = direction == .forwards
      let (part, place) = part(of: isForwards ? done : count - 1 - done)
      let (other, otherPlace) = old.part(of: isForwards ? done : old.count - 1 - done)
      let rest =
        isForwards
        ? Swift.min(part.count - place, other.count - otherPlace)
        : Swift.min(place, otherPlace) + 1
      let run = Swift.min(rest, limit - done)
      let same = part.common(direction, from: place, with: other, from: otherPlace, atMost: run)
      done += same
      if same < run { break }
    }
    return done
  }

  /// What takes other rows to these, in order: rows that stay are left alone, so that those in sight
  /// stay where they are.
  func splices(from old: ListRows) -> [RowSplice] {
    let (start, removed, added) = difference(from: old)
    guard removed > 0 || added > 0 else { return [] }
    let whole = RowSplice(oldStart: start, start: start, removed: removed, added: added)
    // To look for what stays costs more than it is worth where nearly all is replaced.
    guard removed > 0, added > 0, Swift.max(removed, added) <= 5_000 else { return [whole] }
    let before = (start..<start + removed).map { old.id(at: $0) }
    let after = (start..<start + added).map { id(at: $0) }
    guard Set(before).count == removed, Set(after).count == added else { return [whole] }
    let script = EditScript(from: before, to: after)
    let touched = Set(script.removals).union(script.placements.map(\.element))
    var splices: [RowSplice] = []
    var (first, second) = (0, 0)
    while first < removed || second < added {
      let (firstEnd, secondEnd) = (
        before[first...].firstIndex { !touched.contains($0) } ?? removed,
        after[second...].firstIndex { !touched.contains($0) } ?? added
      )
      if firstEnd > first || secondEnd > second {
        splices.append(
          RowSplice(
            oldStart: start + first, start: start + second, removed: firstEnd - first,
            added: secondEnd - second))
      }
      // Here both have the same row.
      (first, second) = (firstEnd + 1, secondEnd + 1)
    }
    return splices
  }

  private func part(of index: Int) -> (any RowPart, Int) {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if index < ends[middle] { high = middle } else { low = middle + 1 }
    }
    return (parts[low], index - (ends[low] - parts[low].count))
  }

  // MARK: Adding

  /// Adds a row.
  mutating func append(_ row: ListRow) {
    ordinal += 1
    if let last = parts.last as? SingleRows {
      last.rows.append(row)
      ends[ends.count - 1] += 1
    } else {
      add(SingleRows([row]))
    }
  }

  /// Adds the rows of a collection.
  mutating func append(_ part: some RowPart) {
    ordinal += 1
    add(part)
  }

  private mutating func add(_ part: some RowPart) {
    ends.append(count + part.count)
    parts.append(part)
  }

  /// An identity for the next row: which of the rows and collections of its element it is.
  func nextID() -> AnyHashable { AnyHashable(scope + [AnyHashable(ordinal)]) }

  /// Adds the rows of an element: the first stands for it.
  mutating func appendRows(of id: AnyHashable, _ body: (inout ListRows) -> Void) {
    let first = count
    within(id, body)
    if first < count { claim(first, for: id) }
  }

  /// Adds rows below another in an outline.
  mutating func appendRows(below id: AnyHashable, _ body: (inout ListRows) -> Void) {
    depth += 1
    within(id, body)
    depth -= 1
  }

  private mutating func within(_ id: AnyHashable, _ body: (inout ListRows) -> Void) {
    let outer = ordinal
    scope.append(id)
    ordinal = 0
    body(&self)
    scope.removeLast()
    ordinal = outer
  }

  private func claim(_ index: Int, for id: AnyHashable) {
    let (part, place) = part(of: index)
    guard let single = part as? SingleRows, single.rows[place].value == nil,
      !single.rows[place].isHeader
    else { return }
    single.rows[place].id = id
    single.rows[place].value = id
  }
}

/// Rows that take the place of others.
struct RowSplice: Equatable {
  /// Where the rows that go begin among all those before.
  let oldStart: Int
  /// Where they begin once what is above has been replaced.
  let start: Int
  let removed: Int
  let added: Int
}
