import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A view keeps its widget as long as it stands at its place with its type and identity.
@Suite(.serialized) @MainActor
struct IdentityTests {
  @Observable
  fileprivate final class Model {
    var isOn = true
    var kind = Kind.first
    var id = 1
    var name: String? = "lake"
  }

  fileprivate enum Kind: CaseIterable {
    case first
    case second
    case third
    case fourth
  }

  @Test func aConditionPutsTheViewAtItsPlaceBetweenOthers() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Text("before")
        if model.isOn { Text("middle") }
        Text("after")
      }
    }
    let ends = [rendered.label("before"), rendered.label("after")]
    for isOn in [false, true, false, true] {
      model.isOn = isOn
      rendered.flush()
      #expect(rendered.texts == (isOn ? ["before", "middle", "after"] : ["before", "after"]))
      #expect([rendered.label("before"), rendered.label("after")] == ends)
    }
    rendered.close()
  }

  @Test func theOtherBranchIsAnotherView() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        if model.isOn { Kept(name: "yes") } else { Kept(name: "no") }
      }
    }
    rendered.press("More")
    #expect(rendered.texts.first == "yes 1")
    model.isOn = false
    rendered.flush()
    #expect(rendered.texts.first == "no 0")
    model.isOn = true
    rendered.flush()
    #expect(rendered.texts.first == "yes 0")
    rendered.close()
  }

  fileprivate struct Kept: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Text("\(name) \(count)")
      Button("More") { count += 1 }
    }
  }

  @Test func eachCaseOfASwitchIsAViewOfItsOwn() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        switch model.kind {
        case .first: Text("first")
        case .second: Button("second") {}
        case .third:
          Text("third")
          Text("line")
        case .fourth: EmptyView()
        }
      }
    }
    let expected: [Kind: [String]] = [
      .first: ["first"], .second: ["second"], .third: ["third", "line"], .fourth: [],
    ]
    for kind in Kind.allCases + Kind.allCases.reversed() {
      model.kind = kind
      rendered.flush()
      #expect(rendered.texts == expected[kind])
    }
    rendered.close()
  }

  @Test func anOptionalShowsItsValue() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        if let name = model.name { Text(name) }
      }
    }
    let label = rendered.label("lake")
    model.name = "sea"
    rendered.flush()
    #expect(rendered.texts == ["sea"])
    #expect(rendered.label("sea") == label)
    model.name = nil
    rendered.flush()
    #expect(rendered.texts == [])
    model.name = "pond"
    rendered.flush()
    #expect(rendered.texts == ["pond"])
    rendered.close()
  }

  @Test func anErasedViewOfTheSameTypeKeepsItsWidget() {
    let model = Model()
    let rendered = Rendered {
      VStack { AnyView(AnyView(Text(model.name ?? ""))) }
    }
    let label = rendered.label("lake")
    model.name = "sea"
    rendered.flush()
    #expect(rendered.label("sea") == label)
    rendered.close()
  }

  @Test func anErasedViewOfAnotherTypeIsAnotherView() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        model.isOn ? AnyView(Kept(name: "any")) : AnyView(Text("text"))
      }
    }
    rendered.press("More")
    model.isOn = false
    rendered.flush()
    #expect(rendered.texts == ["text"])
    model.isOn = true
    rendered.flush()
    #expect(rendered.texts.first == "any 0")
    rendered.close()
  }

  @Test func anotherIdentityIsAnotherView() {
    let model = Model()
    let rendered = Rendered {
      VStack { Kept(name: "kept").id(model.id) }
    }
    rendered.press("More")
    let label = rendered.label("kept 1")
    model.id = 1
    rendered.flush()
    #expect(rendered.label("kept 1") == label)
    model.id = 2
    rendered.flush()
    #expect(rendered.texts.first == "kept 0")
    #expect(rendered.label("kept 0") != label)
    rendered.close()
  }

  @Test func aGroupStandsInItsContainerAsItsViews() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Group {
          Text("one")
          if model.isOn { Text("two") }
        }
        Group {}
        Text("three")
      }
    }
    #expect(rendered.texts == ["one", "two", "three"])
    #expect(rendered.only("GtkBox").children.count == 3)
    model.isOn = false
    rendered.flush()
    #expect(rendered.texts == ["one", "three"])
    rendered.close()
  }

  @Test func aViewThatChangesDeepInsideStaysInItsPlace() {
    let rendered = Rendered {
      VStack {
        Text("before")
        Group { Group { Unfolding() } }
        Text("after")
      }
    }
    #expect(rendered.texts == ["before", "Unfold", "after"])
    rendered.press("Unfold")
    #expect(rendered.texts == ["before", "Unfold", "a", "b", "after"])
    rendered.press("Unfold")
    #expect(rendered.texts == ["before", "Unfold", "after"])
    rendered.close()
  }

  private struct Unfolding: View {
    @State private var isUnfolded = false
    var body: some View {
      Button("Unfold") { isUnfolded.toggle() }
      if isUnfolded { ForEach(["a", "b"], id: \.self) { Text($0) } }
    }
  }

  @Test func aBuilderTakesAnyNumberOfViews() {
    let rendered = Rendered {
      VStack {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(rendered.texts == (1...12).map { "\($0)" })
    rendered.close()
  }

  @Test func theTreeIsWrittenAsText() {
    var dump = TreeDump()
    let view = VStack { Text("lake") }
    let node = VStack<Text>.makeNode(
      view, in: NodeContext(environment: EnvironmentValues(), owner: nil, depth: 0))
    node.describe(into: &dump)
    #expect(dump.text == "VStack<Text>\n  Stack<Text> → GtkBox\n    Text → GtkLabel\n")
    node.dismantle()
  }
}
