import CGTK

/// What this program has written into its own environment, for libraries that it uses and for their processes.
///
/// It is not meant for programs that the user opens from here: a browser should not draw otherwise, or leave out
/// its sandbox, since this one does.
@MainActor
public enum OwnEnvironment {
  private static var originals: [String: String?] = [:]

  /// Sets a variable.
  ///
  /// - Parameters:
  ///   - name: the variable.
  ///   - value: its value.
  ///   - overrules: whether it is set also where the user has set it.
  public static func set(_ name: String, to value: String, overruling overrules: Bool = false) {
    let before = unsafe g_getenv(name).map { unsafe String(cString: $0) }
    guard overrules || before == nil, before != value else { return }
    if originals[name] == nil { originals[name] = .some(before) }
    unsafe g_setenv(name, value, 1)
  }

  /// Brings a variable back to what it was; nothing happens where it was not set by ``set(_:to:overruling:)``.
  public static func reset(_ name: String) {
    guard let before = originals.removeValue(forKey: name) else { return }
    if let before { unsafe g_setenv(name, before, 1) } else { unsafe g_unsetenv(name) }
  }

  /// Has a program that is about to be started get what this one got.
  ///
  /// - Parameter context: a `GAppLaunchContext`.
  public static func leaveOut(of context: Object) {
    for (name, before) in originals {
      if let before {
        unsafe g_app_launch_context_setenv(context.cast(), name, before)
      } else {
        unsafe g_app_launch_context_unsetenv(context.cast(), name)
      }
    }
  }
}
