import CGTK
import CTestLoop
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What the user does with keys and the pointer reaches the views that ask for it.
@Suite(.serialized) @MainActor
struct InputTests {
  @Observable
  fileprivate final class Model {
    var count = 1
    var name = "first"
    var isThere = true
    var isFocusable = true
    var text = ""
    @ObservationIgnored var events: [String] = []
  }

  @Test func aTapDoesTheCurrentActionWhenItIsOfTheRightCount() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      let name = model.name
      Text("lake").frame(width: 50, height: 50)
        .onTapGesture(count: model.count) { model.events.append(name) }
    }
    await rendered.settle()
    func tap(_ taps: Int32, x: Double = 5) {
      for gesture in rendered.only("AdwBin").controllers("GtkGestureClick") {
        lakes_test_released(gesture.cast(), taps, x)
      }
    }
    tap(1)
    tap(1, x: 9_000)
    model.name = "second"
    rendered.flush()
    tap(2)
    tap(1)
    model.count = 2
    rendered.flush()
    await rendered.settle()
    tap(1)
    tap(2)
    #expect(model.events == ["first", "second", "second"])
    rendered.close()
  }

  @Test func thePointerComesAndGoes() {
    let model = Model()
    let rendered = Rendered { Text("lake").onHover { model.events.append("\($0)") } }
    let controller = rendered.only("GtkLabel").controllers("GtkEventControllerMotion").last
    controller.map { lakes_test_entered($0.cast()) }
    controller?.emit("leave")
    #expect(model.events == ["true", "false"])
    rendered.close()
  }

  @Test func aKeyIsHandledByTheViewThatAsksForItOrGoesOn() {
    let model = Model()
    let rendered = Rendered {
      Text("lake")
        .onKeyPress("a") {
          model.events.append("a")
          return .handled
        }
        .onKeyPress(keys: [.upArrow, .downArrow], phases: .down) { press in
          model.events.append(press.key == .upArrow ? "up" : "down")
          return .ignored
        }
        .onKeyPress(.space, phases: .all) { press in
          model.events.append("space \(press.phase.rawValue) \(press.modifiers.rawValue)")
          return .handled
        }
    }
    let label = rendered.only("GtkLabel")
    #expect(label.press(UInt32(GDK_KEY_a)))
    #expect(label.press(UInt32(GDK_KEY_A), code: 39))
    #expect(!label.press(UInt32(GDK_KEY_b), code: 40))
    #expect(!label.press(UInt32(GDK_KEY_Up), code: 41))
    #expect(!label.press(UInt32(GDK_KEY_Up), code: 41), "a repeat is not asked for")
    #expect(label.press(UInt32(GDK_KEY_space), code: 42, state: GDK_CONTROL_MASK.rawValue))
    #expect(label.press(UInt32(GDK_KEY_space), code: 42))
    label.release(UInt32(GDK_KEY_space), code: 42)
    #expect(label.press(UInt32(GDK_KEY_space), code: 42, state: GDK_SHIFT_MASK.rawValue))
    #expect(model.events == ["a", "a", "up", "space 1 2", "space 2 0", "space 4 0", "space 1 1"])
    rendered.close()
  }

  @Test func aKeyThatIsLetGoElsewhereGoesDownAnew() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").onKeyPress("a", phases: .down) { _ in
        model.events.append("down")
        return .handled
      }
    }
    let label = rendered.only("GtkLabel")
    #expect(label.press(UInt32(GDK_KEY_a)))
    #expect(!label.press(UInt32(GDK_KEY_a)))
    label.controllers("GtkEventControllerFocus").first?.emit("leave")
    #expect(label.press(UInt32(GDK_KEY_a)))
    #expect(model.events == ["down", "down"])
    rendered.close()
  }

  @Test(arguments: ["field", "search", "row", "editor"])
  func aFieldsKeysComeBeforeItsOwnUseOfThem(kind: String) {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      switch kind {
      case "field": TextField("Name", text: $bindable.text).onKeyPress { _ in .handled }
      case "search": SearchField("Name", text: $bindable.text).onKeyPress { _ in .handled }
      case "row": Form { TextField("Name", text: $bindable.text).onKeyPress { _ in .handled } }
      default: TextEditor(text: $bindable.text).onKeyPress { _ in .handled }
      }
    }
    let type = [
      "field": "GtkEntry", "search": "GtkSearchEntry", "row": "AdwEntryRow",
      "editor": "GtkScrolledWindow",
    ]
    let field = rendered.only(type[kind] ?? "")
    let captures = field.controllers("GtkEventControllerKey").filter {
      $0.property("propagation-phase", as: UInt32.self) == GTK_PHASE_CAPTURE.rawValue
    }
    let isHandled = captures.contains {
      lakes_test_key_pressed($0.cast(), 97, 38, GdkModifierType(0)) != 0
    }
    #expect(isHandled)
    rendered.close()
  }

  @Test func anyKeySaysWhatItTypes() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").onKeyPress {
        model.events.append($0.characters)
        return .handled
      }
    }
    let label = rendered.only("GtkLabel")
    label.press(UInt32(GDK_KEY_adiaeresis))
    label.press(UInt32(GDK_KEY_F3), code: 39)
    label.press(0, code: 40)
    label.press(UInt32.max, code: 41)
    #expect(model.events == ["ä", "", "", ""])
    rendered.close()
  }

  @Test func escapeIsToldFromAnyView() {
    let model = Model()
    let rendered = Rendered {
      VStack { Button("Save") {} }.onExitCommand { model.events.append("exit") }
    }
    #expect(rendered.all("GtkBox")[0].press(UInt32(GDK_KEY_Escape)))
    #expect(model.events == ["exit"])
    rendered.close()
  }

  @Test func escapeIsToldFromASearchField() {
    let model = Model()
    let rendered = Rendered {
      SearchField("Words", text: .constant("")).onExitCommand { model.events.append("exit") }
    }
    rendered.only("GtkSearchEntry").emit("stop-search")
    #expect(model.events == ["exit"])
    rendered.close()
  }

  @Test func aViewThatComesLaterIsListenedToAndOneThatGoesIsNot() {
    let model = Model()
    let rendered = Rendered {
      Group { if model.isThere { Text("lake") } else { Image(systemName: "edit-find-symbolic") } }
        .onHover { _ in model.events.append("hover") }
    }
    let label = rendered.only("GtkLabel")
    let controller = label.controllers("GtkEventControllerMotion").last
    model.isThere = false
    rendered.flush()
    #expect(label.controllers("GtkEventControllerMotion").isEmpty)
    controller?.emit("leave")
    rendered.only("GtkImage").controllers("GtkEventControllerMotion").last?.emit("leave")
    #expect(model.events == ["hover"])
    rendered.close()
  }

  @Test func aViewTakesTheFocusOrNot() async {
    let model = Model()
    let rendered = Rendered(isShown: true) { Text("lake").focusable(model.isFocusable) }
    await rendered.settle()
    let box = rendered.only("GtkBox")
    #expect(gtk_widget_grab_focus(box.cast()) != 0)
    #expect(rendered.focus == box)
    model.isFocusable = false
    rendered.flush()
    #expect(gtk_widget_grab_focus(box.cast()) == 0)
    rendered.close()
  }

  @Test func enterPressesTheDefaultButtonFromAFieldThatHasNothingElseToDo() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        TextField("Name", text: $bindable.text)
        TextField("Other", text: $bindable.text).onSubmit { model.events.append("submit") }
        if model.isThere {
          Button("Save") { model.events.append("save") }.keyboardShortcut(.defaultAction)
        }
        Button("Leave") { model.events.append("leave") }.keyboardShortcut(.cancelAction)
      }
    }
    await rendered.settle()
    let fields = rendered.all("GtkEntry")
    #expect(rendered.button("Save")?.styleClasses.contains("suggested-action") == true)
    fields[0].descendants("GtkText").first?.emit("activate")
    #expect(await TestLoop.eventually { model.events == ["save"] })
    fields[1].descendants("GtkText").first?.emit("activate")
    #expect(model.events == ["save", "submit"])
    #expect(rendered.button("Leave")?.shortcuts.map(\.keys) == ["Escape"])
    model.isThere = false
    rendered.flush()
    #expect(gtk_window_get_default_widget(rendered.windowObject.cast()) == nil)
    rendered.close()
  }

  @Test func aShortcutMayBeNone() {
    let model = Model()
    let rendered = Rendered {
      Button("Save") {}.keyboardShortcut(model.isThere ? KeyboardShortcut("s") : nil)
    }
    let button = rendered.only("GtkButton")
    #expect(button.shortcuts.map(\.keys) == ["<Control>s"])
    model.isThere = false
    rendered.flush()
    // It is the same button, which keeps its focus.
    #expect(rendered.only("GtkButton").pointer == button.pointer)
    #expect(button.shortcuts.isEmpty)
    model.isThere = true
    rendered.flush()
    #expect(rendered.only("GtkButton").pointer == button.pointer)
    #expect(button.shortcuts.map(\.keys) == ["<Control>s"])
    rendered.close()
  }
}

extension Object {
  /// The event controllers of a type that hang on a widget.
  fileprivate func controllers(_ type: String) -> [Object] {
    guard let pointer = gtk_widget_observe_controllers(cast()) else { return [] }
    let list = Object(taking: pointer)
    return (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      g_list_model_get_item(list.opaque, index).map { Object(taking: $0) }
    }
    .filter { $0.typeName == type }
  }

  /// Clicks on a widget that listens to clicks.
  func click() {
    for gesture in controllers("GtkGestureClick") { lakes_test_released(gesture.cast(), 1, 5) }
  }

  /// Presses a key in a widget.
  ///
  /// - Returns: whether it was handled.
  @discardableResult
  fileprivate func press(_ key: UInt32, code: UInt32 = 38, state: UInt32 = 0) -> Bool {
    controllers("GtkEventControllerKey").contains {
      lakes_test_key_pressed($0.cast(), key, code, GdkModifierType(state)) != 0
    }
  }

  /// Lets a key go in a widget.
  fileprivate func release(_ key: UInt32, code: UInt32 = 38) {
    for controller in controllers("GtkEventControllerKey") {
      lakes_test_key_released(controller.cast(), key, code, GdkModifierType(0))
    }
  }
}
