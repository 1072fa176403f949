import GTKUI

extension WebPage {
  /// Why the process of a page ended.
  nonisolated public enum ProcessTermination: Hashable, Sendable {
    /// It crashed, or was killed from outside.
    case crashed
    /// It used more memory than its ``Watchdog/memoryLimit``.
    case exceededMemoryLimit
    /// The page did not answer, and its ``Watchdog`` ended it; or it said more than the program can hear,
    /// without a pause, so that its answers did not come through.
    case unresponsive
    /// The program ended it.
    case requested
  }

  /// What becomes of a page whose process has ended.
  nonisolated public enum ProcessRecovery: Hashable, Sendable {
    /// It stays as it is, empty, until the program loads something.
    case none
    /// It is loaded again, and scrolled to where it was; once a minute at most, so that a page that
    /// ends its process each time is not loaded for ever.
    case reload
  }
}

nonisolated extension WebPage.ProcessTermination: CustomStringConvertible {
  /// What happened, in a sentence.
  public var description: String {
    switch self {
    case .crashed: String(localized: "The process of the page crashed")
    case .exceededMemoryLimit: String(localized: "The page used more memory than it may")
    case .unresponsive: String(localized: "The page did not answer any more")
    case .requested: String(localized: "The process of the page was ended")
    }
  }
}
