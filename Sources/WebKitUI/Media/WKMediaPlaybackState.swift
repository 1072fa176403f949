/// What the sounds and films of a page do.
nonisolated public enum WKMediaPlaybackState: String, Hashable, Sendable {
  /// There are none.
  case none
  /// One plays.
  case playing
  /// None plays.
  case paused
  /// None may play.
  case suspended
}
