import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Views that change each other without end are stopped, and nobody else with them.
@Suite(.serialized) @MainActor
struct EndlessChangeTests {
  @Observable
  fileprivate final class Model {
    var first = 0
    var second = 0
    func setFirst(_ value: Int) { first = value }
    func setSecond(_ value: Int) { second = value }
  }

  @Test func viewsThatChangeEachOtherWithoutEndAreStopped() async {
    let model = Model()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Ping(model: model)
        Pong(model: model)
      }
      model.first += 1
      await TestLoop.settle()
    }
    #expect(
      messages.contains {
        $0.contains("without end") && ($0.contains("Ping") || $0.contains("Pong"))
      },
      "\(messages)")
    rendered?.close()
  }

  private struct Ping: View {
    let model: Model
    var body: some View {
      let _ = model.setSecond(model.first + 1)
      Text("ping")
    }
  }

  private struct Pong: View {
    let model: Model
    var body: some View {
      let _ = model.setFirst(model.second + 1)
      Text("pong")
    }
  }

  @Test func aProgramThatWasStoppedGoesOnWithTheNextChange() async {
    let model = Model()
    let switches = Switches()
    let rendered = Rendered {
      Text("\(switches.isOn)")
      if switches.isOn { Text("on") }
    }
    let endless = Rendered {
      Ping(model: model)
      Pong(model: model)
    }
    _ = await reports {
      model.first += 1
      await TestLoop.settle()
    }
    endless.close()
    switches.isOn = true
    #expect(await TestLoop.eventually { rendered.texts == ["true", "on"] })
    rendered.close()
  }

  @Observable
  fileprivate final class Switches {
    var isOn = false
  }

  @Test func whoIsChangedByViewsWithoutEndLosesNothing() async {
    let model = Model()
    // Some round is the last one, and tells the next of them.
    let neighbours = (0..<400).map { _ in Neighbour() }
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Crier(neighbours: neighbours, heard: { model.first }, say: model.setSecond)
        Crier(neighbours: neighbours, heard: { model.second }, say: model.setFirst)
        ForEach(neighbours.indices, id: \.self) { House(neighbour: neighbours[$0]) }
      }
      model.first += 1
      await TestLoop.settle()
    }
    #expect(messages.contains { $0.contains("without end") }, "\(messages)")
    #expect(!messages.contains { $0.contains("House") }, "\(messages)")
    let told = neighbours.filter(\.isTold)
    #expect(told.count > 10 && told.count < neighbours.count)
    #expect(rendered?.texts.filter { $0 == "told" }.count == told.count)
    #expect(told.allSatisfy { $0.heard == ["told"] })
    for neighbour in neighbours { neighbour.news = "more" }
    rendered?.flush()
    #expect(rendered?.texts.filter { $0 == "more" }.count == neighbours.count)
    rendered?.close()
  }

  @Observable
  fileprivate final class Neighbour {
    var news = "none"
    @ObservationIgnored var heard: [String] = []
    @ObservationIgnored private(set) var isTold = false
    func tell() {
      isTold = true
      news = "told"
    }
  }

  /// One of two that change each other, and tells somebody else each time.
  private struct Crier: View {
    let neighbours: [Neighbour]
    let heard: () -> Int
    let say: (Int) -> Void
    var body: some View {
      let _ = tell(heard())
      Text("crier")
    }
    private func tell(_ number: Int) {
      guard number > 0 else { return }
      neighbours.first { !$0.isTold }?.tell()
      say(number + 1)
    }
  }

  private struct House: View {
    let neighbour: Neighbour
    var body: some View {
      Text(neighbour.news)
        .onChange(of: neighbour.news) { _, news in
          // What comes after that is in the round behind it.
          RenderScheduler.shared.afterRendering { neighbour.heard.append(news) }
        }
    }
  }

  @Test func aLargeCircleOfViewsIsStoppedInALaterTurn() async {
    let circle = (0..<60).map { _ in Model() }
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        ForEach(circle.indices, id: \.self) { Link(mine: circle[$0], next: circle[($0 + 1) % 60]) }
      }
      circle[0].first = 1
      await TestLoop.settle()
    }
    // One turn is not enough to tell it from a long chain of changes.
    #expect(circle[0].first > 300)
    #expect(messages.filter { $0.contains("without end") && $0.contains("Link") }.count == 1)
    rendered?.close()
  }

  /// Says to the next one what it has heard.
  private struct Link: View {
    let mine: Model
    let next: Model
    var body: some View {
      let number = mine.first
      let _ = number > 0 ? next.setFirst(number + 1) : ()
      Text("link")
    }
  }
}
