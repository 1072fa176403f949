import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Keys press buttons and do actions, wherever the focus is.
@Suite(.serialized) @MainActor
struct ShortcutTests {
  @Observable
  fileprivate final class Model {
    var isDisabled = false
    var key: KeyEquivalent = "f"
    var isThere = true
    @ObservationIgnored var presses: [String] = []
  }

  @Test func aShortcutPressesItsButton() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Button("Find") { model.presses.append("find") }
        .keyboardShortcut(model.key, modifiers: [.control, .shift])
        .disabled(model.isDisabled)
    }
    await rendered.settle()
    let button = rendered.only("GtkButton")
    #expect(button.shortcuts.map(\.keys) == ["<Shift><Control>f"])
    button.shortcuts.first?.press()
    #expect(model.presses == ["find"])
    model.isDisabled = true
    rendered.flush()
    button.shortcuts.first?.press()
    #expect(model.presses == ["find"])
    rendered.close()
  }

  @Test func anotherKeyTakesThePlaceOfTheFirst() {
    let model = Model()
    let rendered = Rendered { Button("Find") {}.keyboardShortcut(model.key) }
    #expect(rendered.only("GtkButton").shortcuts.map(\.keys) == ["<Control>f"])
    model.key = "g"
    rendered.flush()
    #expect(rendered.only("GtkButton").shortcuts.map(\.keys) == ["<Control>g"])
    rendered.close()
  }

  @Test func aShortcutDoesAnActionOfItsOwn() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").onKeyboardShortcut(.escape, modifiers: []) { model.presses.append("escape") }
    }
    let label = rendered.only("GtkLabel")
    #expect(label.shortcuts.map(\.keys) == ["Escape"])
    label.shortcuts.first?.press()
    #expect(model.presses == ["escape"])
    rendered.close()
  }

  @Test func aButtonThatGoesTakesItsShortcutAlong() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        Text("lake")
        if model.isThere { Button("Find") {}.keyboardShortcut("f") }
      }
    }
    let button = rendered.only("GtkButton")
    model.isThere = false
    rendered.flush()
    #expect(button.shortcuts.isEmpty)
    rendered.close()
  }

  @Test func everyKeyHasANameThatGTKKnows() {
    let keys: [KeyEquivalent] = [
      "a", "Z", "0", "+", "-", ",", ".", "?", "/", "\\", "[", "]", "=", " ", ";", "'", "*", "#",
      .escape, .return, .leftArrow, .rightArrow, .pageUp, .pageDown, KeyEquivalent(named: "F3"),
    ]
    for key in keys {
      let shortcut = KeyboardShortcut(key, modifiers: [.control, .option])
      let trigger = gtk_shortcut_trigger_parse_string(shortcut.accelerator)
      #expect(trigger != nil, "\(shortcut.accelerator)")
      trigger.map { g_object_unref(UnsafeMutableRawPointer($0)) }
    }
  }
}

/// A shortcut of a widget.
@MainActor
struct WidgetShortcut {
  fileprivate let shortcut: Object
  fileprivate let widget: Object

  /// The keys in GTK's notation.
  var keys: String {
    let trigger: Object = shortcut.property("trigger")
    guard let text = gtk_shortcut_trigger_to_string(trigger.opaque) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// Does what the keys do.
  func press() {
    let action: Object = shortcut.property("action")
    gtk_shortcut_action_activate(
      action.opaque, GtkShortcutActionFlags(0), widget.cast(), nil)
  }
}

extension Object {
  /// The shortcuts that hang on a widget.
  var shortcuts: [WidgetShortcut] {
    guard let pointer = gtk_widget_observe_controllers(cast()) else { return [] }
    let controllers = Object(taking: pointer)
    return controllers.listItems.filter { controller in
      // GTK itself hangs some on its widgets.
      controller.typeName == "GtkShortcutController"
        && controller.property("scope", as: UInt32.self) == GTK_SHORTCUT_SCOPE_GLOBAL.rawValue
    }
    .flatMap(\.listItems).map { WidgetShortcut(shortcut: $0, widget: self) }
  }

  private var listItems: [Object] {
    (0..<g_list_model_get_n_items(opaque)).compactMap { index in
      g_list_model_get_item(opaque, index).map { Object(taking: $0) }
    }
  }
}
