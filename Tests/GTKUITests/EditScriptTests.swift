import TestSupport
import Testing

@testable import GTKUI

/// The shortest way from one order to another.
@Suite @MainActor
struct EditScriptTests {
  /// Does to a list what a script says, as a container does to its children.
  private func applying(_ script: EditScript<Int>, to list: [Int]) -> [Int] {
    var list = list.filter { !script.removals.contains($0) }
    for placement in script.placements {
      list.removeAll { $0 == placement.element }
      let place = placement.after.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      list.insert(placement.element, at: place)
    }
    return list
  }

  /// The longest part of a list that is in order, found by trying all.
  private func longestIncreasing(_ list: [Int]) -> Int {
    var longest: [Int] = []
    for (index, value) in list.enumerated() {
      let before = (0..<index).filter { list[$0] < value }.map { longest[$0] }.max() ?? 0
      longest.append(before + 1)
    }
    return longest.max() ?? 0
  }

  @Test func equalListsNeedNothing() {
    for list in [[], [1], [1, 2, 3]] {
      let script = EditScript(from: list, to: list)
      #expect(script.removals.isEmpty)
      #expect(script.placements.isEmpty)
    }
  }

  @Test func theFirstAndTheLastOfAllCases() {
    #expect(applying(EditScript(from: [], to: [1]), to: []) == [1])
    #expect(applying(EditScript(from: [1], to: []), to: [1]) == [])
    #expect(applying(EditScript(from: [1], to: [2]), to: [1]) == [2])
    #expect(applying(EditScript(from: [1, 2], to: [2, 1]), to: [1, 2]) == [2, 1])
    #expect(EditScript(from: [1, 2], to: [2, 1]).placements.count == 1)
  }

  @Test func anElementThatMovesFarIsTheOnlyOneThatMoves() {
    let list = Array(0..<1_000)
    let script = EditScript(from: list, to: [999] + list.dropLast())
    #expect(script.removals.isEmpty)
    #expect(script.placements.map(\.element) == [999])
    let back = EditScript(from: list, to: Array(list.dropFirst()) + [0])
    #expect(back.placements.map(\.element) == [0])
    #expect(back.placements.first?.after == 999)
  }

  @Test func whatIsInsertedMovesNothingElse() {
    let script = EditScript(from: [1, 2, 3], to: [1, 9, 2, 8, 3, 7])
    #expect(script.placements.map(\.element) == [9, 8, 7])
    #expect(script.placements.map(\.isNew) == [true, true, true])
    #expect(script.placements.map(\.after) == [1, 2, 3])
  }

  @Test func randomListsBecomeEachOtherInTheFewestMoves() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let old = random.list(upTo: 12)
      let new = random.list(upTo: 12)
      let script = EditScript(from: old, to: new)
      #expect(applying(script, to: old) == new, "\(old) → \(new)")
      #expect(script.removals == old.filter { !new.contains($0) })
      #expect(script.placements.filter(\.isNew).map(\.element) == new.filter { !old.contains($0) })
      let kept = new.compactMap { old.firstIndex(of: $0) }
      let moves = script.placements.filter { !$0.isNew }.count
      #expect(moves == kept.count - longestIncreasing(kept), "\(old) → \(new)")
    }
  }

  @Test func aThousandElementsInReverseAreQuick() {
    let list = Array(0..<1_000)
    let start = ContinuousClock.now
    let script = EditScript(from: list, to: list.reversed())
    #expect(script.placements.count == 999)
    #expect(ContinuousClock.now - start < .seconds(1))
  }
}

extension SeededGenerator {
  /// Numbers below twenty in any order, none twice.
  fileprivate mutating func list(upTo limit: Int) -> [Int] {
    Array((0..<20).shuffled(using: &self).prefix(number(below: limit + 1)))
  }
}
