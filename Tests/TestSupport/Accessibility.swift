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
