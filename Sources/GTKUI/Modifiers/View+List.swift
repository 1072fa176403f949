extension View {
  /// Does something when a row of the list inside is clicked, or Enter is pressed on it, after the
  /// selection has been written.
  ///
  /// - Parameter action: what to do.
  /// - Returns: the view.
  public func onListActivation(_ action: @escaping () -> Void) -> some View {
    environment(\.listPrimaryAction, action)
  }

  /// Names the list inside for assistive technologies, in the user's language.
  ///
  /// - Parameter labelKey: the English name.
  /// - Returns: the view.
  public func listAccessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    listAccessibilityLabel(String(localized: labelKey))
  }

  /// Names the list inside for assistive technologies.
  ///
  /// - Parameter label: the name.
  /// - Returns: the view.
  @_disfavoredOverload
  public func listAccessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    environment(\.listLabel, String(label))
  }

  /// Lets the rows of the list inside be no higher than what they show.
  ///
  /// - Returns: the view.
  public func denseListRows() -> some View { environment(\.isListDense, true) }
}

extension EnvironmentValues {
  /// What choosing a row does.
  var listPrimaryAction: (() -> Void)? {
    get { self[ListPrimaryActionKey.self] }
    set { self[ListPrimaryActionKey.self] = newValue }
  }

  /// The accessible name of a list.
  var listLabel: String? {
    get { self[ListLabelKey.self] }
    set { self[ListLabelKey.self] = newValue }
  }
}

private struct ListPrimaryActionKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension EnvironmentValues {
  /// Whether rows are no higher than what they show.
  var isListDense: Bool {
    get { self[ListDensityKey.self] }
    set { self[ListDensityKey.self] = newValue }
  }
}

private struct ListDensityKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ListLabelKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}
