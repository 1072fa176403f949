import Testing

@testable import WebKitUI

@Suite struct FindStateTests {
  private let query = FindState.Query(text: "lake")

  @Test func `A search asks once and says what it found`() {
    var state = FindState()
    #expect(state.find(query) == .search(query, number: 1))
    #expect(state.find(query) == .nothing)
    #expect(state.status.isEmpty)
    state.answered(number: 1, count: 12, index: 2)
    #expect(state.status == "3 of 12")
  }

  @Test func `An answer to an earlier search comes too late`() {
    var state = FindState()
    _ = state.find(query)
    _ = state.find(FindState.Query(text: "lakes"))
    state.answered(number: 1, count: 12, index: 0)
    #expect(state.result == .unknown)
    state.answered(number: 2, count: 0, index: 0)
    #expect(state.status == "No matches")
  }

  @Test func `There are steps only where there is something to step to`() {
    var state = FindState()
    #expect(state.next() == .nothing)
    _ = state.find(query)
    #expect(state.previous() == .nothing)
    state.answered(number: 1, count: 0, index: 0)
    #expect(state.next() == .nothing)
    state.answered(number: 1, count: 2, index: 0)
    #expect(state.next() == .step(by: 1, number: 1))
    #expect(state.previous() == .step(by: -1, number: 1))
  }

  @Test func `More matches than the limit are not counted`() {
    var state = FindState()
    _ = state.find(query)
    state.answered(number: 1, count: FindState.limit, index: 0)
    #expect(state.status == "1 of 1000")
    state.answered(number: 1, count: FindState.limit + 1, index: 0)
    #expect(state.status == "More than 1,000 matches")
  }

  @Test func `Nothing to look for takes the marks away`() {
    var state = FindState()
    #expect(state.findAgain() == .nothing)
    _ = state.find(query)
    state.answered(number: 1, count: 3, index: 0)
    #expect(state.find(FindState.Query()) == .clear)
    #expect(state.result == .unknown)
  }

  @Test func `Another page is searched for the same`() {
    var state = FindState()
    _ = state.find(query)
    #expect(state.findAgain() == .search(query, number: 2))
    state.answered(number: 2, count: 1, index: 0)
    #expect(state.status == "1 of 1")
  }
}
