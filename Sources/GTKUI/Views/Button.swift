/// Something to press.
public struct Button<Label: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: what kind of action it is.
  ///   - action: what to do when it is pressed.
  ///   - label: what it shows.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

/// The kind of action that a button stands for.
nonisolated public enum ButtonRole: Hashable, Sendable {
  /// It takes something away for good.
  case destructive
  /// It leaves things as they are.
  case cancel
}

extension Button where Label == Text {
  /// Makes a button with a text in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: the English text.
  ///   - role: what kind of action it is.
  ///   - action: what to do when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a text.
  ///
  /// - Parameters:
  ///   - title: the text.
  ///   - role: what kind of action it is.
  ///   - action: what to do when it is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == GTKUI.Label<Text, Image> {
  /// Makes a button with a text in the user's language and an icon.
  ///
  /// - Parameters:
  ///   - titleKey: the English text. In a toolbar it is the name and the tooltip of the icon.
  ///   - systemImage: the icon's name in the theme.
  ///   - role: what kind of action it is.
  ///   - action: what to do when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GTKUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a text and an icon.
  ///
  /// - Parameters:
  ///   - title: the text. In a toolbar it is the name and the tooltip of the icon.
  ///   - systemImage: the icon's name in the theme.
  ///   - role: what kind of action it is.
  ///   - action: what to do when it is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { GTKUI.Label(title, systemImage: systemImage) }
  }
}

/// How the buttons inside look.
nonisolated public enum ButtonStyle: CaseIterable, Hashable, Sendable {
  /// As the system has them where they stand.
  case automatic
  /// With a frame, in a toolbar too.
  case bordered
  /// Without a frame until the pointer is over them.
  case borderless
  /// The one that stands for the main thing to do.
  case borderedProminent
  /// Nothing but the label: no frame, and no room around it.
  case plain
  /// Rounded, by itself on a page. Not part of SwiftUI.
  case pill
}

extension EnvironmentValues {
  /// How buttons look.
  public var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyle { .automatic }
}

extension View {
  /// Sets how the buttons inside look.
  ///
  /// - Parameter style: the look.
  /// - Returns: the view with the style.
  public func buttonStyle(_ style: ButtonStyle) -> some View { environment(\.buttonStyle, style) }
}
