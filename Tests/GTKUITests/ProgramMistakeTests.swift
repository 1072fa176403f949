import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A mistake of the program is reported with the name of the view, and survived.
@Suite(.serialized) @MainActor
struct ProgramMistakeTests {
  @Test func aBodyThatChangesItsOwnStateIsReportedByNameAndNotLooped() async {
    let counter = BodyCounter()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered { Restless(counter: counter) }
      await TestLoop.settle()
    }
    #expect(messages.contains { $0.contains("Restless") }, "\(messages)")
    #expect(counter["body"] <= 3)
    rendered?.close()
  }

  private struct Restless: View {
    @State private var count = 0
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("body")
      let _ = add()
      Text("\(count)")
    }
    private func add() { count += 1 }
  }

  @Test func aBodyThatChangesTheModelThatItReadsIsReportedByNameAndNotLooped() async {
    Diagnostics.checksBodies = true
    defer { Diagnostics.checksBodies = false }
    let model = Model()
    let counter = BodyCounter()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Text("\(model.first)")
        Meddler(model: model, counter: counter)
      }
      model.first += 1
      await TestLoop.settle()
    }
    #expect(messages.contains { $0.contains("Meddler") }, "\(messages)")
    #expect(counter["body"] <= 3)
    rendered?.close()
  }

  @Observable
  fileprivate final class Model {
    var first = 0
    var second = 0
    func setFirst(_ value: Int) { first = value }
    func setSecond(_ value: Int) { second = value }
  }

  private struct Meddler: View {
    let model: Model
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("body")
      let _ = model.setSecond(model.second + 1)
      Text("\(model.second)")
    }
  }

  @Test func aBodyIsEvaluatedOnceWhereNobodyAsksForTheCheck() {
    let counter = BodyCounter()
    let rendered = Rendered { Quiet(counter: counter) }
    #expect(counter["body"] == 1)
    rendered.close()
  }

  @Test func eachBodyThatRunsIsTracedWithItsReasonWhereThatIsAskedFor() async {
    let model = Model()
    let counter = BodyCounter()
    Diagnostics.tracesBodies = true
    defer { Diagnostics.tracesBodies = false }
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Text("\(model.first)")
        Quiet(counter: counter)
      }
      model.first += 1
      rendered?.flush()
    }
    #expect(messages.filter { $0.hasPrefix("Quiet.body") } == ["Quiet.body: made"])
    #expect(messages.contains { $0.hasSuffix(".body: something it read has changed") })
    rendered?.close()
  }

  private struct Quiet: View {
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("body")
      Text("quiet")
    }
  }

  @Test func identitiesThatRepeatAreReportedOnceAndSurvived() async {
    let model = Numbers()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        VStack { ForEach(model.numbers, id: \.self) { Text("\($0)") } }
      }
      model.numbers = [3, 3, 1, 1]
      rendered?.flush()
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Text") == true)
    #expect(messages.first?.contains("1") == true)
    #expect(rendered?.texts == ["3", "1"])
    model.numbers = [1, 2, 3]
    rendered?.flush()
    #expect(rendered?.texts == ["1", "2", "3"])
    rendered?.close()
  }

  @Test(arguments: [Place.popover, .sheet, .row])
  fileprivate func identitiesThatRepeatNameTheViewWhereverTheyStand(place: Place) async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered(isShown: true) { Host(place: place) }
      await rendered?.settle()
    }
    #expect(messages.count == 1, "\(messages)")
    #expect(messages.first?.contains("in Host: the identity 1 ") == true, "\(messages)")
    rendered?.close()
  }

  fileprivate enum Place {
    case popover
    case sheet
    case row
  }

  private struct Host: View {
    let place: Place

    var body: some View {
      switch place {
      case .popover: Text("lake").popover(isPresented: .constant(true)) { repeated }
      case .sheet: Text("lake").sheet(isPresented: .constant(true)) { repeated }
      case .row: List { VStack { repeated } }
      }
    }

    private var repeated: some View { ForEach([1, 2, 1], id: \.self) { Text("\($0)") } }
  }

  @Observable
  fileprivate final class Numbers {
    var numbers = [1, 2, 1]
  }

  @Test func aToolbarWithoutAHeaderBarIsReported() async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered { NavigationStack { Text("lake") }.toolbar { Button("Save") {} } }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("toolbar") == true)
    #expect(rendered?.texts.contains("lake") == true)
    rendered?.close()
  }

  @Test func whatIsNoMenuItemIsReportedByItsType() async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Menu("Menu") {
          Text("not an item")
          Button("Item") {}
        }
      }
    }
    #expect(messages.contains { $0.contains("Text") })
    rendered?.close()
  }
}
