import CGTK
import CWebKit
import GLibSupport

/// The names that assistive technologies read out.
enum AccessibleName {
  /// Names a widget.
  static func set(_ name: String, of widget: Object) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    name.write(settingUp: &value)
    unsafe gtk_accessible_update_property_value(widget.opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }
}

extension String {
  fileprivate func write(settingUp value: inout GValue) {
    unsafe g_value_init(&value, g_type_from_name("gchararray"))
    unsafe g_value_set_string(&value, self)
  }
}
