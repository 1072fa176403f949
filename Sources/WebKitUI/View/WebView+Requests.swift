extension WebView {
  /// What the user wants to become of the size of a page, who turned the wheel with Ctrl held down.
  ///
  /// Not part of Apple's API.
  nonisolated public enum ZoomRequest: Hashable, Sendable {
    /// It is to become larger by a step.
    case larger
    /// It is to become smaller by a step.
    case smaller
  }

  /// Where the user wants to go, who pressed one of the buttons at the side of the mouse, or moved two
  /// fingers sideways over a touchpad.
  ///
  /// Not part of Apple's API.
  nonisolated public enum HistoryRequest: Hashable, Sendable {
    /// To what was shown before.
    case back
    /// To what was shown before the last step back.
    case forward
  }
}
