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

  /// How much room the widget would like to have in a direction, in pixels.
  ///
  /// - Parameters:
  ///   - orientation: the direction.
  ///   - room: what it has in the other one; nothing where that is open.
  /// - Returns: the room.
  func naturalSize(_ orientation: GtkOrientation, for room: Int? = nil) -> Int {
    var natural: Int32 = 0
    unsafe gtk_widget_measure(
      pointer, orientation, Int32(clamping: room ?? -1), nil, &natural, nil, nil)
    return Int(natural)
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

  /// Lets assistive technologies read out the first text inside as the widget's name, whatever it
  /// comes to say.
  func nameByFirstText() {
    guard let label = object.first("GtkLabel") else { return }
    unsafe lakes_accessible_labelled_by(pointer, label.cast())
  }

  /// Takes the widget out of its parent.
  func unparent() {
    guard unsafe gtk_widget_get_parent(pointer) != nil else { return }
    unsafe gtk_widget_unparent(pointer)
  }
}

extension Object {
  /// The first widget of a type inside this one, itself included.
  func first(_ type: String) -> Object? {
    if typeName == type { return self }
    var next = unsafe gtk_widget_get_first_child(cast())
    while let child = unsafe next {
      if let found = unsafe Object(retaining: UnsafeMutableRawPointer(child)).first(type) {
        return found
      }
      unsafe next = gtk_widget_get_next_sibling(child)
    }
    return nil
  }
}

extension Object {
  /// Whether it is a field of one line that is written into, of whatever type.
  var isEditable: Bool {
    unsafe g_type_check_instance_is_a(cast(), gtk_editable_get_type()) != 0
  }
}
