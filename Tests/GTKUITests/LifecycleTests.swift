import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Actions at the turns of a view's life, each once and in its time.
@Suite(.serialized) @MainActor
struct LifecycleTests {
  @Observable
  fileprivate final class Model {
    var isOn = true
    var value = 1
    var id = 1
    @ObservationIgnored var events: [String] = []
  }

  @Test func aViewAppearsAndDisappearsOnce() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        if model.isOn {
          Text("\(model.value)")
            .onAppear { model.events.append("appear") }
            .onDisappear { model.events.append("disappear") }
        }
      }
    }
    #expect(model.events == ["appear"])
    model.value = 2
    rendered.flush()
    #expect(model.events == ["appear"])
    model.isOn = false
    rendered.flush()
    #expect(model.events == ["appear", "disappear"])
    model.isOn = true
    rendered.flush()
    rendered.close()
    #expect(model.events == ["appear", "disappear", "appear", "disappear"])
  }

  @Test func aViewWithNothingToDoWhenItAppearsAndDisappearsIsShown() {
    let rendered = Rendered { Text("lake").onAppear(perform: nil).onDisappear() }
    #expect(rendered.texts == ["lake"])
    rendered.close()
  }

  @Test func aViewThatGoesBeforeItAppearedOnlyDisappears() {
    let model = Model()
    let rendered = Rendered { Text("lake") }
    let node = Text("x").onAppear { model.events.append("appear") }.testNode()
    node.dismantle()
    rendered.flush()
    #expect(model.events == [])
    rendered.close()
  }

  @Test func appearingMayChangeState() {
    let rendered = Rendered { Loading() }
    #expect(rendered.texts == ["loaded"])
    rendered.close()
  }

  private struct Loading: View {
    @State private var text = "loading"
    var body: some View { Text(text).onAppear { text = "loaded" } }
  }

  @Test func aChangeIsToldWithTheOldAndTheNewValue() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").onChange(of: model.value) { model.events.append("\($0) → \($1)") }
    }
    #expect(model.events == [])
    model.value = 5
    rendered.flush()
    model.value = 5
    rendered.flush()
    model.isOn = false
    model.value = 6
    rendered.flush()
    #expect(model.events == ["1 → 5", "5 → 6"])
    rendered.close()
  }

  @Test func theFirstValueIsToldWhenAskedFor() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").onChange(of: model.value, initial: true) {
        model.events.append("\(model.value)")
      }
    }
    #expect(model.events == ["1"])
    model.value = 2
    rendered.flush()
    #expect(model.events == ["1", "2"])
    rendered.close()
  }

  @Test func aChangeMayChangeState() {
    let rendered = Rendered { Follower() }
    rendered.press("More")
    #expect(rendered.texts.contains("1 → 2"))
    rendered.close()
  }

  private struct Follower: View {
    @State private var first = 0
    @State private var double = 0
    var body: some View {
      VStack {
        Text("\(first) → \(double)")
        Button("More") { first += 1 }
      }
      .onChange(of: first) { double = first * 2 }
    }
  }

  @Test func aTaskRunsWhenTheViewAppearsAndIsCancelledWhenItGoes() async {
    let model = Model()
    let rendered = Rendered {
      VStack {
        if model.isOn {
          Text("lake").task {
            model.events.append("start")
            await untilCancelled()
            model.events.append("cancelled \(Task.isCancelled)")
          }
        }
      }
    }
    #expect(await TestLoop.eventually { model.events == ["start"] })
    model.value = 2
    rendered.flush()
    model.isOn = false
    rendered.flush()
    #expect(await TestLoop.eventually { model.events == ["start", "cancelled true"] })
    rendered.close()
  }

  @Test func anotherIdentityCancelsTheTaskAndStartsAnother() async {
    let model = Model()
    let rendered = Rendered {
      Text("lake").task(id: model.id) {
        let id = model.id
        model.events.append("start \(id)")
        await untilCancelled()
        model.events.append("end \(id)")
      }
    }
    #expect(await TestLoop.eventually { model.events == ["start 1"] })
    model.id = 2
    rendered.flush()
    #expect(await TestLoop.eventually { model.events.count == 3 })
    #expect(Set(model.events) == ["start 1", "end 1", "start 2"])
    rendered.close()
    #expect(await TestLoop.eventually { model.events.last == "end 2" })
  }

  @Test func aWindowThatClosesCancelsItsTasks() async {
    let model = Model()
    let rendered = Rendered {
      Text("lake").task {
        await untilCancelled()
        model.events.append("end")
      }
    }
    await TestLoop.settle()
    rendered.close()
    #expect(await TestLoop.eventually { model.events == ["end"] })
  }
}

/// Waits until the task is cancelled.
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  await withTaskCancellationHandler {
    for await _ in stream {}
  } onCancel: {
    continuation.finish()
  }
}

extension View {
  /// The node of the view, in no window.
  func testNode() -> any Node<Self> {
    Self.makeNode(self, in: NodeContext(environment: EnvironmentValues(), owner: nil, depth: 0))
  }
}
