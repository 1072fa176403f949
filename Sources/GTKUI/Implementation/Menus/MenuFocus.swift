import CGTK
import GLibSupport

/// Gives the keyboard back to where it was before, when the menu of a button closes.
///
/// GTK (4.8) leaves it on the button, also where the menu was opened by its key.
final class MenuFocus {
  private let button: Object
  private var before: FocusReturn?
  /// Kept for its signal.
  private var popover: Object?

  /// - Parameter widget: a button with a menu, or one with a menu beside it.
  init(of widget: Widget) {
    var button = widget.object
    if button.typeName != "GtkMenuButton",
      let last = unsafe gtk_widget_get_last_child(widget.pointer)
    {
      button = unsafe Object(retaining: UnsafeMutableRawPointer(last))
    }
    self.button = button
    // A click takes no focus, so that there is something to give it back to.
    if let inner = unsafe gtk_widget_get_first_child(button.cast()) {
      unsafe gtk_widget_set_focus_on_click(inner, 0)
    }
    let box = WeakMenuFocus(focus: self)
    unsafe gtk_menu_button_set_create_popup_func(
      button.opaque, menuOpens, Unmanaged.passRetained(box).toOpaque(), releaseMenuFocus)
  }

  /// The menu is about to open.
  fileprivate func opens() {
    before = FocusReturn(to: Widget(button))
    guard let pointer = unsafe gtk_menu_button_get_popover(button.opaque) else { return }
    let popover = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    guard popover != self.popover else { return }
    self.popover = popover
    popover.connect("closed") { [weak self] in
      guard let self, let popover = self.popover else { return }
      before?.giveBack(from: popover)
      before = nil
    }
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
