import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// In a form a control is a row of the system's preferences, without being told to.
@Suite(.serialized) @MainActor
struct FormTests {
  @Observable
  fileprivate final class Model {
    var isOn = false { didSet { writes += 1 } }
    var text = "lake" { didSet { writes += 1 } }
    var title = "Pictures"
    var hasMore = false
    var isDisabled = false
    var ids = [1, 2, 3, 4]
    @ObservationIgnored var writes = 0
    @ObservationIgnored var pressed = 0
  }

  // MARK: Rows

  @Test func aToggleIsARowThatTurnsItsSwitch() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Form { Toggle(model.title, isOn: $bindable.isOn) }
    }
    await rendered.settle()
    let row = rendered.only("AdwActionRow")
    #expect(row.property("title") == "Pictures")
    row.activateRow()
    #expect(await TestLoop.eventually { model.isOn })
    rendered.flush()
    #expect(model.writes == 1)
    #expect(rendered.only("GtkSwitch").hasAccessible(GTK_ACCESSIBLE_STATE_CHECKED))
    model.isOn = false
    model.title = "Sounds & <b>pictures</b>"
    rendered.flush()
    #expect(!rendered.only("GtkSwitch").property("active", as: Bool.self))
    #expect(model.writes == 2, "only the test has written")
    #expect(rendered.shownTexts.contains("Sounds & <b>pictures</b>"))
    rendered.close()
  }

  @Test func theSecondTextOfALabelStandsUnderTheFirst() {
    let rendered = Rendered {
      Form {
        Toggle(isOn: .constant(true)) {
          Text("Pictures")
          Text("Those on other sites, too.")
        }
      }
    }
    #expect(rendered.only("AdwActionRow").property("title") == "Pictures")
    #expect(rendered.only("AdwActionRow").property("subtitle") == "Those on other sites, too.")
    rendered.close()
  }

  @Test func aSwitchThatTheProgramRefusesGoesBack() {
    let rendered = Rendered { Form { Toggle("On", isOn: .constant(false)) } }
    rendered.only("GtkSwitch").setProperty("active", to: true)
    rendered.flush()
    #expect(!rendered.only("GtkSwitch").property("active", as: Bool.self))
    rendered.close()
  }

  @Test func aTextFieldIsARowToWriteIn() {
    let model = Model()
    var submitted: [String] = []
    let rendered = Rendered {
      @Bindable var bindable = model
      Form { TextField("Name", text: $bindable.text).onSubmit { submitted.append(model.text) } }
    }
    let row = rendered.only("AdwEntryRow")
    #expect(row.property("title") == "Name")
    #expect(row.text == "lake")
    row.type("s")
    #expect(model.text == "lakes")
    #expect(model.writes == 1)
    model.text = "sea"
    rendered.flush()
    #expect(row.text == "sea")
    #expect(model.writes == 2, "only the test has written")
    row.emit("entry-activated")
    #expect(submitted == ["sea"])
    rendered.close()
  }

  @Test func aRowToWriteInKeepsTheCaretWhenTheProgramCorrects() {
    let model = Model()
    let rendered = Rendered {
      Form {
        TextField(
          "Name", text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
      }
    }
    let row = rendered.only("AdwEntryRow")
    row.type("x", at: 2)
    rendered.flush()
    #expect(row.text == "LAXKE")
    #expect(gtk_editable_get_position(row.opaque) == 3)
    rendered.close()
  }

  @Test func aButtonIsARowToPress() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Form {
        Button("Forget", role: .destructive) { model.pressed += 1 }
        Button("Fetch", systemImage: "edit-find-symbolic") { model.pressed += 10 }
      }
    }
    await rendered.settle()
    let rows = rendered.all("AdwActionRow")
    for row in rows { row.activateRow() }
    #expect(model.pressed == 11)
    #expect(rows[0].styleClasses.contains("error"))
    #expect(rows[1].styleClasses.contains("accent"))
    #expect(
      rows[1].descendants("GtkImage").contains { $0.property("icon-name") == "edit-find-symbolic" })
    rendered.close()
  }

  @Test func aStyledButtonIsAButton() {
    let rendered = Rendered { Form { Button("Fetch") {}.buttonStyle(.pill) } }
    #expect(rendered.button("Fetch")?.styleClasses.contains("pill") == true)
    #expect(rendered.all("AdwActionRow").isEmpty)
    rendered.close()
  }

  @Test(arguments: [false, true])
  func aValueStandsAtTheEndOfItsRowAndCanBeCopiedWhereThatIsSaid(isSelectable: Bool) {
    let model = Model()
    let rendered = Rendered {
      Form {
        if isSelectable {
          LabeledContent("Version", value: model.text).textSelection(.enabled)
        } else {
          LabeledContent("Version", value: model.text)
        }
      }
    }
    #expect(rendered.only("AdwActionRow").property("title") == "Version")
    #expect(rendered.label("lake")?.property("selectable") == isSelectable)
    model.text = "2.0"
    rendered.flush()
    #expect(rendered.label("2.0") != nil)
    rendered.close()
  }

  @Test func anyOtherViewStandsInARowByItself() {
    let rendered = Rendered {
      Form {
        HStack {
          Text("Both")
          Toggle("On", isOn: .constant(true))
        }
        ProgressView(value: 0.5)
      }
    }
    #expect(rendered.all("AdwPreferencesRow").count == 2)
    #expect(rendered.all("GtkCheckButton").count == 1, "inside a row it is an ordinary toggle")
    #expect(rendered.all("GtkSwitch").isEmpty)
    rendered.close()
  }

  @Test func aDisabledSectionCannotBeUsed() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      Form {
        Section("A") {
          Toggle("On", isOn: $bindable.isOn)
          TextField("Name", text: $bindable.text)
          Button("Press") {}
          Picker("One", selection: .constant(1)) { Text("1").tag(1) }
          Slider(value: .constant(0.5)) { Text("Size") }
        }
        .disabled(model.isDisabled)
        Button("Free") {}
      }
    }
    let rows = rendered.all("AdwActionRow") + rendered.all("AdwEntryRow")
    #expect(rows.count == 5)
    #expect(!rows.contains { !$0.isSensitive })
    model.isDisabled = true
    rendered.flush()
    #expect(rows.filter(\.isSensitive).map { $0.property("title", as: String.self) } == ["Free"])
    #expect(!rendered.only("AdwComboRow").isSensitive)
    rendered.close()
  }

  // MARK: Groups

  @Test func aSectionIsAGroupWithAHeadingAndARemark() {
    let model = Model()
    let rendered = Rendered {
      Form {
        Section {
          Button("A") {}
        } header: {
          Text(model.title)
        } footer: {
          Text("A remark")
        }
      }
    }
    let group = rendered.only("AdwPreferencesGroup")
    #expect(rendered.readTexts == ["Pictures", "A", "A remark"])
    model.title = "A < B & <i>C</i>"
    rendered.flush()
    #expect(rendered.shownTexts.first == "A < B & <i>C</i>")
    #expect(group.descendants("GtkListBox")[1].hasAccessibleName("A < B & <i>C</i>"))
    rendered.close()
  }

  @Test func aHeadingOfAnyKindStandsAboveTheRows() {
    let rendered = Rendered {
      Form {
        Section {
          Button("A") {}
        } header: {
          HStack {
            Text("Heading")
            Button("Add") {}
          }
        }
      }
    }
    #expect(rendered.button("Add") != nil)
    #expect(rendered.readTexts == ["Heading", "Add", "A"])
    rendered.close()
  }

  @Test func whatStandsBetweenSectionsFormsGroupsOfItsOwn() {
    let model = Model()
    let rendered = Rendered {
      Form {
        Button("first") {}
        if model.hasMore { Button("second") {} }
        Section("A") { Button("a") {} }
        Button("last") {}
        if model.hasMore { Section("B") { Button("b") {} } }
        if model.hasMore { Button("end") {} }
      }
    }
    #expect(rendered.groups == [["first"], ["a"], ["last"]])
    let first = rendered.row("first")
    model.hasMore = true
    rendered.flush()
    #expect(rendered.groups == [["first", "second"], ["a"], ["last"], ["b"], ["end"]])
    #expect(rendered.row("first") == first, "a row that stays keeps its widget")
    model.hasMore = false
    rendered.flush()
    #expect(rendered.groups == [["first"], ["a"], ["last"]])
    rendered.close()
  }

  @Test func rowsMoveComeAndGo() {
    let model = Model()
    let rendered = Rendered {
      Form {
        Section("A") {
          ForEach(model.ids, id: \.self) { id in
            if id % 2 == 0 { Text("\(id)") } else { Button("\(id)") {} }
          }
        }
      }
    }
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      model.ids = (1...8).filter { _ in Bool.random(using: &generator) }
        .shuffled(using: &generator)
      rendered.flush()
      #expect(rendered.rowTexts == model.ids.map { "\($0)" })
    }
    rendered.close()
  }

  @Test func anEmptyFormIsHarmless() {
    let model = Model()
    let rendered = Rendered {
      Form {
        if model.hasMore { Section { EmptyView() } }
      }
    }
    model.hasMore = true
    rendered.flush()
    #expect(rendered.rowTexts == [])
    rendered.close()
  }

  @Test func aSectionOutsideAFormIsAStack() {
    let rendered = Rendered { Section("A") { Toggle("On", isOn: .constant(true)) } }
    #expect(rendered.all("AdwPreferencesGroup").isEmpty)
    #expect(rendered.shownTexts == ["A", "On"])
    rendered.close()
  }

  @Test func aSectionOfAListHasItsHeadingAndRemark() async {
    let rendered = Rendered(isShown: true) {
      List(selection: .constant(Int?.none)) {
        Section {
          Text("row").tag(1)
        } header: {
          Text("heading")
        } footer: {
          Text("remark")
        }
        Section { Text("bare").tag(2) }
      }
    }
    await rendered.settle()
    #expect(rendered.shownTexts == ["heading", "row", "remark", "bare"])
    rendered.close()
  }

  // MARK: The keyboard

  @Test func theKeyboardReachesEveryControlAndLeaves() async {
    let rendered = Rendered(isShown: true) {
      Form {
        Section("A") {
          Toggle("On", isOn: .constant(true))
          Slider(value: .constant(0.5)) { Text("Size") }
          TextField("Name", text: .constant("lake"))
        }
        Section("B") {
          Picker("One", selection: .constant(1)) { Text("1").tag(1) }
          Button("Press") {}
        }
      }
    }
    await rendered.settle()
    var reached: [String] = []
    for _ in 0..<30 {
      gtk_widget_child_focus(rendered.windowObject.cast(), GTK_DIR_TAB_FORWARD)
      if let type = rendered.focus?.typeName, !reached.contains(type) { reached.append(type) }
    }
    for type in ["AdwActionRow", "GtkScale", "GtkText", "AdwComboRow"] {
      #expect(reached.contains(type), "\(reached)")
    }
    rendered.close()
  }
}

extension FormTests {
  @Test func aButtonThatIsNoRowStandsInTheMiddleOfOne() {
    let rendered = Rendered { Form { Button("Save") {}.buttonStyle(.borderedProminent) } }
    let button = rendered.button("Save")
    #expect(button.map { gtk_widget_get_halign($0.cast()) } == GTK_ALIGN_CENTER)
    rendered.close()
  }

  @Test func aRowHasTheTextsOfWhateverItsLabelIsMadeOf() {
    let hasNote = true
    let rendered = Rendered {
      Form {
        Toggle(isOn: .constant(true)) {
          if hasNote { Text("Sounds") } else { Text("Silence") }
        }
        Toggle(isOn: .constant(true)) {
          Text("Pictures")
          if hasNote { Text("Large ones too") }
        }
        Toggle(isOn: .constant(true)) {
          Label("Stars", systemImage: "starred-symbolic")
          Text("With an icon")
        }
      }
    }
    let rows = rendered.all("AdwActionRow")
    #expect(rows.map { $0.property("title", as: String.self) } == ["Sounds", "Pictures", ""])
    #expect(rows.map { $0.property("subtitle", as: String.self) } == ["", "Large ones too", ""])
    let icons = rows[2].descendants("GtkImage").map { $0.property("icon-name", as: String?.self) }
    #expect(icons.contains("starred-symbolic"), "as a text alone it would lose its icon")
    rendered.close()
  }
}

extension Object {
  /// Presses a row as a click or Enter does.
  func activateRow() { emit("activate") }
}

extension Rendered {
  /// The row of a title.
  fileprivate func row(_ title: String) -> Object? {
    all("AdwActionRow").first { $0.property("title") == title }
  }

  /// What is there to read.
  fileprivate var readTexts: [String] { shownTexts.filter { !$0.isEmpty } }

  /// The titles of the rows, in their groups.
  fileprivate var groups: [[String]] {
    all("AdwPreferencesGroup").map { group in
      group.descendants("AdwActionRow").map { $0.property("title") }
    }
  }

  /// The texts of the rows of the only list.
  fileprivate var rowTexts: [String] {
    all("GtkListBox").flatMap { list in
      list.children.compactMap { row in
        row.descendants("GtkLabel").map(\.text).first { !$0.isEmpty }
      }
    }
  }
}
