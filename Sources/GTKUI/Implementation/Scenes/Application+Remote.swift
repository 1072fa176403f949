import CGTK
import GLibSupport

/// A start where the program runs already.
extension Application {
  /// Hands the arguments to the instance that runs, without a display of its own.
  ///
  /// - Returns: the exit status; nothing where no instance runs.
  func handOverWithoutDisplay(_ arguments: [String]) -> Int32? {
    let flags = GApplicationFlags(
      rawValue: G_APPLICATION_HANDLES_OPEN.rawValue | G_APPLICATION_IS_LAUNCHER.rawValue)
    let launcher = unsafe Object(taking: g_application_new(identifier, flags))
    // Without a message bus it takes itself for the one that runs.
    guard unsafe g_application_register(launcher.cast(), nil, nil) != 0,
      unsafe g_application_get_is_remote(launcher.cast()) != 0
    else { return nil }
    let (asked, rest) = actionsAskedFor(by: arguments)
    guard asked.isEmpty else {
      activate(asked, of: launcher)
      return 0
    }
    return unsafe withArguments(Self.withoutSeparator(rest)) {
      unsafe g_application_run(launcher.cast(), $0, $1)
    }
  }
}
