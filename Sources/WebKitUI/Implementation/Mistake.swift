import CWebKit

/// Mistakes of the program, which it is told of.
enum Mistake {
  /// What tests read instead of the program's log.
  static var reporter: (String) -> Void = { unsafe lakes_web_warn($0) }

  /// Tells the program of one.
  static func report(_ text: String) { reporter(text) }
}
