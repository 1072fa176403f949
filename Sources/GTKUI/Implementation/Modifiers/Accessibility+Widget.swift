import CGTK
import GLibSupport

/// A text that assistive technologies read out.
struct AccessibleText: WidgetAttribute, Equatable {
  enum Property: Hashable {
    case label
    case value
    case hint
  }

  let property: Property
  let text: String

  func apply(to widget: Widget) {
    if !text.isEmpty { widget.setAccessible(property.gtk, text.withoutNUL) }
  }

  func remove(from widget: Widget) {
    guard !text.isEmpty else { return }
    unsafe gtk_accessible_reset_property(Speaker.of(widget).object.opaque, property.gtk)
  }
}

extension AccessibleText.Property {
  fileprivate var gtk: GtkAccessibleProperty {
    switch self {
    case .label: GTK_ACCESSIBLE_PROPERTY_LABEL
    case .value: GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT
    case .hint: GTK_ACCESSIBLE_PROPERTY_DESCRIPTION
    }
  }
}

struct AccessibleConcealment: WidgetAttribute, Equatable {
  let isHidden: Bool

  func apply(to widget: Widget) {
    widget.setAccessible(GTK_ACCESSIBLE_STATE_HIDDEN, isHidden)
  }
}

struct AccessibleTraits: WidgetAttribute, Equatable {
  let traits: AccessibilityTraits

  func apply(to widget: Widget) {
    if let role = traits.role {
      // A role cannot be changed any more once a screen reader may have seen it.
      widget.object.setProperty("accessible-role", to: role.rawValue)
    }
    if traits.contains(.isSelected) {
      widget.setAccessible(GTK_ACCESSIBLE_STATE_SELECTED, true)
    }
    if traits.contains(.isModal) { widget.setAccessible(GTK_ACCESSIBLE_PROPERTY_MODAL, true) }
  }

  func remove(from widget: Widget) {
    if traits.contains(.isSelected) {
      unsafe gtk_accessible_reset_state(widget.object.opaque, GTK_ACCESSIBLE_STATE_SELECTED)
    }
    if traits.contains(.isModal) {
      unsafe gtk_accessible_reset_property(widget.object.opaque, GTK_ACCESSIBLE_PROPERTY_MODAL)
    }
  }
}

extension AccessibilityTraits {
  fileprivate var role: GtkAccessibleRole? {
    if contains(.isHeader) { return GTK_ACCESSIBLE_ROLE_HEADING }
    if contains(.isButton) { return GTK_ACCESSIBLE_ROLE_BUTTON }
    if contains(.isLink) { return GTK_ACCESSIBLE_ROLE_LINK }
    if contains(.isImage) { return GTK_ACCESSIBLE_ROLE_IMG }
    if contains(.isSearchField) { return GTK_ACCESSIBLE_ROLE_SEARCH_BOX }
    if contains(.isStaticText) { return GTK_ACCESSIBLE_ROLE_LABEL }
    return nil
  }
}

extension Widget {
  /// Sets the name that assistive technologies read out.
  ///
  /// - Parameter label: the name.
  public func setAccessibleLabel(_ label: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, label)
  }

  /// Sets a text for assistive technologies.
  func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    var property = property
    var value = GValue()
    unsafe g_value_init(&value, lakes_type_string())
    unsafe text.withCString { unsafe g_value_set_string(&value, $0) }
    let speaker = Speaker.of(self).object
    unsafe gtk_accessible_update_property_value(speaker.opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }

  /// Sets something that is so or not, for assistive technologies.
  func setAccessible(_ property: GtkAccessibleProperty, _ isSo: Bool) {
    var property = property
    var value = GValue()
    unsafe g_value_init(&value, lakes_type_boolean())
    unsafe g_value_set_boolean(&value, isSo ? 1 : 0)
    unsafe gtk_accessible_update_property_value(object.opaque, 1, &property, &value)
    unsafe g_value_unset(&value)
  }

  /// Sets a state that is so or not, for assistive technologies.
  func setAccessible(_ state: GtkAccessibleState, _ isSo: Bool) {
    var state = state
    var value = GValue()
    // A state that can also be mixed or unknown is a number of three.
    let numbers = [
      GTK_ACCESSIBLE_STATE_SELECTED, GTK_ACCESSIBLE_STATE_CHECKED, GTK_ACCESSIBLE_STATE_PRESSED,
    ]
    let isNumber = numbers.contains(state)
    unsafe g_value_init(&value, isNumber ? lakes_type_int() : lakes_type_boolean())
    if isNumber {
      unsafe g_value_set_int(&value, isSo ? 1 : 0)
    } else {
      unsafe g_value_set_boolean(&value, isSo ? 1 : 0)
    }
    unsafe gtk_accessible_update_state_value(object.opaque, 1, &state, &value)
    unsafe g_value_unset(&value)
  }
}
