import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Bindings read and write what somebody else owns.
@Suite(.serialized) @MainActor
struct BindingTests {
  private struct Lake: Equatable {
    var name = "Baikal"
    var size = Size()
    var shores = ["north", "south"]

    struct Size: Equatable {
      var depth = 1_642
    }
  }

  /// Something that a binding can point to.
  @MainActor private final class Owner {
    var lake = Lake()
    var writes = 0
    var binding: Binding<Lake> {
      Binding(
        get: { [self] in lake },
        set: { [self] in
          lake = $0
          writes += 1
        })
    }
  }

  @Test func aBindingReadsAndWritesItsOwner() {
    let owner = Owner()
    let binding = owner.binding
    #expect(binding.wrappedValue == Lake())
    binding.wrappedValue.name = "Ladoga"
    #expect(owner.lake.name == "Ladoga")
    owner.lake.name = "Onega"
    #expect(binding.wrappedValue.name == "Onega")
  }

  @Test func aMemberIsABindingToo() {
    let owner = Owner()
    let depth = owner.binding.size.depth
    depth.wrappedValue = 5
    #expect(owner.lake.size.depth == 5)
    #expect(owner.lake.name == "Baikal")
    #expect(owner.writes == 1)
  }

  @Test func anElementIsABindingToo() {
    let owner = Owner()
    owner.binding.shores[1].wrappedValue = "west"
    #expect(owner.lake.shores == ["north", "west"])
  }

  @Test func aConstantIgnoresWrites() {
    let binding = Binding.constant(3)
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 3)
  }

  @Test func aBindingToAnOptionalLastsAsLongAsItsValue() {
    var value: Int? = 3
    let base = Binding<Int?>(get: { value }, set: { value = $0 })
    let unwrapped = Binding(base)
    #expect(unwrapped?.wrappedValue == 3)
    unwrapped?.wrappedValue = 4
    #expect(value == 4)
    value = nil
    #expect(unwrapped?.wrappedValue == 3, "the last value that it had when it was made")
    #expect(Binding(base) == nil)
  }

  @Test func theBindingOfAStateChangesWhatTheViewShows() {
    let rendered = Rendered { Parent() }
    #expect(rendered.texts.contains("off"))
    rendered.press("Toggle")
    #expect(rendered.texts.contains("on"))
    rendered.close()
  }

  private struct Parent: View {
    @State private var isOn = false
    var body: some View {
      VStack {
        Text(isOn ? "on" : "off")
        Child(isOn: $isOn)
      }
    }
  }

  private struct Child: View {
    @Binding var isOn: Bool
    var body: some View {
      Button("Toggle") { isOn.toggle() }
    }
  }

  @Test func aBindableGivesBindingsToAnObservable() {
    let model = Model()
    @Bindable var bindable = model
    let binding = $bindable.name
    binding.wrappedValue = "Ladoga"
    #expect(model.name == "Ladoga")
  }

  @Observable
  fileprivate final class Model {
    var name = "Baikal"
  }

  @Test func aBindingWhoseViewHasGoneIsHarmlessAndReportedOnceWithItsView() async {
    var kept: Binding<Bool>?
    let rendered = Rendered { Lender { kept = $0 } }
    rendered.close()
    let messages = await reports {
      kept?.wrappedValue = true
      rendered.flush()
      kept?.wrappedValue = true
    }
    #expect(kept?.wrappedValue == true)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Lender has gone") == true, "\(messages)")
  }

  private struct Lender: View {
    @State private var isOn = false
    let lend: (Binding<Bool>) -> Void
    var body: some View {
      Text(isOn ? "on" : "off").onAppear { lend($isOn) }
    }
  }

  @Test func aControlThatOutlivesTheOwnerOfItsBindingIsHarmlessAndReportedWithIt() async {
    let shelf = Shelf()
    let rendered = Rendered {
      VStack {
        if !shelf.isOwnerGone { Lender { shelf.binding = $0 } }
        if let binding = shelf.binding { Toggle("lent", isOn: binding) }
      }
    }
    rendered.flush()
    let messages = await reports {
      shelf.isOwnerGone = true
      rendered.flush()
      rendered.only("GtkCheckButton").setProperty("active", to: true)
      await TestLoop.settle()
    }
    #expect(shelf.binding?.wrappedValue == true)
    #expect(rendered.only("GtkCheckButton").property("active", as: Bool.self))
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Lender has gone") == true, "\(messages)")
    rendered.close()
  }

  @Observable
  fileprivate final class Shelf {
    var binding: Binding<Bool>?
    var isOwnerGone = false
  }

  @Test func aTaskThatSetsItsOwnStateLateIsNoMistake() async {
    var finish: (() -> Void)?
    let rendered = Rendered { Late { finish = $0 } }
    rendered.close()
    let messages = await reports {
      finish?()
      rendered.flush()
    }
    #expect(finish != nil)
    #expect(messages == [])
  }

  private struct Late: View {
    @State private var isLoaded = false
    let start: (@escaping () -> Void) -> Void
    var body: some View {
      Text(isLoaded ? "loaded" : "loading").onAppear { start { isLoaded = true } }
    }
  }

  @Test func aFieldBoundToAnElementThatIsRemovedIsHarmless() {
    let model = Names()
    let rendered = Rendered { NameFields(model: model) }
    #expect(rendered.all("GtkEntry").map(\.text) == ["a", "b", "c"])
    model.names.removeLast(2)
    rendered.flush()
    #expect(rendered.all("GtkEntry").map(\.text) == ["a"])
    rendered.close()
  }

  @Test func aBindingThatIsMadeToAnElementThatIsGoneIsReportedWithItsView() async {
    let model = Names()
    let messages = await reports {
      let rendered = Rendered { FourthName(model: model) }
      #expect(rendered.only("GtkEntry").text == "c")
      rendered.only("GtkEntry").type("!")
      rendered.close()
    }
    #expect(model.names == ["a", "b", "c"])
    #expect(messages.count >= 2)
    #expect(messages.allSatisfy { $0.contains("FourthName") && $0.contains("gone: 3") })
  }

  private struct FourthName: View {
    @Bindable var model: Names
    var body: some View { TextField("name", text: $model.names[3]) }
  }

  @Test func whatIsWrittenToAnElementThatIsGoneIsReported() async {
    let owner = Owner()
    let binding = owner.binding.shores[1]
    owner.lake.shores.removeLast()
    let messages = await reports { binding.wrappedValue = "west" }
    #expect(binding.wrappedValue == "south")
    #expect(owner.lake.shores == ["north"])
    #expect(messages.count == 1)
  }

  @Observable
  fileprivate final class Names {
    var names = ["a", "b", "c"]
  }

  private struct NameFields: View {
    @Bindable var model: Names
    var body: some View {
      VStack {
        ForEach(model.names.indices, id: \.self) { index in
          TextField("name", text: $model.names[index])
        }
      }
    }
  }
}
