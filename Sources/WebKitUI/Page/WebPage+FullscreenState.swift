extension WebPage {
  /// How far an element of the page fills the screen.
  nonisolated public enum FullscreenState: Hashable, Sendable {
    /// It is about to.
    case enteringFullscreen
    /// It is about to go back into the page.
    case exitingFullscreen
    /// It does.
    case inFullscreen
    /// None does.
    case notInFullscreen
  }
}
