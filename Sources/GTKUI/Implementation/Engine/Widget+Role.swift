import CGTK
import GLibSupport

extension Object {
  /// Makes a widget that is something else for assistive technologies than its type is.
  @unsafe
  static func make(_ type: GType, role: GtkAccessibleRole) -> Object {
    let names = unsafe strdup("accessible-role")
    defer { unsafe free(names) }
    var name = unsafe UnsafePointer<CChar>(names)
    var value = GValue()
    unsafe g_value_init(&value, gtk_accessible_role_get_type())
    unsafe g_value_set_enum(&value, Int32(role.rawValue))
    defer { unsafe g_value_unset(&value) }
    return unsafe Object(taking: g_object_new_with_properties(type, 1, &name, &value))
  }
}

/// What speaks for a widget that is only a frame around another one.
enum Speaker {
  private static let key = unsafe g_quark_from_string("gtkui-speaker")

  /// Lets the name that is given to a frame be the name of what it holds.
  static func set(_ widget: Widget, of frame: Widget) {
    // The frame holds it, so the address is good as long as the frame is.
    unsafe g_object_set_qdata(frame.object.pointer, key, widget.object.pointer)
  }

  /// What is named when a widget is.
  static func of(_ widget: Widget) -> Widget {
    guard let pointer = unsafe g_object_get_qdata(widget.object.pointer, key) else { return widget }
    return unsafe Widget(Object(retaining: pointer))
  }
}
