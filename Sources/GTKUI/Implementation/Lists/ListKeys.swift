import CGTK
import GLibSupport

/// The keys of an outline, which GTK leaves out: Right opens a row or goes below it, Left closes it or
/// goes above it; the other way round where reading goes from right to left.
final class ListKeys {
  enum Direction {
    case outwards
    case inwards
  }

  /// Watches the keys of a list.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - pressed: what to do for the row whose widget is given; false leaves the key to others.
  init(of list: Widget, pressed: @escaping (Widget, Direction) -> Bool) {
    let controller = unsafe Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
    // GTK's own keys of a list would move to the side first.
    unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect(
      "key-pressed",
      returning: { [weak object = list.object] (key: UInt32, _: UInt32) -> Bool in
        guard let object, let direction = Self.direction(of: key, in: Widget(object)),
          let root = unsafe gtk_widget_get_root(object.cast()),
          let focus = unsafe gtk_root_get_focus(root),
          unsafe gtk_widget_get_parent(focus) == object.cast()
        else { return false }
        return unsafe pressed(Widget(Object(retaining: UnsafeMutableRawPointer(focus))), direction)
      })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(list.pointer, controller.opaque)
    self.controller = controller
  }

  private let controller: Object

  private static func direction(of key: UInt32, in list: Widget) -> Direction? {
    let isRightToLeft = unsafe gtk_widget_get_direction(list.pointer) == GTK_TEXT_DIR_RTL
    switch Int32(key) {
    case GDK_KEY_Right, GDK_KEY_KP_Right: return isRightToLeft ? .outwards : .inwards
    case GDK_KEY_Left, GDK_KEY_KP_Left: return isRightToLeft ? .inwards : .outwards
    default: return nil
    }
  }
}
