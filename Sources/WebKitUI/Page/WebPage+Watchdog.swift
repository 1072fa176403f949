extension WebPage {
  /// Looks whether a page still answers.
  ///
  /// Not part of Apple's API.
  nonisolated public struct Watchdog: Hashable, Sendable {
    /// What is done about a page that does not answer.
    nonisolated public enum Action: Hashable, Sendable {
      /// ``WebPage/isResponsive`` becomes false; the program does the rest.
      case report
      /// Its process is ended as well.
      case terminate
    }

    /// How often it looks, in seconds.
    public var interval: Double
    /// How long a page may take to answer, in seconds.
    public var patience: Double
    /// What is done about a page that does not answer.
    public var action: Action

    /// Makes a watchdog.
    ///
    /// - Parameters:
    ///   - interval: how often it looks, in seconds.
    ///   - patience: how long a page may take to answer, in seconds.
    ///   - action: what is done about a page that does not answer.
    public init(interval: Double = 5, patience: Double = 10, action: Action = .report) {
      self.interval = interval
      self.patience = patience
      self.action = action
    }
  }
}
