extension WebPage {
  /// Why the process of a page ended.
  nonisolated public enum ProcessTermination: Hashable, Sendable {
    /// It crashed, or was killed from outside.
    case crashed
    /// It used more memory than it may.
    case exceededMemoryLimit
    /// The program ended it.
    case requested
  }
}
