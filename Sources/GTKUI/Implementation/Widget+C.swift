import CGTK
import GLibSupport

extension Widget {
  /// Takes over what a constructor of GTK gives.
  ///
  /// - Parameter pointer: a widget, its floating reference included.
  @unsafe
  public init(taking pointer: UnsafeMutablePointer<GtkWidget>?) {
    unsafe self.init(Object(taking: pointer))
  }

  /// The widget for GTK's own functions.
  @unsafe
  public var pointer: UnsafeMutablePointer<GtkWidget> { unsafe object.cast() }

  /// Lets the widget take all the room it can get.
  func expand(horizontally: Bool = true, vertically: Bool = true) {
    if horizontally { unsafe gtk_widget_set_hexpand(pointer, 1) }
    if vertically { unsafe gtk_widget_set_vexpand(pointer, 1) }
  }

  /// Lets the widget take all the room it can get in a direction, or as much as what is inside wants.
  func setExpansion(horizontally: Bool, vertically: Bool) {
    unsafe gtk_widget_set_hexpand(pointer, horizontally ? 1 : 0)
    unsafe gtk_widget_set_hexpand_set(pointer, horizontally ? 1 : 0)
    unsafe gtk_widget_set_vexpand(pointer, vertically ? 1 : 0)
    unsafe gtk_widget_set_vexpand_set(pointer, vertically ? 1 : 0)
  }

  /// Lets the widget be used, or not.
  func setSensitive(_ isSensitive: Bool) {
    unsafe gtk_widget_set_sensitive(pointer, isSensitive ? 1 : 0)
  }

  /// Adds a style class.
  func addStyleClass(_ name: String) {
    unsafe gtk_widget_add_css_class(pointer, name)
  }

  /// Removes a style class.
  func removeStyleClass(_ name: String) {
    unsafe gtk_widget_remove_css_class(pointer, name)
  }

  /// Sets the name that assistive technologies read out.
  func setAccessibleLabel(_ label: String) {
    var property = GTK_ACCESSIBLE_PROPERTY_LABEL
    var value = GValue()
    unsafe g_value_init(&value, lakes_type_string())
    unsafe g_value_set_string(&value, label)
    let speaker = Speaker.of(self).object
    unsafe gtk_accessible_update_property_value(speaker.opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }

  /// Takes the widget out of its parent.
  func unparent() {
    guard unsafe gtk_widget_get_parent(pointer) != nil else { return }
    unsafe gtk_widget_unparent(pointer)
  }
}
