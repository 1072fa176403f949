import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What all the controls of forms and pages have in common.
@Suite(.serialized) @MainActor
struct ControlTests {
  @Observable
  fileprivate final class Model {
    var text = "lake"
    var value = 0.5
    var choice = 1
    var isOn = true
    var ids = [1, 2, 3]
  }

  /// Every control, with one text at each place that takes one.
  private struct Everything: View {
    @Bindable var model: Model
    let style: PickerStyle

    var body: some View {
      let text = model.text
      TextField(text, text: .constant(text))
      Toggle(text, isOn: $model.isOn)
      Slider(value: $model.value) { Text(text) }
      Picker(text, selection: $model.choice) {
        ForEach(model.ids, id: \.self) { Text("\(text) \($0)") }
      }
      .pickerStyle(style)
      LabeledContent(text, value: text)
      Link(text, destination: URL(filePath: "/"))
      Button(text, role: .destructive) {}
      if model.isOn {
        Section(text) { LabeledContent(text) { Toggle(text, isOn: $model.isOn) } }
      }
      DisclosureGroup(text) { Text(text) }
      Label(text, systemImage: "edit-find-symbolic")
      Menu(text) { Button(text) {} }
      GroupBox(text) { ControlGroup { Button(text) {} } }
      TextEditor(text: .constant(text)).frame(height: 100)
    }
  }

  @Test(arguments: [PickerStyle.menu, .segmented, .inline], [true, false])
  func everyControlTakesEveryText(style: PickerStyle, inForm: Bool) async {
    let model = Model()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered(isShown: true) {
        if inForm {
          Form { Everything(model: model, style: style) }
            .searchable(text: .constant(model.text), prompt: model.text)
        } else {
          ScrollView { VStack { Everything(model: model, style: style) } }
        }
      }
      for text in hostileTexts {
        model.text = text
        rendered?.flush()
        await rendered?.settle()
        model.isOn.toggle()
      }
    }
    #expect(messages == [])
    #expect(await rendered?.closeAndFindSurvivors() == [])
  }

  /// Texts that break programs.
  private let hostileTexts: [String] = [
    "a\0b", "\0", String(decoding: [0x61, 0xff, 0xc3, 0x28, 0x62], as: UTF8.self),
    "<span size='0'>&lt;b&gt;</span><a href='file:///'>x</a>&#0;&", "<b><i></b>&unknown;",
    "\u{202E}gpj.exe\u{2066}\u{2067}", String(repeating: "\n", count: 30), "_a__b", "%s%n%d%@",
    "\u{1}\u{8}\u{1B}[31m", "👨‍👩‍👧‍👦🏴‍☠️", "", String(repeating: "deep water ", count: 30),
  ]

  @Test func aMegabyteAsATitleIsShown() async {
    let model = Model()
    let text = String(repeating: "deep water ", count: 95_000)
    let rendered = Rendered(isShown: true) {
      Form {
        Toggle(model.text, isOn: .constant(true))
        Picker("One", selection: .constant(1)) { Text(model.text).tag(1) }
        LabeledContent("Value", value: "x")
      }
    }
    await rendered.settle()
    let start = ContinuousClock.now
    model.text = text
    rendered.flush()
    await rendered.settle()
    model.text = "short"
    rendered.flush()
    await rendered.settle()
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(rendered.all("AdwActionRow")[0].property("title") == "short")
    rendered.close()
  }

  @Test(arguments: [true, false])
  func nothingOutlivesItsWindow(inForm: Bool) async {
    weak var witness: Model?
    let census = WidgetCensus()
    for number in 0..<10 {
      let model = Model()
      witness = model
      let rendered = Rendered(isShown: number % 5 == 0) {
        @Bindable var bindable = model
        if inForm {
          Form {
            ForEach([PickerStyle.menu, .segmented, .inline], id: \.self) {
              Everything(model: model, style: $0)
            }
          }
          .searchable(text: $bindable.text, isPresented: $bindable.isOn)
        } else {
          VStack {
            ForEach([PickerStyle.menu, .segmented, .inline], id: \.self) {
              Everything(model: model, style: $0)
            }
          }
          .searchable(text: $bindable.text)
        }
      }
      if number % 5 == 0 { await rendered.settle() }
      census.add(rendered.windowObject.cast())
      model.isOn = false
      model.ids = [4, 1, 2]
      rendered.flush()
      model.isOn = true
      model.text = "sea"
      rendered.flush()
      census.add(rendered.windowObject.cast())
      rendered.close()
    }
    let survivors = await census.survivors(after: 5)
    #expect(survivors == [])
    #expect(await TestLoop.eventually { witness == nil }, "a closure or a node holds the model")
  }

  @Test func aGroupOfControlsIsLinked() {
    let rendered = Rendered {
      ControlGroup {
        Button("A") {}
        Button("B", systemImage: "edit-find-symbolic") {}.labelStyle(.iconOnly)
      }
    }
    #expect(rendered.all("GtkButton").allSatisfy { $0.styleClasses.contains("raised") })
    let group = rendered.button("A").flatMap { gtk_widget_get_parent($0.cast()) }
    #expect(group.map { Object(retaining: $0).styleClasses.contains("linked") } == true)
    rendered.close()
  }

  @Test func inAMenuAGroupOfControlsIsAGroupOfItems() {
    let menu = Menu("Main Menu") {
      Button("A") {}
      ControlGroup {
        Button("B") {}
        Button("C") {}
      }
      Button("D") {}
    }
    #expect(menu.makeGroups().map { $0.map(\.title) } == [["A"], ["B", "C"], ["D"]])
  }

  @Test func aBoxIsACardUnderItsHeading() {
    let rendered = Rendered { GroupBox("Heading") { Text("inside") } }
    #expect(rendered.texts == ["Heading", "inside"])
    #expect(rendered.label("Heading")?.styleClasses.contains("heading") == true)
    rendered.close()
  }

  @Test func aLiteralIsTranslatedAndAStringIsNot() {
    let title = "Title"
    let rendered = Rendered {
      VStack {
        Section("A") { LabeledContent("B", value: title) }
        GroupBox(title) { Picker("C", selection: .constant(1)) { Text("D").tag(1) } }
      }
    }
    #expect(Set(rendered.texts).isSuperset(of: ["A", "B", "Title", "C", "D"]))
    rendered.close()
  }
}
