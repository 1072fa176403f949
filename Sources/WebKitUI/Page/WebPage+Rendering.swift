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

  /// How the page is drawn, from the next load on.
  ///
  /// Not part of Apple's API.
  public var rendering: Rendering {
    get {
      access(keyPath: \.rendering)
      return engine.rendering
    }
    set { withMutation(keyPath: \.rendering) { engine.rendering = newValue } }
  }
}
