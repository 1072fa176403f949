import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A picker shows which of its choices has the value, and writes the value that the user chooses.
@Suite(.serialized) @MainActor
struct PickerTests {
  @Observable
  fileprivate final class Model {
    var value = "b" { didSet { writes += 1 } }
    var optional: Int?
    var title = "Order"
    var names = ["a", "b", "c"]
    var isDisabled = false
    @ObservationIgnored var writes = 0
  }

  private func picker(_ model: Model, _ style: PickerStyle, inForm: Bool = false) -> Rendered {
    Rendered {
      @Bindable var bindable = model
      let picker = Picker(model.title, selection: $bindable.value) {
        ForEach(model.names, id: \.self) { Text("The \($0)") }
      }
      if inForm {
        Form { picker }.pickerStyle(style).disabled(model.isDisabled)
      } else {
        VStack { picker }.pickerStyle(style).disabled(model.isDisabled)
      }
    }
  }

  // MARK: Menu

  @Test(arguments: [(false, "GtkDropDown"), (true, "AdwComboRow")])
  func aMenuShowsAndWritesTheChoice(inForm: Bool, type: String) {
    let model = Model()
    let rendered = picker(model, .menu, inForm: inForm)
    let widget = rendered.only(type)
    #expect(widget.chosen == "The b")
    model.value = "c"
    rendered.flush()
    #expect(widget.chosen == "The c")
    #expect(model.writes == 1, "only the test has written")
    widget.setProperty("selected", to: UInt32(0))
    rendered.flush()
    #expect(model.value == "a")
    #expect(model.writes == 2)
    rendered.close()
  }

  @Test(arguments: [(false, "GtkDropDown"), (true, "AdwComboRow")])
  func choicesComeAndGoWithoutAWrite(inForm: Bool, type: String) {
    let model = Model()
    let rendered = picker(model, .menu, inForm: inForm)
    model.names = ["x", "a", "b"]
    rendered.flush()
    #expect(rendered.only(type).chosen == "The b")
    model.names = ["b"]
    rendered.flush()
    #expect(rendered.only(type).chosen == "The b")
    #expect(model.value == "b")
    #expect(model.writes == 0)
    rendered.close()
  }

  @Test func aMenuIsNamed() {
    let model = Model()
    let rendered = picker(model, .menu)
    #expect(rendered.only("GtkDropDown").hasAccessibleName("Order"))
    #expect(
      gtk_accessible_get_accessible_role(rendered.only("GtkDropDown").opaque)
        == GTK_ACCESSIBLE_ROLE_COMBO_BOX)
    model.title = "Sort"
    rendered.flush()
    #expect(rendered.only("GtkDropDown").hasAccessibleName("Sort"))
    #expect(rendered.label("Sort") != nil)
    rendered.close()
  }

  @Test func aRowHasItsTitleAsTextAndASecondLine() {
    let rendered = Rendered {
      Form {
        Picker(selection: .constant(1)) {
          Text("1").tag(1)
        } label: {
          Text("A <b> & C")
          Text("What it is for")
        }
      }
    }
    #expect(rendered.shownTexts.contains("A <b> & C"))
    #expect(rendered.only("AdwComboRow").property("subtitle") == "What it is for")
    rendered.close()
  }

  // MARK: Segmented and inline

  @Test func segmentsShowAndWriteTheChoice() {
    let model = Model()
    let rendered = picker(model, .segmented)
    let buttons = rendered.all("GtkToggleButton")
    #expect(rendered.pressed == ["The b"])
    #expect(buttons[1].hasAccessible(GTK_ACCESSIBLE_STATE_CHECKED))
    #expect(buttons[1].hasAccessibleName("The b"))
    #expect(gtk_accessible_get_accessible_role(buttons[1].opaque) == GTK_ACCESSIBLE_ROLE_RADIO)
    model.value = "c"
    rendered.flush()
    #expect(rendered.pressed == ["The c"])
    #expect(model.writes == 1, "only the test has written")
    buttons[0].setProperty("active", to: true)
    rendered.flush()
    #expect(model.value == "a")
    #expect(model.writes == 2)
    #expect(rendered.pressed == ["The a"])
    #expect(buttons[0].hasAccessible(GTK_ACCESSIBLE_STATE_CHECKED))
    #expect(!buttons[2].hasAccessible(GTK_ACCESSIBLE_STATE_CHECKED))
    rendered.close()
  }

  @Test func thePressedSegmentStaysPressed() async {
    let model = Model()
    let rendered = picker(model, .segmented)
    rendered.all("GtkToggleButton")[1].emit("clicked")
    rendered.flush()
    #expect(rendered.pressed == ["The b"])
    #expect(model.writes == 0)
    rendered.close()
  }

  @Test func segmentsComeAndGo() {
    let model = Model()
    let rendered = picker(model, .segmented)
    model.names = ["x", "y", "b", "z"]
    rendered.flush()
    #expect(rendered.pressed == ["The b"])
    #expect(rendered.texts == ["Order", "The x", "The y", "The b", "The z"])
    model.names = ["b"]
    rendered.flush()
    #expect(rendered.pressed == ["The b"])
    model.names = []
    rendered.flush()
    #expect(rendered.all("GtkToggleButton").isEmpty)
    #expect(model.writes == 0)
    rendered.close()
  }

  @Test(arguments: [false, true])
  func inlineChoicesShowAndWriteTheChoice(inForm: Bool) async {
    let model = Model()
    let rendered = picker(model, .inline, inForm: inForm)
    let buttons = rendered.all("GtkCheckButton")
    #expect(buttons.map { $0.property("active", as: Bool.self) } == [false, true, false])
    #expect(buttons.allSatisfy { $0.accessibleRole == GTK_ACCESSIBLE_ROLE_RADIO })
    if inForm {
      rendered.all("AdwActionRow")[2].activateRow()
    } else {
      buttons[2].setProperty("active", to: true)
    }
    rendered.flush()
    #expect(await TestLoop.eventually { model.value == "c" })
    rendered.flush()
    #expect(model.writes == 1)
    #expect(buttons.map { $0.property("active", as: Bool.self) } == [false, false, true])
    model.value = "a"
    model.names.append("d")
    rendered.flush()
    #expect(
      rendered.all("GtkCheckButton").map { $0.property("active", as: Bool.self) }
        == [true, false, false, false])
    #expect(model.writes == 2, "only the test has written")
    rendered.close()
  }

  // MARK: Bindings and tags

  @Test(arguments: [PickerStyle.menu, .segmented, .inline])
  func aBindingThatRefusesShowsWhatItKeeps(style: PickerStyle) {
    let rendered = Rendered {
      Picker("x", selection: .constant(1)) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .pickerStyle(style)
    }
    switch style {
    case .segmented: rendered.all("GtkToggleButton")[1].setProperty("active", to: true)
    case .inline: rendered.all("GtkCheckButton")[1].setProperty("active", to: true)
    default: rendered.only("GtkDropDown").setProperty("selected", to: UInt32(1))
    }
    rendered.flush()
    switch style {
    case .segmented: #expect(rendered.pressed == ["1"])
    case .inline:
      #expect(rendered.all("GtkCheckButton").map { $0.property("active") } == [true, false])
    default: #expect(rendered.only("GtkDropDown").chosen == "1")
    }
    rendered.close()
  }

  @Test(arguments: [PickerStyle.menu, .segmented, .inline])
  func aValueThatNoChoiceHasShowsAsNone(style: PickerStyle) async {
    let model = Model()
    model.value = "?"
    var rendered: Rendered?
    let messages = await reports { rendered = picker(model, style) }
    if style != .inline { #expect(messages == ["Picker Order: no choice has the tag ?"]) }
    switch style {
    case .segmented: #expect(rendered?.pressed == [])
    case .inline:
      #expect(rendered?.all("GtkCheckButton").contains { $0.property("active") } == false)
    default: #expect(rendered?.only("GtkDropDown").chosen == nil)
    }
    model.value = "b"
    rendered?.flush()
    #expect(model.writes == 2, "only the test has written")
    if style == .menu { #expect(rendered?.only("GtkDropDown").chosen == "The b") }
    rendered?.close()
  }

  @Test func anOptionalTakesTagsOfBothTypes() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      Picker("x", selection: $bindable.optional) {
        Text("None").tag(Int?.none)
        Text("One").tag(Int?.some(1))
        Text("Two").tag(2)
      }
    }
    let widget = rendered.only("GtkDropDown")
    #expect(widget.chosen == "None")
    widget.setProperty("selected", to: UInt32(2))
    #expect(model.optional == 2)
    widget.setProperty("selected", to: UInt32(1))
    #expect(model.optional == 1)
    widget.setProperty("selected", to: UInt32(0))
    #expect(model.optional == nil)
    rendered.close()
  }

  @Test func aTagOfAnotherTypeIsReportedAndLeftOut() async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered {
        Picker("x", selection: .constant(1)) {
          Text("a").tag("1")
          Text("b").tag(1)
          Text("c")
        }
      }
    }
    #expect(messages.count == 2)
    #expect(rendered?.only("GtkDropDown").chosen == "b")
    rendered?.close()
  }

  @Test func sectionsAndConditionsGiveTheirChoices() {
    let rendered = Rendered {
      Picker("x", selection: .constant(3)) {
        Section("Few") {
          Text("1").tag(1)
          if true { Text("2").tag(2) }
        }
        Section { Label("3", systemImage: "edit-find-symbolic").tag(3) }
      }
    }
    #expect(rendered.only("GtkDropDown").chosen == "3")
    #expect(rendered.only("GtkDropDown").property("selected", as: UInt32.self) == 2)
    rendered.close()
  }

  @Test(arguments: [
    (PickerStyle.menu, "GtkDropDown"), (.segmented, "GtkToggleButton"), (.inline, "GtkCheckButton"),
  ])
  func aDisabledPickerCannotBeUsed(style: PickerStyle, type: String) {
    let model = Model()
    let rendered = picker(model, style)
    #expect(!rendered.all(type).contains { !$0.isSensitive })
    model.isDisabled = true
    rendered.flush()
    #expect(!rendered.all(type).isEmpty)
    #expect(!rendered.all(type).contains { $0.isSensitive })
    rendered.close()
  }

  @Test func aLongChoiceDoesNotWidenTheWindow() async {
    let rendered = Rendered(isShown: true, size: (360, 400)) {
      Picker("x", selection: .constant(1)) {
        Text(String(repeating: "very long ", count: 100)).tag(1)
      }
    }
    await rendered.settle()
    #expect(gtk_widget_get_width(rendered.windowObject.cast()) <= 420)
    rendered.close()
  }
}

extension Object {
  /// The text of what a drop-down list has chosen; nothing where that is none.
  fileprivate var chosen: String? {
    property("selected-item", as: Object?.self)?.property("string")
  }
}

extension Rendered {
  /// The texts of the toggle buttons that are pressed.
  fileprivate var pressed: [String] {
    all("GtkToggleButton").filter { $0.property("active") }
      .flatMap { $0.descendants("GtkLabel").map(\.text) }
  }
}
