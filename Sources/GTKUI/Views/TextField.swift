/// A line of text that the user can edit.
public struct TextField: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let title: String
  let text: Binding<String>
  let prompt: String
  var isSearch = false

  /// Makes a field named in the user's language.
  ///
  /// - Parameters:
  ///   - titleKey: in English, what belongs into it; its accessible name.
  ///   - text: the text.
  ///   - prompt: what shows while it is empty; the title where there is none.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(String(localized: titleKey), text: text, prompt: prompt)
  }

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - title: what belongs into it; its accessible name.
  ///   - text: the text.
  ///   - prompt: what shows while it is empty; the title where there is none.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.title = String(title)
    self.text = text
    self.prompt = prompt?.content ?? String(title)
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
  /// Does something when Enter is pressed in a field inside.
  ///
  /// - Parameter action: what to do.
  /// - Returns: the view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.submitAction, action)
  }
}
