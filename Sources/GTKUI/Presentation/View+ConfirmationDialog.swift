extension View {
  /// Asks what to do, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: the question, in English.
  ///   - isPresented: whether it is asked; becomes false when an answer was given.
  ///   - titleVisibility: whether the question shows; it does by default.
  ///   - actions: the answers: buttons. One with the role `.cancel` is what Escape does; without one
  ///     there is a button `Cancel`.
  ///   - message: what there is to know: texts.
  /// - Returns: the view.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? "" : String(localized: titleKey), isPresented: isPresented,
      message: message(), actions: actions(), alwaysCancels: true)
  }

  /// Asks what to do, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - isPresented: whether it is asked; becomes false when an answer was given.
  ///   - titleVisibility: whether the question shows; it does by default.
  ///   - actions: the answers: buttons. One with the role `.cancel` is what Escape does; without one
  ///     there is a button `Cancel`.
  ///   - message: what there is to know: texts, taken as they are.
  /// - Returns: the view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message = { EmptyView() }
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? "" : String(title), isPresented: isPresented,
      message: message(), actions: actions(), alwaysCancels: true)
  }

  /// Asks what to do with a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: the question, in English.
  ///   - isPresented: whether it is asked, where there is a value; becomes false when an answer was
  ///     given.
  ///   - titleVisibility: whether the question shows; it does by default.
  ///   - data: the value.
  ///   - actions: the answers.
  ///   - message: what there is to know.
  /// - Returns: the view.
  public func confirmationDialog<Value, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? "" : String(localized: titleKey), isPresented: isPresented,
      message: data.map(message), actions: data.map(actions), isPossible: data != nil,
      alwaysCancels: true)
  }

  /// Asks what to do with a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - isPresented: whether it is asked, where there is a value; becomes false when an answer was
  ///     given.
  ///   - titleVisibility: whether the question shows; it does by default.
  ///   - data: the value.
  ///   - actions: the answers.
  ///   - message: what there is to know.
  /// - Returns: the view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Value, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Value?, @ViewBuilder actions: (Value) -> Actions,
    @ViewBuilder message: (Value) -> Message
  ) -> some View {
    dialog(
      titleVisibility == .hidden ? "" : String(title), isPresented: isPresented,
      message: data.map(message), actions: data.map(actions), isPossible: data != nil,
      alwaysCancels: true)
  }
}
