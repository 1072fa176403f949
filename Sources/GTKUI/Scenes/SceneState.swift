import Observation

/// What the views of a window can know of their window.
@Observable
final class SceneState {
  var phase = ScenePhase.inactive
  var isFullScreen = false
  var focusedValues = FocusedValues()
}

/// Whether a window is used.
nonisolated public enum ScenePhase: Hashable, Comparable, Sendable {
  /// The window closes, or the program ends: now is the time to keep what shall be kept.
  case background
  /// Another window has the keyboard.
  case inactive
  /// The window has the keyboard.
  case active
}

extension EnvironmentValues {
  /// Whether the window that a view stands in is used.
  ///
  /// It becomes `background` before the window's views go: when the window is closed, when the
  /// program is quit, when the session ends, and when the process is told to end by SIGTERM, SIGINT
  /// or SIGHUP.
  public var scenePhase: ScenePhase { sceneState?.phase ?? .active }

  /// The window that a view stands in.
  var sceneState: SceneState? {
    get { self[SceneStateKey.self] }
    set { self[SceneStateKey.self] = newValue }
  }
}

private struct SceneStateKey: EnvironmentKey {
  static var defaultValue: SceneState? { nil }
}
