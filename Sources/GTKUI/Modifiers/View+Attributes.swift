extension View {
  /// Makes the view insensitive.
  ///
  /// - Parameter disabled: whether it is.
  /// - Returns: the view.
  public func disabled(_ disabled: Bool) -> some View {
    DisabledView(isDisabled: disabled, content: self)
  }

  /// Hides the view, which keeps its place.
  ///
  /// - Returns: the view, invisible and out of reach.
  public func hidden() -> some View { attribute(Concealment()) }

  /// Makes the view see-through.
  ///
  /// - Parameter opacity: 0 for invisible to 1 for solid.
  /// - Returns: the view.
  public func opacity(_ opacity: Double) -> some View { attribute(Opacity(value: opacity)) }

  /// Explains the view in a tooltip, in the user's language.
  ///
  /// - Parameter textKey: the English explanation.
  /// - Returns: the view.
  public func help(_ textKey: LocalizedStringKey) -> some View {
    help(String(localized: textKey))
  }

  /// Explains the view in a tooltip.
  ///
  /// - Parameter text: the explanation, taken as it is.
  /// - Returns: the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    attribute(Tooltip(text: String(text)))
  }

  /// Sets the name that assistive technologies read out, in the user's language.
  ///
  /// - Parameter labelKey: the English name.
  /// - Returns: the view.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(String(localized: labelKey))
  }

  /// Sets the name that assistive technologies read out.
  ///
  /// - Parameter label: the name.
  /// - Returns: the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    attribute(AccessibleName(label: String(label)))
  }

  /// Hides the view from assistive technologies: it says nothing that is not said elsewhere.
  ///
  /// - Parameter hidden: whether it is hidden.
  /// - Returns: the view.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    attribute(AccessibleConcealment(isHidden: hidden))
  }

  /// Adds a style class of GTK or libadwaita.
  ///
  /// - Parameter name: the class, as `dim-label`.
  /// - Returns: the view with the class.
  public func styleClass(_ name: String) -> some View { attribute(StyleClass(name: name)) }

  /// Sets the colour of texts and symbolic icons by its role.
  ///
  /// - Parameter style: the role.
  /// - Returns: the view in that colour.
  public func foregroundStyle(_ style: ForegroundStyle) -> some View {
    attribute(StyleClass(name: style.styleClass))
  }
}

/// A view that cannot be used, or can as far as its surroundings can.
struct DisabledView<Content: View>: View {
  let isDisabled: Bool
  let content: Content

  var body: some View {
    content.transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}

extension EnvironmentValues {
  /// Whether views can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private struct IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The role of a text or icon, which decides its colour in the system's style.
nonisolated public enum ForegroundStyle: Hashable, Sendable {
  /// Of full weight.
  case primary
  /// Of less weight.
  case secondary
  /// The colour that the user chose for what can be acted upon.
  case tint
  /// Something went wrong.
  case error

  fileprivate var styleClass: String {
    switch self {
    case .primary: "primary"
    case .secondary: "dim-label"
    case .tint: "accent"
    case .error: "error"
    }
  }
}

private struct StyleClass: WidgetAttribute, Equatable {
  let name: String
  func apply(to widget: Widget) { widget.addStyleClass(name) }
  func remove(from widget: Widget) { widget.removeStyleClass(name) }
}
