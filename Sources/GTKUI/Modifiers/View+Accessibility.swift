extension View {
  /// Sets the name that assistive technologies read out, in the user's language.
  ///
  /// - Parameter labelKey: the English name.
  /// - Returns: the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(String(localized: labelKey))
  }

  /// Sets the name that assistive technologies read out.
  ///
  /// - Parameter label: the name; an empty one leaves the view the name that it has by itself.
  /// - Returns: the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(AccessibleText(property: .label, text: String(label)))
  }

  /// Sets the name that assistive technologies read out.
  ///
  /// - Parameter label: the name.
  /// - Returns: the view.
  public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }

  /// Sets the value that assistive technologies read out, in the user's language.
  ///
  /// - Parameter valueKey: the English value.
  /// - Returns: the view.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(String(localized: valueKey))
  }

  /// Sets the value that assistive technologies read out.
  ///
  /// - Parameter value: the value, in words.
  /// - Returns: the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    attribute(AccessibleText(property: .value, text: String(value)))
  }

  /// Sets the value that assistive technologies read out.
  ///
  /// - Parameter value: the value, in words.
  /// - Returns: the view.
  public func accessibilityValue(_ value: Text) -> some View { accessibilityValue(value.content) }

  /// Sets what assistive technologies say about the use of the view, in the user's language.
  ///
  /// - Parameter hintKey: in English, what comes of using it.
  /// - Returns: the view.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(String(localized: hintKey))
  }

  /// Sets what assistive technologies say about the use of the view.
  ///
  /// - Parameter hint: what comes of using it.
  /// - Returns: the view.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    attribute(AccessibleText(property: .hint, text: String(hint)))
  }

  /// Sets what assistive technologies say about the use of the view.
  ///
  /// - Parameter hint: what comes of using it.
  /// - Returns: the view.
  public func accessibilityHint(_ hint: Text) -> some View { accessibilityHint(hint.content) }

  /// Hides the view from assistive technologies: it says nothing that is not said elsewhere.
  ///
  /// - Parameter hidden: whether it is hidden.
  /// - Returns: the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(AccessibleConcealment(isHidden: hidden))
  }

  /// Says what kind of thing the view is to assistive technologies.
  ///
  /// GTK fixes the role of a widget when it first shows it: a change of the traits that are roles
  /// makes the view anew, with new state.
  ///
  /// - Parameter traits: what it is. Of several that are a role, the first of their list counts.
  /// - Returns: the view.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    attribute(AccessibleTraits(traits: traits)).id(traits.intersection(.roles))
  }
}

/// What kind of thing a view is to assistive technologies.
nonisolated public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit a trait.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: one bit a trait.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1)
  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 4)
  /// A picture.
  public static let isImage = AccessibilityTraits(rawValue: 8)
  /// A field for words to look for.
  public static let isSearchField = AccessibilityTraits(rawValue: 16)
  /// A text that cannot be changed.
  public static let isStaticText = AccessibilityTraits(rawValue: 32)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(rawValue: 64)
  /// Nothing else can be used while it shows.
  public static let isModal = AccessibilityTraits(rawValue: 128)

  /// Those that GTK knows as roles.
  static let roles: AccessibilityTraits = [
    .isHeader, .isButton, .isLink, .isImage, .isSearchField, .isStaticText,
  ]
}
