import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A change of state reaches the widgets, and no more than has to.
@Suite(.serialized) @MainActor
struct StateTests {
  @Test func aChangeOfStateReachesTheWidget() {
    let rendered = Rendered { Counter() }
    let label = rendered.label("Count: 0")
    #expect(label != nil)
    rendered.press("More")
    #expect(rendered.texts.contains("Count: 1"))
    #expect(rendered.label("Count: 1") == label, "the widget stays")
    rendered.close()
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func onlyTheBodyThatReadTheValueRuns() {
    let counter = BodyCounter()
    let model = Lake()
    let rendered = Rendered { Shore(model: model, counter: counter) }
    counter.reset()
    model.depth = 7
    rendered.flush()
    #expect(counter.counts == ["depth": 1])
    #expect(rendered.texts == ["Baikal", "7 m"])
    counter.reset()
    model.name = "Léman"
    rendered.flush()
    #expect(counter.counts == ["name": 1])
    #expect(rendered.texts == ["Léman", "7 m"])
    rendered.close()
  }

  @Observable
  fileprivate final class Lake {
    var name = "Baikal"
    var depth = 1_642
    var isSalty = false
  }

  private struct Shore: View {
    let model: Lake
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("shore")
      Name(model: model, counter: counter)
      Depth(model: model, counter: counter)
    }
  }

  private struct Name: View {
    let model: Lake
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("name")
      Text(model.name)
    }
  }

  private struct Depth: View {
    let model: Lake
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("depth")
      Text("\(model.depth) m")
    }
  }

  @Test func containersAndSiblingsDoNotRunWithTheBodyInside() async {
    let counter = BodyCounter()
    let model = Lake()
    let rendered = Rendered(isShown: true) {
      NavigationStack {
        Counted(counter: counter, name: "top") {
          ScrollView {
            VStack {
              Counted(counter: counter, name: "sibling") { Text("sibling") }
              Depth(model: model, counter: counter).padding().frame(width: 100)
            }
          }
          List(selection: .constant(Int?.none)) {
            ForEach(0..<3) { number in
              Counted(counter: counter, name: "row \(number)") {
                number == 1 ? Text("\(model.depth)") : Text("other")
              }
            }
          }
        }
      }
    }
    await rendered.settle()
    #expect(counter["row 1"] > 0)
    counter.reset()
    model.depth = 7
    rendered.flush()
    #expect(rendered.texts.contains("7 m"))
    #expect(rendered.texts.contains("7"))
    #expect(counter.counts == ["depth": 1, "row 1": 1])
    rendered.close()
  }

  /// A view whose content is evaluated by itself, and counted.
  private struct Counted<Content: View>: View {
    let counter: BodyCounter
    let name: String
    @ViewBuilder let content: () -> Content
    var body: some View {
      let _ = counter.note(name)
      content()
    }
  }

  @Test func aValueThatNobodyReadsRunsNothing() {
    let counter = BodyCounter()
    let model = Lake()
    let rendered = Rendered { Shore(model: model, counter: counter) }
    counter.reset()
    model.isSalty = true
    rendered.flush()
    #expect(counter.counts == [:])
    rendered.close()
  }

  @Test func manyChangesInOneTurnCostOneEvaluation() async {
    let counter = BodyCounter()
    let model = Lake()
    let rendered = Rendered { Shore(model: model, counter: counter) }
    counter.reset()
    for depth in 0..<1_000 { model.depth = depth }
    #expect(counter.counts == [:], "nothing runs at once")
    // Not flushed by the test: the main loop does it.
    #expect(await TestLoop.eventually { rendered.texts.contains("999 m") })
    #expect(counter["depth"] == 1)
    rendered.close()
  }

  @Test func aChangeFromTheBackgroundArrives() async {
    let model = Atomic()
    let rendered = Rendered { Text("\(model.value)") }
    await Task.detached { model.value = 5 }.value
    #expect(await TestLoop.eventually { rendered.texts == ["5"] })
    rendered.close()
  }

  /// A model that any thread may change.
  fileprivate final class Atomic: Observable, @unchecked Sendable {
    // Sendable: the test writes once, and reads when that has been announced.
    private let registrar = ObservationRegistrar()
    private var stored = 0
    var value: Int {
      get {
        registrar.access(self, keyPath: \.value)
        return stored
      }
      set { registrar.withMutation(of: self, keyPath: \.value) { stored = newValue } }
    }
  }

  @Test func stateOutlivesTheValuesOfItsView() {
    let model = Lake()
    let rendered = Rendered {
      VStack {
        Text(model.name)
        Counter()
      }
    }
    rendered.press("More")
    model.name = "Ladoga"
    rendered.flush()
    #expect(rendered.texts.contains("Ladoga"))
    #expect(rendered.texts.contains("Count: 1"))
    rendered.close()
  }

  @Test func theInitialValueIsMadeOnce() {
    let counter = BodyCounter()
    let model = Lake()
    let rendered = Rendered {
      VStack {
        Text(model.name)
        Keeper(counter: counter)
      }
    }
    for number in 0..<5 {
      model.name = "\(number)"
      rendered.flush()
    }
    #expect(counter["initial"] == 1)
    rendered.close()
  }

  private struct Keeper: View {
    @State private var kept: Int
    init(counter: BodyCounter) {
      _kept = State(
        wrappedValue: {
          counter.note("initial")
          return 1
        }())
    }
    var body: some View { Text("\(kept)") }
  }

  @Test func aViewOutsideAnyTreeHasStateOfItsOwn() {
    let first = Loose()
    let second = Loose()
    first.count = 4
    #expect(first.count == 4)
    #expect(second.count == 0)
  }

  private struct Loose: View {
    @State var count = 0
    var body: some View { Text("\(count)") }
  }

  @Test func aThousandChangesArriveInTheEnd() async {
    let model = Lake()
    let rendered = Rendered { Text("\(model.depth)") }
    for depth in 0..<1_000 {
      model.depth = depth
      if depth % 50 == 0 { await Task.yield() }
    }
    #expect(await TestLoop.eventually { rendered.texts == ["999"] })
    rendered.close()
  }
}
