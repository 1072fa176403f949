import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI
@testable import WebKitUI

/// A window that shows a view.
@MainActor final class ViewWindow {
  /// A page of a hundred lines, 40 pixels each.
  static let longPage =
    "<body style='margin:0'>"
    + (0..<100).map { "<p id=p\($0) style='height:40px;margin:0'>Lake \($0)</p>" }.joined()

  let window = Object(retaining: gtk_window_new())
  private let host = WidgetHost(depth: 0)

  init<Content: View>(_ content: Content, size: (width: Int32, height: Int32) = (800, 600)) async {
    gtk_window_set_default_size(window.cast(), size.width, size.height)
    show(content)
    gtk_window_present(window.cast())
    _ = await TestLoop.eventually { gtk_widget_get_mapped(self.window.cast()) != 0 }
  }

  /// Shows another value of the view.
  func show<Content: View>(_ content: Content) {
    host.update {
      host.embed(content, in: "content", environment: EnvironmentValues()) {
        [weak window] widgets in
        guard let window else { return }
        gtk_window_set_child(window.cast(), widgets.first?.pointer)
      }
    }
  }

  /// Takes the window down.
  func close() {
    host.dismantle()
    gtk_window_set_child(window.cast(), nil)
    gtk_window_destroy(window.cast())
  }

  /// Presses a shortcut of the window, without a keyboard.
  ///
  /// - Parameter keys: the keys, as `<Control>g`.
  /// - Returns: whether something took it.
  func press(_ keys: String) -> Bool {
    guard let trigger = gtk_shortcut_trigger_parse_string(keys) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(trigger)) }
    return shortcuts(of: window).contains { widget, shortcut in
      gtk_shortcut_trigger_equal(
        UnsafeRawPointer(gtk_shortcut_get_trigger(shortcut.opaque)), UnsafeRawPointer(trigger)) != 0
        && gtk_shortcut_action_activate(
          gtk_shortcut_get_action(shortcut.opaque), GtkShortcutActionFlags(0), widget.cast(), nil)
          != 0
    }
  }

  /// The shortcuts of a widget, and of those inside it.
  private func shortcuts(of widget: Object) -> [(Object, Object)] {
    let controllers = Object(taking: gtk_widget_observe_controllers(widget.cast()))
    var found = members(of: controllers)
      .filter { $0.typeName == "GtkShortcutController" }
      .flatMap { members(of: $0).map { (widget, $0) } }
    var child = gtk_widget_get_first_child(widget.cast())
    while let current = child {
      found += shortcuts(of: Object(retaining: current))
      child = gtk_widget_get_next_sibling(current)
    }
    return found
  }

  private func members(of list: Object) -> [Object] {
    (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      g_list_model_get_item(list.opaque, index).map { Object(taking: $0) }
    }
  }

  /// The widgets of a type, in order.
  func widgets(_ type: String) -> [Object] {
    var found: [Object] = []
    func visit(_ widget: UnsafeMutablePointer<GtkWidget>) {
      let object = Object(retaining: widget)
      if object.typeName == type { found.append(object) }
      var child = gtk_widget_get_first_child(widget)
      while let current = child {
        visit(current)
        child = gtk_widget_get_next_sibling(current)
      }
    }
    visit(window.cast())
    return found
  }
}

extension Object {
  /// Lets a window fill the screen, so that the pointer is over the page wherever it is, and waits until
  /// the page has drawn itself and can be hit.
  @MainActor func fillScreen(with page: WebPage) async throws {
    gtk_window_fullscreen(cast())
    let isWide = await TestLoop.eventually { gtk_widget_get_width(page.engine.view.cast()) > 800 }
    #expect(isWide)
    try await page.callJavaScript("await new Promise(done => requestAnimationFrame(done))")
  }
}

/// Emits a signal without arguments.
@MainActor func emit(_ object: Object, _ name: String) {
  var value = GValue()
  g_value_init(&value, lakes_type_of_instance(object.pointer))
  g_value_set_object(&value, object.pointer)
  g_signal_emitv(&value, g_signal_lookup(name, lakes_type_of_instance(object.pointer)), 0, nil)
  g_value_unset(&value)
}
