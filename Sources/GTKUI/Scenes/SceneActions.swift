/// Opens a window of the program.
public struct OpenWindowAction {
  let action: (_ id: String?, _ value: AnyHashable?, _ type: Any.Type?) -> Void

  /// Opens a window of a scene, or brings the one of a `Window` scene to the front.
  ///
  /// - Parameter id: the scene's identifier.
  public func callAsFunction(id: String) { action(id, nil, nil) }

  /// Opens a window for a value, or brings the one that shows an equal value to the front.
  ///
  /// - Parameter value: the value; the first scene for its type opens it.
  public func callAsFunction<Value: Hashable>(value: Value) {
    action(nil, AnyHashable(value), Value.self)
  }

  /// Opens a window of a scene for a value, or brings the one that shows an equal value to the front.
  ///
  /// - Parameters:
  ///   - id: the scene's identifier.
  ///   - value: the value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    action(id, AnyHashable(value), Value.self)
  }
}

/// Closes windows.
public struct DismissWindowAction {
  let action: () -> Void
  var others: (_ id: String?, _ value: AnyHashable?) -> Void = { _, _ in }

  /// Closes the window that the view stands in.
  public func callAsFunction() { action() }

  /// Closes the windows of a scene.
  ///
  /// - Parameter id: the scene's identifier.
  public func callAsFunction(id: String) { others(id, nil) }

  /// Closes the windows that show a value.
  ///
  /// - Parameter value: the value.
  public func callAsFunction<Value: Hashable>(value: Value) { others(nil, AnyHashable(value)) }

  /// Closes the windows of a scene that show a value.
  ///
  /// - Parameters:
  ///   - id: the scene's identifier.
  ///   - value: the value.
  public func callAsFunction<Value: Hashable>(id: String, value: Value) {
    others(id, AnyHashable(value))
  }
}

/// Opens the window of the preferences.
public struct OpenSettingsAction {
  let action: () -> Void

  /// Opens it, or brings it to the front.
  public func callAsFunction() { action() }
}

/// Opens the window that lists the keyboard shortcuts.
///
/// Not part of SwiftUI.
public struct OpenShortcutsAction {
  let action: () -> Void

  /// Opens it.
  public func callAsFunction() { action() }
}

/// Lets the window that a view stands in fill the screen, or not.
///
/// Not part of SwiftUI.
public struct FullScreenAction {
  let state: SceneState?
  let action: (Bool) -> Void

  /// Whether the window fills the screen.
  ///
  /// A view that reads it is kept up to date.
  public var isActive: Bool { state?.isFullScreen ?? false }

  /// Lets the window fill the screen where it does not, and the other way round.
  public func callAsFunction() { action(!isActive) }
}

extension EnvironmentValues {
  /// Opens windows of the program.
  public var openWindow: OpenWindowAction {
    get { self[OpenWindowKey.self] }
    set { self[OpenWindowKey.self] = newValue }
  }

  /// Closes the window, or others.
  public var dismissWindow: DismissWindowAction {
    get { self[DismissWindowKey.self] }
    set { self[DismissWindowKey.self] = newValue }
  }

  /// Opens the preferences.
  public var openSettings: OpenSettingsAction {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }

  /// Opens the list of keyboard shortcuts.
  public var openShortcuts: OpenShortcutsAction {
    get { self[OpenShortcutsKey.self] }
    set { self[OpenShortcutsKey.self] = newValue }
  }

  /// Lets the window fill the screen, or not.
  public var toggleFullScreen: FullScreenAction {
    get { self[FullScreenKey.self] }
    set { self[FullScreenKey.self] = newValue }
  }
}

private struct OpenWindowKey: EnvironmentKey {
  static var defaultValue: OpenWindowAction {
    OpenWindowAction { _, _, _ in Diagnostics.report("openWindow: the view stands in no program") }
  }
}

private struct DismissWindowKey: EnvironmentKey {
  static var defaultValue: DismissWindowAction { DismissWindowAction {} }
}

private struct OpenSettingsKey: EnvironmentKey {
  static var defaultValue: OpenSettingsAction {
    OpenSettingsAction { Diagnostics.report("openSettings: the program has no Settings scene") }
  }
}

private struct OpenShortcutsKey: EnvironmentKey {
  static var defaultValue: OpenShortcutsAction { OpenShortcutsAction {} }
}

private struct FullScreenKey: EnvironmentKey {
  static var defaultValue: FullScreenAction { FullScreenAction(state: nil) { _ in } }
}
