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
  /// - Parameter text: the explanation.
  /// - Returns: the view.
  public func help(_ text: Text) -> some View { help(text.content) }

  /// Explains the view in a tooltip.
  ///
  /// - Parameter text: the explanation, taken as it is.
  /// - Returns: the view.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View {
    attribute(Tooltip(text: String(text)))
  }

  /// Adds a style class of GTK or libadwaita.
  ///
  /// - Parameter name: the class, as `dim-label`.
  /// - Returns: the view with the class.
  public func styleClass(_ name: String) -> some View { attribute(StyleClass(name: name)) }
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

private struct StyleClass: WidgetAttribute, Equatable {
  let name: String
  func apply(to widget: Widget) { widget.addStyleClass(name) }
  func remove(from widget: Widget) { widget.removeStyleClass(name) }
}
