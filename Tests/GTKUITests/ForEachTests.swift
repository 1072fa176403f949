import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// The rows of a collection keep their widgets by their identity, whatever happens to their order.
@Suite(.serialized) @MainActor
struct ForEachTests {
  @Observable
  fileprivate final class Model {
    var ids: [Int]
    var suffix = ""
    init(_ ids: [Int]) { self.ids = ids }
  }

  /// A list in a window, and the widget that each identity had when it was first seen.
  @MainActor
  private final class TestedList {
    let model: Model
    let rendered: Rendered
    private var widgets: [Int: Object] = [:]

    init(_ ids: [Int]) {
      let model = Model(ids)
      self.model = model
      rendered = Rendered {
        VStack {
          Text("head")
          ForEach(model.ids, id: \.self) { Text("\($0)\(model.suffix)") }
          Text("tail")
        }
      }
      check()
    }

    /// Sets the order and looks at what the box shows.
    func show(_ ids: [Int]) {
      let before = widgets
      model.ids = ids
      rendered.flush()
      check()
      for id in ids {
        guard let old = before[id] else { continue }
        #expect(widgets[id] == old, "\(id) has another widget")
      }
    }

    private func check() {
      let labels = rendered.only("GtkBox").children
      #expect(labels.map(\.text) == ["head"] + model.ids.map { "\($0)" } + ["tail"])
      widgets = Dictionary(
        zip(model.ids, labels.dropFirst()), uniquingKeysWith: { first, _ in first })
    }
  }

  @Test func rowsOfNothingOneAndTwo() {
    let list = TestedList([])
    for ids in [[1], [], [1, 2], [2, 1], [2], [3, 2], [2, 3], [1], [2], []] {
      list.show(ids)
    }
    list.rendered.close()
  }

  @Test func rowsAreInsertedRemovedMovedAndReplaced() {
    let list = TestedList([1, 2, 3, 4, 5])
    for ids in [
      [0, 1, 2, 3, 4, 5], [0, 1, 2, 9, 3, 4, 5], [0, 1, 2, 9, 3, 4, 5, 6], [1, 2, 9, 3, 4, 5],
      [5, 1, 2, 9, 3, 4], [4, 3, 9, 2, 1, 5], [7, 8, 10], [10, 7, 8],
    ] {
      list.show(ids)
    }
    list.rendered.close()
  }

  @Test func twoHundredRandomEditScriptsKeepEachWidget() {
    var random = SeededGenerator(seed: 6)
    let list = TestedList([1, 2, 3])
    for _ in 0..<200 {
      list.show(random.edited(list.model.ids))
    }
    list.rendered.close()
  }

  @Test func aThousandRowsAreReversedShuffledAndReplaced() {
    var random = SeededGenerator(seed: 7)
    let ids = Array(0..<1_000)
    let list = TestedList(ids)
    let start = ContinuousClock.now
    list.show(ids.reversed())
    list.show(ids.shuffled(using: &random))
    list.show([5_000] + ids.dropFirst(500))
    list.show(Array(2_000..<3_000))
    list.show([])
    #expect(ContinuousClock.now - start < .seconds(20))
    list.rendered.close()
  }

  @Test func aRowOfSeveralViewsMovesAsOne() {
    let model = Model([1, 2, 3])
    let rendered = Rendered {
      VStack {
        ForEach(model.ids, id: \.self) { id in
          Text("\(id)a")
          if id != 2 { Text("\(id)b") }
        }
      }
    }
    #expect(rendered.texts == ["1a", "1b", "2a", "3a", "3b"])
    model.ids = [3, 2, 1]
    rendered.flush()
    #expect(rendered.texts == ["3a", "3b", "2a", "1a", "1b"])
    rendered.close()
  }

  @Test func theStateOfARowMovesWithIt() {
    let model = Model([1, 2])
    let rendered = Rendered {
      VStack { ForEach(model.ids, id: \.self) { Counter(name: "\($0)") } }
    }
    rendered.press("more 2")
    model.ids = [2, 3, 1]
    rendered.flush()
    #expect(rendered.texts.filter { !$0.hasPrefix("more") } == ["2: 1", "3: 0", "1: 0"])
    model.ids = [1]
    rendered.flush()
    model.ids = [1, 2]
    rendered.flush()
    #expect(rendered.texts.filter { !$0.hasPrefix("more") } == ["1: 0", "2: 0"])
    rendered.close()
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name): \(count)")
      Button("more \(name)") { count += 1 }
    }
  }

  @Test func whatARowReadsOutsideReachesAllRows() {
    let model = Model([1, 2])
    let rendered = Rendered {
      VStack { ForEach(model.ids, id: \.self) { Text("\($0)\(model.suffix)") } }
    }
    model.suffix = "!"
    rendered.flush()
    #expect(rendered.texts == ["1!", "2!"])
    rendered.close()
  }

  @Test func whatOneRowReadsTouchesNoOther() {
    let model = Model([1, 2, 3])
    let counter = BodyCounter()
    let rendered = Rendered {
      VStack {
        ForEach(model.ids, id: \.self) { id in
          let _ = counter.note("\(id)")
          Text(id == 2 ? "two\(model.suffix)" : "\(id)")
        }
      }
    }
    counter.reset()
    model.suffix = "!"
    rendered.flush()
    #expect(rendered.texts == ["1", "two!", "3"])
    #expect(counter.counts == ["2": 1])
    rendered.close()
  }

  @Test func elementsWithAnIdentityNeedNoKey() {
    let rendered = Rendered {
      VStack {
        ForEach([Lake(id: 1, name: "Baikal"), Lake(id: 2, name: "Ladoga")]) { Text($0.name) }
        ForEach(0..<2) { Text("\($0)") }
      }
    }
    #expect(rendered.texts == ["Baikal", "Ladoga", "0", "1"])
    rendered.close()
  }

  private struct Lake: Identifiable {
    let id: Int
    let name: String
  }
}

extension SeededGenerator {
  /// A list with a few changes of each kind.
  fileprivate mutating func edited(_ list: [Int]) -> [Int] {
    var list = list
    for _ in 0...number(below: 4) {
      switch number(below: 6) {
      case 0, 1:
        list.insert(Int(next() % 1_000_000), at: number(below: list.count + 1))
      case 2 where !list.isEmpty:
        list.remove(at: number(below: list.count))
      case 3 where !list.isEmpty:
        let moved = list.remove(at: number(below: list.count))
        list.insert(moved, at: number(below: list.count + 1))
      case 4 where !list.isEmpty:
        list[number(below: list.count)] = Int(next() % 1_000_000)
      case 5:
        if number(below: 8) == 0 { list.shuffle(using: &self) }
      default:
        break
      }
    }
    return list
  }
}
