/// What a camera or microphone does for a page.
nonisolated public enum WKMediaCaptureState: UInt32, Hashable, Sendable {
  /// Nothing.
  case none
  /// The page gets its pictures or its sound.
  case active
  /// The page has it, and gets nothing for now.
  case muted
}
