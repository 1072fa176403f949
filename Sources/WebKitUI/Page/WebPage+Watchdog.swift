extension WebPage {
  /// Looks whether a page still answers, and what memory its process uses.
  ///
  /// What came of it is in ``WebPage/isResponsive`` and ``WebPage/processTermination``.
  ///
  /// Not part of Apple's API.
  nonisolated public struct Watchdog: Hashable, Sendable {
    /// What is done about a page that does not answer.
    nonisolated public enum Action: Hashable, Sendable {
      /// ``WebPage/isResponsive`` becomes false; the program does the rest.
      case report
      /// Its process is ended as well, as ``WebPage/ProcessTermination/unresponsive``.
      case terminate
    }

    /// How often it asks, in seconds.
    public var interval: Double

    /// How long a page may take to answer, in seconds.
    ///
    /// The time during which a dialog of the page is open does not count: a script that asks the user
    /// something keeps the whole page waiting.
    public var patience: Double

    /// The memory in bytes that the process of a page may use before it is ended, whatever ``action``
    /// says, as ``WebPage/ProcessTermination/exceededMemoryLimit``; nothing for no limit.
    ///
    /// It is looked at twice a second from outside the process, so that it holds for a page that keeps
    /// its process busy too. What a page takes faster than that it may have for half a second. Pages
    /// that share a process, as a pop-up and its opener do, share the memory, and end together.
    ///
    /// Where the pages of a program have different limits, the largest of them holds for all that have
    /// one: WebKitGTK does not tell which process runs which page. Without a sandbox of WebKit's own,
    /// as in Flatpak, the process is asked to look after itself, which one that is busy does not.
    public var memoryLimit: Int?

    /// What is done about a page that does not answer.
    public var action: Action

    /// Makes a watchdog.
    ///
    /// - Parameters:
    ///   - interval: how often it asks, in seconds.
    ///   - patience: how long a page may take to answer, in seconds.
    ///   - memoryLimit: the memory in bytes that the process of a page may use; nothing for no limit.
    ///   - action: what is done about a page that does not answer.
    public init(
      interval: Double = 5, patience: Double = 10, memoryLimit: Int? = 2_000_000_000,
      action: Action = .terminate
    ) {
      self.interval = interval
      self.patience = patience
      self.memoryLimit = memoryLimit
      self.action = action
    }
  }
}
