import Testing

@testable import Lakes

@MainActor
@Suite
struct SectionTrackerTests {
  /// Five sections of 400 pixels in a page of 2,000, seen through 1,000: the last two can never reach
  /// the upper edge.
  private let sections = (0..<5).map {
    ArticleSection(id: $0, level: 0, title: "\($0)", top: Double($0) * 400 + 100)
  }

  private func geometry(_ offset: Double, height: Double = 2100) -> SectionTracker.Geometry {
    .init(offset: offset, viewHeight: 1000, contentHeight: height, contentWidth: 800)
  }

  private func tracker(at offset: Double) -> SectionTracker {
    var tracker = SectionTracker()
    tracker.setSections(sections)
    _ = tracker.move(to: geometry(offset))
    return tracker
  }

  @Test func nothingIsMarkedAboveTheFirstHeading() {
    #expect(tracker(at: 0).marked == nil)
  }

  @Test func everySectionHasItsTurnAndTheirOrderIsKept() {
    let marked = stride(from: 0.0, through: 1100, by: 5).compactMap { tracker(at: $0).marked }
    #expect(marked == marked.sorted())
    #expect(Set(marked) == [0, 1, 2, 3, 4])
  }

  @Test func inALongPageTheHeadingThatPassedTheUpperEdgeLastIsMarked() {
    var tracker = SectionTracker()
    tracker.setSections(sections)
    _ = tracker.move(to: geometry(899, height: 20_000))
    #expect(tracker.marked == 2)
    _ = tracker.move(to: geometry(700, height: 20_000))
    #expect(tracker.marked == 1)
  }

  @Test func aChosenSectionStaysMarkedUntilTheReaderScrolls() {
    var tracker = tracker(at: 0)
    tracker.choose(4)
    _ = tracker.move(to: geometry(600))
    #expect(tracker.marked == 4)
    tracker.arrive(at: 1100)
    _ = tracker.move(to: geometry(1100))
    #expect(tracker.marked == 4)
    _ = tracker.move(to: geometry(60))
    #expect(tracker.marked == 0)
  }

  @Test func aChangeOfTheLayoutAsksForTheHeadingsAnewAndKeepsTheChoice() {
    var tracker = tracker(at: 0)
    let hasNewLayout = tracker.move(to: geometry(10))
    #expect(!hasNewLayout)
    tracker.choose(3)
    tracker.arrive(at: 1100)
    let hasNewerLayout = tracker.move(to: geometry(900, height: 3000))
    #expect(hasNewerLayout)
    #expect(tracker.marked == 3)
  }

  @Test func anotherPageForgetsTheChoice() {
    var tracker = tracker(at: 0)
    tracker.choose(3)
    tracker.clear()
    #expect(tracker.sections.isEmpty && tracker.marked == nil)
  }

  @Test func anotherPageMayStandAsTheOneBefore() {
    var tracker = tracker(at: 500)
    tracker.clear()
    // The view says nothing where nothing changes.
    tracker.setSections(sections)
    #expect(tracker == self.tracker(at: 500))
  }
}
