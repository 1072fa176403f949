extension WebPage {
  /// How pages are drawn.
  nonisolated public enum Rendering: Hashable, Sendable {
    /// By the graphics processor where there is one.
    case automatic
    /// By the graphics processor.
    case hardware
    /// By the processor. A page uses half the memory; animations and large pages are slower.
    case software
  }
}
