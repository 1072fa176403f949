import CGTK
import GLibSupport

/// A shortcut of the whole window that hangs on one widget, and lives as long as that is shown.
package final class ShortcutController {
  private weak var widget: Object?
  private let controller: Object

  /// Adds a shortcut to a widget.
  ///
  /// - Parameters:
  ///   - shortcut: the keys.
  ///   - widget: what is pressed when `action` does not answer.
  ///   - action: what to do; false to press the widget.
  package init(_ shortcut: KeyboardShortcut, on widget: Widget, action: @escaping () -> Bool) {
    self.widget = widget.object
    controller = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_shortcut_controller_new()))
    unsafe gtk_shortcut_controller_set_scope(controller.opaque, GTK_SHORTCUT_SCOPE_GLOBAL)
    // With a modifier the window comes first, else what has the focus: Escape and Space belong to it.
    let isFunctionKey = shortcut.key.name.count > 1 && shortcut.key.name.hasPrefix("F")
    let isPlain = shortcut.modifiers.isSubset(of: .shift) && !isFunctionKey
    unsafe gtk_event_controller_set_propagation_phase(
      controller.opaque, isPlain ? GTK_PHASE_BUBBLE : GTK_PHASE_CAPTURE)

    let box = ShortcutBox(
      widget: widget.object, yields: !isPlain && shortcut.belongsToFields, action: action)
    let callback = unsafe gtk_callback_action_new(
      runShortcut, Unmanaged.passRetained(box).toOpaque(), releaseShortcut)
    guard let trigger = unsafe gtk_shortcut_trigger_parse_string(shortcut.accelerator) else {
      preconditionFailure("\(shortcut.accelerator) is no shortcut")
    }
    unsafe gtk_shortcut_controller_add_shortcut(
      controller.opaque, gtk_shortcut_new(trigger, callback))
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(widget.pointer, controller.opaque)
  }

  /// Takes the shortcut away.
  func detach() {
    guard let widget else { return }
    unsafe gtk_widget_remove_controller(widget.cast(), controller.opaque)
    self.widget = nil
  }
}

private final class ShortcutBox {
  weak var widget: Object?
  /// Whether a field that has the focus gets the keys first.
  let yields: Bool
  let action: () -> Bool

  init(widget: Object, yields: Bool, action: @escaping () -> Bool) {
    self.widget = widget
    self.yields = yields
    self.action = action
  }

  func run() -> Bool {
    guard let widget, !(yields && isFieldFocused(in: widget)) else { return false }
    guard unsafe gtk_widget_is_sensitive(widget.cast()) != 0 else { return false }
    // It may move the focus by way of a model, and what is typed behind it comes at once.
    RenderScheduler.shared.hurry()
    if action() { return true }
    guard unsafe gtk_widget_get_mapped(widget.cast()) != 0 || ToolbarRow.hasGivenWay(widget) else {
      return false
    }
    if widget.typeName == "GtkButton" {
      // To activate a button would show it pressed for a quarter of a second first.
      widget.emit("clicked")
      return true
    }
    return unsafe gtk_widget_activate(widget.cast()) != 0
  }
}

/// Whether the window's focus is in something that is written into.
private func isFieldFocused(in widget: Object) -> Bool {
  guard let root = unsafe gtk_widget_get_root(widget.cast()),
    let focus = unsafe gtk_root_get_focus(root)
  else { return false }
  return ["GtkText", "GtkTextView"].contains(
    unsafe Object(retaining: UnsafeMutableRawPointer(focus)).typeName)
}

nonisolated private func runShortcut(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ arguments: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  guard let data = unsafe data else { return 0 }
  let box = unsafe Unmanaged<ShortcutBox>.fromOpaque(data).takeUnretainedValue()
  return MainActor.assumeIsolated { box.run() } ? 1 : 0
}

nonisolated private func releaseShortcut(_ data: gpointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<ShortcutBox>.fromOpaque(data).release()
}
