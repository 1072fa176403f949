import CGTK
import GLibSupport

/// Tells when the keyboard's focus enters or leaves a widget, and moves it there.
final class FocusWatch {
  let widget: Widget
  private let controller: Object
  private var mapping: SignalConnection?

  init(on widget: Widget, moved: @escaping (Bool) -> Void) {
    self.widget = widget
    controller = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_event_controller_focus_new()))
    controller.connect("enter") { moved(true) }
    controller.connect("leave") { moved(false) }
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(widget.pointer, controller.opaque)
  }

  /// Whether the widget, or one inside it, has the focus.
  var hasFocus: Bool {
    unsafe gtk_event_controller_focus_contains_focus(controller.opaque) != 0
  }

  /// Gives the focus to the widget, or to the first one inside it that takes it.
  ///
  /// One that does not show yet, as in a sidebar that is about to open, gets it as soon as it does.
  ///
  /// - Parameter isWanted: whether it is to have the focus still, when it shows later.
  func grabFocus(_ isWanted: @escaping () -> Bool) {
    if unsafe gtk_widget_get_mapped(widget.pointer) == 0, mapping == nil {
      mapping = widget.object.connect("map") { [weak self] in
        guard let self else { return }
        mapping?.disconnect()
        mapping = nil
        if isWanted(), !hasFocus { grab() }
      }
    }
    grab()
  }

  private func grab() {
    if unsafe gtk_widget_grab_focus(widget.pointer) == 0 {
      unsafe gtk_widget_child_focus(widget.pointer, GTK_DIR_TAB_FORWARD)
    }
    // What is typed into a field takes the place of what it holds.
    if widget.object.isEditable {
      unsafe gtk_editable_select_region(widget.object.opaque, 0, -1)
    }
  }

  /// Takes the focus away from the widget and what is inside it.
  func releaseFocus() {
    guard hasFocus, let root = unsafe gtk_widget_get_root(widget.pointer) else { return }
    unsafe gtk_root_set_focus(root, nil)
  }

  func detach() {
    mapping?.disconnect()
    mapping = nil
    unsafe gtk_widget_remove_controller(widget.pointer, controller.opaque)
  }
}
