// What has no message, apart: a default for it would leave its type open.

extension View {
  /// Says or asks something about a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about, in English.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - data: the value.
  ///   - actions: the answers.
  /// - Returns: the view.
  public func alert<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(
      titleKey, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Says or asks something about a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - data: the value.
  ///   - actions: the answers.
  /// - Returns: the view.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Value, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    alert(
      title, isPresented: isPresented, presenting: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks what to do with a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - titleKey: what it is about, in English.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - titleVisibility: whether the title shows; it does by default.
  ///   - data: the value.
  ///   - actions: the answers.
  /// - Returns: the view.
  public func confirmationDialog<Value, Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      titleKey, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }

  /// Asks what to do with a value, in a dialog over the window.
  ///
  /// - Parameters:
  ///   - title: what it is about.
  ///   - isPresented: whether it shows, where there is a value; becomes false when an answer was
  ///     given.
  ///   - titleVisibility: whether the title shows; it does by default.
  ///   - data: the value.
  ///   - actions: the answers.
  /// - Returns: the view.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, Value, Actions: View>(
    _ title: S, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Value?,
    @ViewBuilder actions: (Value) -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: data,
      actions: actions,
      message: { _ in EmptyView() })
  }
}
