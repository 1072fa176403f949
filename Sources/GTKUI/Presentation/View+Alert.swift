import FoundationEssentials

extension View {
  /// Says or asks something, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about, in English.
  ///   - isPresented: whether it shows; becomes false when an answer was given.
  ///   - actions: the answers: buttons, and fields above them. One with the role `.cancel` is what
  ///     Escape does, the first other one what Enter does. Without any there is a button `OK`.
  /// - Returns: the view.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Says or asks something, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it shows; becomes false when an answer was given.
  ///   - actions: the answers: buttons, and fields above them. One with the role `.cancel` is what
  ///     Escape does, the first other one what Enter does. Without any there is a button `OK`.
  /// - Returns: the view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions, message: { EmptyView() })
  }

  /// Says or asks something, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about, in English.
  ///   - isPresented: whether it shows; becomes false when an answer was given.
  ///   - actions: the answers: buttons, and fields above them. One with the role `.cancel` is what
  ///     Escape does, the first other one what Enter does. Without any there is a button `OK`.
  ///   - message: what there is to know: texts.
  /// - Returns: the view.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(
      String(localized: titleKey), isPresented: isPresented, message: message(), actions: actions())
  }

  /// Says or asks something, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it shows; becomes false when an answer was given.
  ///   - actions: the answers: buttons, and fields above them. One with the role `.cancel` is what
  ///     Escape does, the first other one what Enter does. Without any there is a button `OK`.
  ///   - message: what there is to know: texts, taken as they are.
  /// - Returns: the view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(String(title), isPresented: isPresented, message: message(), actions: actions())
  }

  /// Says or asks something about a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about, in English.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - data: the value; what shows keeps to the one that it was shown with.
  ///   - actions: the answers.
  ///   - message: what there is to know.
  /// - Returns: the view.
  public func alert<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    dialog(
      String(localized: titleKey), isPresented: isPresented, message: data.map(message),
      actions: data.map(actions), isPossible: data != nil)
  }

  /// Says or asks something about a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - data: the value; what shows keeps to the one that it was shown with.
  ///   - actions: the answers.
  ///   - message: what there is to know.
  /// - Returns: the view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Value, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    dialog(
      String(title), isPresented: isPresented, message: data.map(message),
      actions: data.map(actions), isPossible: data != nil)
  }

  /// Says what went wrong, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows, where there is an error; becomes false when it was read.
  ///   - error: the error; its description is the title.
  ///   - actions: the answers; without any there is a button `OK`.
  ///   - message: what there is to know; the suggestion of the error, where it has one, by default.
  /// - Returns: the view.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: (Failure) -> Actions, @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    dialog(
      error?.errorDescription ?? "", isPresented: isPresented, message: error.map(message),
      actions: error.map(actions), isPossible: error != nil)
  }

  /// Says what went wrong, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - isPresented: whether it shows, where there is an error; becomes false when it was read.
  ///   - error: the error; its description is the title, its suggestion stands below.
  ///   - actions: the answers; without any there is a button `OK`.
  /// - Returns: the view.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(
      error?.errorDescription ?? "", isPresented: isPresented,
      message: Text(verbatim: error?.recoverySuggestion ?? ""), actions: actions(),
      isPossible: error != nil)
  }

  /// Shows a dialog.
  func dialog<Message: View, Actions: View>(
    _ title: String, isPresented: Binding<Bool>, message: Message, actions: Actions,
    isPossible: Bool = true, alwaysCancels: Bool = false
  ) -> some View {
    let paragraphs = texts(of: message)?.filter { !$0.isEmpty }
    if paragraphs == nil {
      Diagnostics.report("alert: a \(Message.self) is no message; it has texts alone")
    }
    return presenting(
      AlertPresentation(
        title: title, message: paragraphs?.joined(separator: "\n\n") ?? "",
        isPresented: isPresented, isPossible: isPossible,
        answers: { menuGroups(of: actions).flatMap { $0 } }, alwaysCancels: alwaysCancels))
  }
}

struct AlertPresentation: Presentation {
  let title: String
  let message: String
  let isPresented: Binding<Bool>
  let isPossible: Bool
  let answers: () -> [MenuItem]
  let alwaysCancels: Bool

  var subject: AnyHashable? { isPresented.wrappedValue && isPossible ? AnyHashable(true) : nil }

  func makePresenter(host: WidgetHost) -> MessageDialog { MessageDialog(host: host) }

  func present(in presenter: MessageDialog, over view: Widget, environment: EnvironmentValues) {
    let isPresented = isPresented
    presenter.dismiss = { isPresented.wrappedValue = false }
    presenter.show(
      title: title, message: message, answers: answers(), alwaysCancels: alwaysCancels, over: view,
      environment.presented { [weak presenter] in presenter?.dismiss() })
  }
}
