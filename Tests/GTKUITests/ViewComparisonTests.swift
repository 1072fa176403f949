import Foundation
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A body runs when its view has another value, and not when a new value of it is the same.
@Suite(.serialized) @MainActor
struct ViewComparisonTests {
  @Observable
  fileprivate final class Model {
    var turn = 0
    var never = 0
    var list = ["north"]
  }

  private enum Depth: Equatable {
    case shallow(String)
    case deep
  }

  /// A view with fields of each kind.
  private struct Fields: View {
    let counter: BodyCounter
    var text = String(repeating: "a text that is not in place ", count: 2)
    var numbers = [1, 2, 3]
    var depth = Depth.shallow("long enough to be kept elsewhere")
    var pair = (1, String(repeating: "pair", count: 9))
    var optional: Int?
    var action: (() -> Void)?
    weak var owner: BodyCounter?
    @State private var count = 0
    @Environment(\.lineLimit) private var limit
    var binding: Binding<Int>?

    var body: some View {
      let _ = counter.note("fields")
      Text("\(text) \(count) \(limit ?? 0)")
    }
  }

  /// Evaluates a view a second time with a change of its surroundings; how often its body ran then.
  private func runs(
    _ view: @escaping (Int, BodyCounter, Binding<Int>) -> some View
  ) -> Int {
    let model = Model()
    let counter = BodyCounter()
    let rendered = Rendered { Parent(model: model, counter: counter, view: view) }
    counter.reset()
    model.turn += 1
    rendered.flush()
    #expect(counter["parent"] == 1)
    rendered.close()
    return counter["fields"]
  }

  private struct Parent<Content: View>: View {
    let model: Model
    let counter: BodyCounter
    let view: (Int, BodyCounter, Binding<Int>) -> Content
    @State private var number = 0

    var body: some View {
      let _ = counter.note("parent")
      VStack { view(model.turn, counter, $number) }
    }
  }

  @Test func aViewOfTheSameValueIsNotEvaluatedAgain() {
    #expect(runs { _, counter, _ in Fields(counter: counter) } == 0)
    #expect(runs { _, counter, _ in Fields(counter: counter, owner: counter) } == 0)
    #expect(runs { _, counter, _ in Fields(counter: counter, action: {}) } == 0)
    #expect(runs { _, counter, binding in Fields(counter: counter, binding: binding) } == 0)
    #expect(runs { _, counter, _ in AnyView(Fields(counter: counter)) } == 0)
    #expect(runs { _, counter, _ in Fields(counter: counter).padding(3) } == 0)
  }

  @Test func aDifferenceInAnyFieldIsSeen() {
    #expect(runs { turn, counter, _ in Fields(counter: counter, text: "\(turn)") } == 1)
    #expect(runs { turn, counter, _ in Fields(counter: counter, numbers: [1, 2, turn]) } == 1)
    #expect(runs { turn, counter, _ in Fields(counter: counter, depth: .shallow("\(turn)")) } == 1)
    #expect(
      runs { turn, counter, _ in Fields(counter: counter, depth: turn == 0 ? .deep : .shallow("")) }
        == 1)
    #expect(runs { turn, counter, _ in Fields(counter: counter, pair: (turn, "a")) } == 1)
    #expect(runs { turn, counter, _ in Fields(counter: counter, pair: (1, "\(turn)")) } == 1)
    #expect(runs { turn, counter, _ in Fields(counter: counter, optional: turn) } == 1)
    #expect(
      runs { turn, counter, _ in Fields(counter: counter, owner: turn == 0 ? nil : counter) } == 1)
    #expect(
      runs { turn, counter, binding in
        Fields(counter: counter, binding: turn == 0 ? nil : binding)
      } == 1)
  }

  @Test func whatStandsBetweenTwoFieldsIsNoDifference() {
    struct Padded {
      var small: Int8
      var large: Int
    }
    func padded(_ filling: UInt8) -> Padded {
      let size = MemoryLayout<Padded>.size
      let memory = UnsafeMutableRawPointer.allocate(
        byteCount: size, alignment: MemoryLayout<Padded>.alignment)
      defer { memory.deallocate() }
      memory.initializeMemory(as: UInt8.self, repeating: filling, count: size)
      let value = memory.assumingMemoryBound(to: Padded.self)
      value.pointee.small = 1
      value.pointee.large = 2
      return value.pointee
    }
    let layout = ValueComparison.of(Padded.self)
    #expect(layout.areSame(padded(0), padded(255)))
    #expect(!layout.areSame(padded(0), Padded(small: 1, large: 3)))
  }

  @Test func aClosureThatHoldsAnotherValueIsADifference() {
    #expect(runs { turn, counter, _ in Fields(counter: counter, action: { print(turn) }) } == 1)
  }

  @Test func anotherEnvironmentReachesAViewOfTheSameValue() {
    #expect(runs { turn, counter, _ in Fields(counter: counter).lineLimit(turn + 1) } == 1)
    #expect(runs { _, counter, _ in Fields(counter: counter).lineLimit(7) } == 0)
  }

  @Test func theStateOfAViewThatIsNotEvaluatedAgainStaysTied() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Text("turn \(model.turn)")
        Counting()
      }
    }
    model.turn += 1
    rendered.flush()
    rendered.press("0")
    model.turn += 1
    rendered.flush()
    rendered.press("1")
    #expect(rendered.texts == ["turn 2", "2"])
    rendered.close()
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  @Test func whatIsReadAgainAndAgainAndNeverChangesPilesNothingUp() throws {
    let model = Model()
    let (node, tracking) = (CountingNode(), Tracking())
    func evaluate(times: Int) {
      for _ in 0..<times { _ = tracking.track(for: node) { model.never } }
    }
    evaluate(times: 1_000)
    let before = try residentBytes()
    evaluate(times: 100_000)
    // A registration takes some hundred bytes.
    #expect(try residentBytes() - before < 5_000_000)
    model.never = 1
    #expect(node.changes == 1)
  }

  @Test func aNodeThatGoesLeavesNothingWithWhatItHasRead() throws {
    let model = Model()
    weak var last: CountingNode?
    func comeAndGo(times: Int) {
      for number in 0..<times {
        let (node, tracking) = (CountingNode(), Tracking())
        _ = tracking.track(for: node) { model.never }
        // Some are evaluated once more before they go.
        if number.isMultiple(of: 2) { _ = tracking.track(for: node) { model.never } }
        tracking.stop()
        last = node
      }
    }
    comeAndGo(times: 1_000)
    let before = try residentBytes()
    comeAndGo(times: 50_000)
    #expect(try residentBytes() - before < 5_000_000)
    #expect(last == nil)
  }

  @Test func aTrackingThatHasStoppedTellsOfNothing() {
    let model = Model()
    let (node, tracking) = (CountingNode(), Tracking())
    _ = tracking.track(for: node) { model.never }
    tracking.stop()
    model.never = 1
    _ = tracking.track(for: node) { model.never }
    model.never = 2
    #expect(node.changes == 0)
  }

  private final class CountingNode: Renderable {
    let depth = 0
    var changes = 0
    func render() {}
    func invalidate() { changes += 1 }
  }

  private func residentBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return try #require(pages) * 4_096
  }

  @Test func theElementsOfACollectionAreBindingsOfTheirOwn() {
    let model = Model()
    @Bindable var bindable = model
    let shores = $bindable.list
    #expect(shores.count == 1)
    let shore = shores[0]
    shore.wrappedValue = "south"
    #expect(model.list == ["south"])
    model.list = []
    #expect(shore.wrappedValue == "north")
    shore.wrappedValue = "west"
    #expect(model.list == [])
    let rendered = Rendered {
      VStack { ForEach($bindable.list, id: \.self) { $shore in Text(shore) } }
    }
    model.list = ["east", "west"]
    rendered.flush()
    #expect(rendered.texts == ["east", "west"])
    rendered.close()
  }
}
