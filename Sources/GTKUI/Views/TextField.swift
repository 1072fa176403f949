/// A line of text that the user can edit.
public struct TextField: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let title: String
  let text: Binding<String>
  var isSearch = false

  /// Makes a field named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what belongs into it; shown while it is empty, and its accessible name.
  ///   - text: the text.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(String(localized: titleKey), text: text)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: what belongs into it; shown while it is empty, and its accessible name.
  ///   - text: the text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.title = String(title)
    self.text = text
  }
}

extension EnvironmentValues {
  /// What is done when Enter is pressed in a field.
  var submitAction: (() -> Void)? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// What is done when Escape is pressed in a search field.
  var exitAction: (() -> Void)? {
    get { self[ExitActionKey.self] }
    set { self[ExitActionKey.self] = newValue }
  }
}

private struct ExitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

private struct SubmitActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Does something when Escape is pressed in a search field inside.
  ///
  /// - Parameter action: what to do.
  /// - Returns: the view.
  public func onExitCommand(perform action: @escaping () -> Void) -> some View {
    environment(\.exitAction, action)
  }

  /// Does something when Enter is pressed in a field inside.
  ///
  /// - Parameter action: what to do.
  /// - Returns: the view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}
