/// Something that is on or off.
public struct Toggle<Label: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let isOn: Binding<Bool>
  let label: Label

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on.
  ///   - label: what it shows.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a text in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English text.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GTKUI.Label<Text, Image> {
  /// Makes a toggle with a text in the user's language and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: the English text. Of a toggle that shows its icon alone, it is the name and the
  ///     tooltip.
  ///   - systemImage: the icon's name in the theme.
  ///   - isOn: whether it is on.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GTKUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a text and an icon.
  ///
  /// - Parameters:
  ///   - title: the text. Of a toggle that shows its icon alone, it is the name and the tooltip.
  ///   - systemImage: the icon's name in the theme.
  ///   - isOn: whether it is on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GTKUI.Label(title, systemImage: systemImage) }
  }
}

/// How the toggles inside look.
nonisolated public enum ToggleStyle: Hashable, Sendable {
  /// A box with a check mark beside the label.
  case checkbox
  /// A button that stays pressed.
  case button
}

extension EnvironmentValues {
  /// How toggles look.
  public var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyle { .checkbox }
}

extension View {
  /// Sets how the toggles inside look; read when a toggle appears.
  ///
  /// - Parameter style: the look.
  /// - Returns: the view with the style.
  public func toggleStyle(_ style: ToggleStyle) -> some View { environment(\.toggleStyle, style) }

  /// Shows the icon of labels alone, with the text as name and tooltip.
  ///
  /// - Returns: the view.
  public func iconOnlyLabels() -> some View { environment(\.showsIconOnly, true) }
}
