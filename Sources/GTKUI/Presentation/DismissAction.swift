/// Closes what a view is presented in: the popover, the sheet or, where there is none, the window.
public struct DismissAction {
  let action: () -> Void

  /// Closes it.
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Closes what the view is presented in: the nearest popover or sheet, else the window.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] ?? DismissAction(action: dismissWindow.action) }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a popover or a sheet.
  public var isPresented: Bool { self[DismissKey.self] != nil }

  /// What is handed down to a view that stands in something of its own, not in the view that
  /// presents it.
  ///
  /// - Parameter dismiss: closes it.
  /// - Returns: the values.
  func presented(dismiss: @escaping () -> Void) -> EnvironmentValues {
    var values = self
    values.dismiss = DismissAction(action: dismiss)
    values.columnChrome = nil
    values.toolbarRegistry = nil
    values.labelStyle = .automatic
    values.isInToolbar = false
    values.stackAxis = .vertical
    values.submitAction = nil
    values.exitAction = nil
    values.listPrimaryAction = nil
    return values
  }
}

private struct DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction? { nil }
}
