import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What a change costs, counted: bodies that are evaluated and widgets that are updated.
@Suite(.serialized) @MainActor
struct EngineCostTests {
  @Observable @MainActor
  fileprivate final class Model {
    var text = "first"
    var numbers = [Int](repeating: 0, count: 40)
    var turn = 0
  }

  /// What a change makes the view layer do.
  private func cost(of change: () -> Void, in rendered: Rendered) -> Diagnostics.Counts {
    let before = Diagnostics.counts
    change()
    rendered.flush()
    return Diagnostics.Counts(
      bodies: Diagnostics.counts.bodies - before.bodies,
      updates: Diagnostics.counts.updates - before.updates)
  }

  private struct Changing: View {
    let model: Model
    var body: some View { Text(model.text) }
  }

  private struct Still: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }

  @Test(arguments: [100, 2_000])
  func oneLabelOfManyCostsOneBodyAndOneUpdate(count: Int) {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Changing(model: model)
        ForEach(0..<count) { Still(number: $0) }
      }
    }
    let cost = cost(of: { model.text = "second" }, in: rendered)
    #expect(cost == Diagnostics.Counts(bodies: 1, updates: 1))
    #expect(rendered.texts.first == "second")
    rendered.close()
  }

  @Test func aChangeAboveLeavesAloneWhatIsTheSameBelow() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Text("turn \(model.turn)")
        HStack { Still(number: 1) }
        Still(number: 2)
      }
    }
    let cost = cost(of: { model.turn += 1 }, in: rendered)
    // The window's content and the stack that holds the text, then the stack's widget and the text.
    #expect(cost.bodies <= 2 && cost.updates <= 2, "\(cost)")
    rendered.close()
  }

  @Test func aSelectionAmongManyRowsUpdatesNoRow() async {
    let model = ListModel(0..<5_000)
    let rendered = Rendered(isShown: true, size: (400, 400)) {
      List(selection: Bindable(model).selection) {
        ForEach(model.ids, id: \.self) { Text("row \($0)") }
      }
    }
    #expect(await TestLoop.eventually { rendered.rowsInSight.first == "row 0" })
    let cost = cost(of: { model.selection = 3 }, in: rendered)
    #expect(cost.bodies <= 1 && cost.updates <= 2, "\(cost)")
    #expect(rendered.selectedRow == 3)
    rendered.close()
  }

  @Test func anIdleWindowWakesUpForNothing() async {
    let rendered = Rendered(isShown: true) { Text("lake") }
    await rendered.settle()
    let before = (Diagnostics.counts, MainLoop.drainCount)
    await TestLoop.wait(milliseconds: 500)
    #expect(Diagnostics.counts == before.0)
    // The end of the wait is one.
    #expect(MainLoop.drainCount - before.1 <= 2)
    rendered.close()
  }

  /// A thousand changes a second, at random places, for ten seconds where time is given.
  @Test func aThousandRandomChangesASecondLoseNothingAndKeepNothing() async throws {
    let isLong = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil
    let count = isLong ? 10_000 : 1_000
    var random = SeededGenerator(seed: 11)
    let model = Model()
    let rendered = Rendered(isShown: true) {
      VStack {
        ForEach(0..<40) { place in Text(verbatim: "\(model.numbers[place])") }
        Text(verbatim: "turn \(model.turn)")
      }
    }
    await rendered.settle()
    var memory: [Int] = []
    var (made, checked) = (0, 0)
    let start = ContinuousClock.now
    while made < count {
      await TestLoop.wait(milliseconds: 1)
      // A turn takes longer where a frame is drawn: what has become due meanwhile comes together.
      let due = min(Int((ContinuousClock.now - start) / .milliseconds(1)), count)
      while made < due {
        model.numbers[random.number(below: 40)] = Int(random.next() % 100_000)
        model.turn = made
        made += 1
      }
      guard made - checked >= 100 || made == count else { continue }
      checked = made
      rendered.flush()
      #expect(rendered.texts == model.numbers.map { "\($0)" } + ["turn \(made - 1)"])
      memory.append(try residentBytes())
    }
    // What drawing them took would show as turns that come too late.
    let perSecond = Double(made) / ((ContinuousClock.now - start) / .seconds(1))
    #expect(perSecond > 900, "\(perSecond) changes a second")
    // What fonts and glyphs take is taken in the first half.
    let half = memory[memory.count / 2]
    #expect(memory[memory.count - 1] - half < 4_000_000, "\(memory)")
    rendered.close()
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return try #require(pages) * 4_096
  }
}
