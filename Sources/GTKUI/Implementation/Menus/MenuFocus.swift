import CGTK
import GLibSupport

/// Gives the keyboard back to where it was before, when the menu of a button closes.
///
/// GTK (4.8) leaves it on the button, also where the menu was opened by its key.
final class MenuFocus {
  private let button: Object
  /// The part of it that is pressed while the menu is open.
  private var toggle: Object?
  private var before: FocusReturn?

  /// - Parameter widget: a button with a menu, or one with a menu beside it.
  init(of widget: Widget) {
    var button = widget.object
    if button.typeName != "GtkMenuButton",
      let last = unsafe gtk_widget_get_last_child(widget.pointer)
    {
      button = unsafe Object(retaining: UnsafeMutableRawPointer(last))
    }
    self.button = button
    let box = WeakMenuFocus(focus: self)
    unsafe gtk_menu_button_set_create_popup_func(
      button.opaque, menuOpens, Unmanaged.passRetained(box).toOpaque(), releaseMenuFocus)
    guard let inner = unsafe gtk_widget_get_first_child(button.cast()) else { return }
    // A click takes no focus, so that there is something to give it back to.
    unsafe gtk_widget_set_focus_on_click(inner, 0)
    let toggle = unsafe Object(retaining: UnsafeMutableRawPointer(inner))
    self.toggle = toggle
    toggle.connect("toggled") { [weak self] in self?.toggled() }
  }

  /// The menu is about to open.
  fileprivate func opens() {
    before = FocusReturn(to: Widget(button))
  }

  private func toggled() {
    guard toggle?.property("active", as: Bool.self) == false else { return }
    let popover = unsafe gtk_menu_button_get_popover(button.opaque)
    if let popover = unsafe popover.map({ unsafe Object(retaining: UnsafeMutableRawPointer($0)) }) {
      before?.giveBack(from: popover)
    }
    before = nil
  }
}

private final class WeakMenuFocus {
  weak var focus: MenuFocus?

  init(focus: MenuFocus) { self.focus = focus }
}

nonisolated private func menuOpens(
  _ button: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let box = unsafe Unmanaged<WeakMenuFocus>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { box.focus?.opens() }
}

nonisolated private func releaseMenuFocus(_ data: gpointer?) {
  guard let data = unsafe data else { return }
  unsafe Unmanaged<WeakMenuFocus>.fromOpaque(data).release()
}
