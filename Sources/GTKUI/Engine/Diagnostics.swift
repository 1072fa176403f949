import FoundationEssentials
import GLibSupport

/// What the view layer tells the programmer.
enum Diagnostics {
  /// `GTKUI_TRACE=bodies` prints each body that is evaluated, and why.
  static var tracesBodies =
    ProcessInfo.processInfo.environment["GTKUI_TRACE"]?.contains("bodies") == true

  /// `GTKUI_CHECK=bodies` evaluates the first body of each type twice, which finds those that change
  /// what they read.
  static var checksBodies =
    ProcessInfo.processInfo.environment["GTKUI_CHECK"]?.contains("bodies") == true

  /// `GTKUI_PICTURES=1` gives the program an action that writes a picture of its window.
  static let makesPictures = ProcessInfo.processInfo.environment["GTKUI_PICTURES"] == "1"

  /// How much has been done since the start.
  static var counts = Counts()

  /// How often the view layer has done what it does.
  struct Counts: Equatable {
    /// Bodies evaluated.
    var bodies = 0
    /// Widgets made or updated.
    var updates = 0
  }

  /// What tests read instead of standard error.
  static var reporter: (String) -> Void = { writeToStandardError("GTKUI: \($0)\n") }

  /// Reports a mistake of the program.
  static func report(_ message: String) { reporter(message) }

  /// Reports that views which shall be told apart cannot be.
  ///
  /// - Parameters:
  ///   - id: the identity that they have in common.
  ///   - list: what holds them.
  ///   - view: the program's own view in which it stands, if it stands in one.
  static func reportRepeated(_ id: Any, in list: String, of view: Any.Type?) {
    let place = view.map { " in \($0)" } ?? ""
    report("\(list)\(place): the identity \(id) occurs more than once")
  }

  /// Prints what the view layer does, when asked for.
  static func trace(_ message: () -> String) {
    guard tracesBodies else { return }
    reporter(message())
  }
}
