import TestSupport
import Testing

@testable import GTKUI

/// What has changed between the rows of two lists.
@Suite @MainActor
struct ListRowsTests {
  /// Counts how often elements are asked for their identities.
  final class Count {
    var asked = 0
  }

  struct Element: Hashable {
    let number: Int
    let count: Count

    var id: Int {
      count.asked += 1
      return number
    }

    static func == (first: Self, second: Self) -> Bool { first.number == second.number }
    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func rows(_ parts: ArraySlice<Element>...) -> ListRows {
    List {
      ForEach(parts.indices.prefix(1), id: \.self) { _ in Text("one by one") }
      Text("by itself")
      ForEach(parts[0], id: \.id) { Text("\($0.number)") }
      ForEach(parts[1], id: \.id) { Text("\($0.number)") }
      ForEach(parts[2], id: \.id) { Text("\($0.number)") }
    }.makeRows(expansion: OutlineExpansion())
  }

  @Test func partsOfOneArrayAreNotGoneThrough() {
    let count = Count()
    let all = (0..<10_000).map { Element(number: $0, count: count) }
    let sections = (20_000..<20_010).map { Element(number: $0, count: count) }[...]
    let before = rows(all[..<4_000], sections, all[4_000...])
    let after = rows(all[..<7_000], [], all[7_000...])
    count.asked = 0
    let splices = after.splices(from: before)
    #expect(splices == [RowSplice(oldStart: 4_002, start: 4_002, removed: 10, added: 0)])
    #expect(count.asked < 100, "\(count.asked) of 10,000 were asked")
  }

  @Test func theDifferenceIsThatOfTheIdentities() {
    var random = SeededGenerator(seed: 3)
    let all = (0..<30).map { Element(number: $0, count: Count()) }
    func part() -> ArraySlice<Element> {
      let start = random.number(below: 30)
      let slice = all[start..<start + random.number(below: 31 - start)]
      // The same elements at another place in memory are the same too.
      return random.number(below: 2) == 0 ? slice : Array(slice)[...]
    }
    for turn in 0..<300 {
      let (old, new) = (rows(part(), part(), part()), rows(part(), part(), part()))
      let (first, second) = (old.indices.map(old.id(at:)), new.indices.map(new.id(at:)))
      let start = zip(first, second).prefix { $0 == $1 }.count
      let end = zip(first.dropFirst(start).reversed(), second.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      let found = new.difference(from: old)
      let isSame = first == second
      #expect(found.start == (isSame ? 0 : start) || isSame, "turn \(turn)")
      #expect(found.removed == first.count - start - end, "turn \(turn)")
      #expect(found.added == second.count - start - end, "turn \(turn)")
    }
  }
}
