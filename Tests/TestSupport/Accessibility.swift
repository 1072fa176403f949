import CGTK
import CTestLoop
import GLibSupport

extension Object {
  /// Whether an accessible property of the widget has a text as its value.
  ///
  /// - Parameters:
  ///   - property: the property.
  ///   - text: the text.
  /// - Returns: true where it has.
  public func hasAccessible(_ property: GtkAccessibleProperty, _ text: String) -> Bool {
    lakes_accessible_property_is(cast(), property, text) != 0
  }

  /// Whether an accessible state of the widget is on.
  ///
  /// - Parameter state: a state that is on or off.
  /// - Returns: true where it is on.
  public func hasAccessible(_ state: GtkAccessibleState) -> Bool {
    lakes_accessible_state_is(cast(), state, 1) != 0
  }

  /// Whether a widget is named by another one.
  ///
  /// - Parameter label: the other one.
  /// - Returns: true where it is.
  public func isAccessiblyLabelled(by label: Object?) -> Bool {
    guard let label else { return false }
    return lakes_accessible_is_labelled_by(cast(), label.cast()) != 0
  }

  /// What kind of thing a widget is to assistive technologies.
  public var accessibleRole: GtkAccessibleRole {
    GtkAccessibleRole(property("accessible-role", as: UInt32.self))
  }

  /// Whether assistive technologies read out a name for the widget.
  ///
  /// - Parameter name: the name.
  /// - Returns: true where it is that name.
  public func hasAccessibleName(_ name: String) -> Bool {
    hasAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }
}

extension Object {
  /// Hands a key to the controllers that hang on a widget.
  ///
  /// - Parameters:
  ///   - key: GDK's number of the key.
  ///   - modifiers: the keys held down.
  /// - Returns: whether one had use for it.
  @discardableResult
  public func pressKey(
    _ key: UInt32, holding modifiers: GdkModifierType = GdkModifierType(0)
  ) -> Bool {
    controllers("GtkEventControllerKey").contains {
      lakes_test_key_pressed($0.pointer, key, 0, modifiers) != 0
    }
  }

  /// Hands a click of the secondary button to the gestures that hang on a widget.
  ///
  /// - Parameters:
  ///   - x: where, in pixels from the left.
  ///   - y: where, in pixels from the top.
  public func clickSecondary(x: Double, y: Double) {
    for gesture in controllers("GtkGestureClick")
    where gtk_gesture_single_get_button(gesture.opaque) == 3 {
      lakes_press_gesture(gesture.pointer, x, y)
    }
  }

  /// Holds something over a widget that takes what is dropped.
  ///
  /// - Returns: what would be done with it; nothing for a widget that takes nothing.
  public func holdDragOver() -> GdkDragAction? {
    controllers("GtkDropTargetAsync").first.map { lakes_enter_target($0.pointer) }
  }

  /// The event controllers of a type that hang on a widget.
  ///
  /// - Parameter type: GTK's name, as `GtkDragSource`.
  /// - Returns: the controllers.
  public func controllers(_ type: String) -> [Object] {
    guard let pointer = gtk_widget_observe_controllers(cast()) else { return [] }
    let list = Object(taking: pointer)
    return (0..<g_list_model_get_n_items(list.opaque)).compactMap { index in
      g_list_model_get_item(list.opaque, index).map { Object(taking: $0) }
    }
    .filter { $0.typeName == type }
  }
}
