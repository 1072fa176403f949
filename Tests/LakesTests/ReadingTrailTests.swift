import ArticleLibrary
import Foundation
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
struct ReadingTrailTests {
  private func step(_ page: PageKind, _ number: Int) -> ReadingTrail.Step {
    ReadingTrail.Step(page: page, item: .init(number: number))
  }

  @Test func backLeadsThroughBothPagesInTheOrderOfReading() {
    var trail = ReadingTrail()
    #expect(trail.back.isEmpty && trail.forward.isEmpty && trail.current == nil)
    let way = [step(.library, 1), step(.opened, 1), step(.library, 2)]
    for step in way { trail.arrive(at: step) }
    #expect(trail.back == [way[1], way[0]])
    trail.arrive(at: way[1])
    #expect(trail.back == [way[0]] && trail.forward == [way[2]])
    trail.arrive(at: way[1])
    #expect(trail.back == [way[0]] && trail.forward == [way[2]])
  }

  @Test func aNewStepLeavesWhatLayAhead() {
    var trail = ReadingTrail()
    let way = (1...4).map { step(.library, $0) }
    for step in way[..<3] { trail.arrive(at: step) }
    trail.arrive(at: way[0])
    trail.arrive(at: way[3])
    #expect(trail.steps == [way[0], way[3]] && trail.forward.isEmpty)
  }
}
