/// How a way of scrolling works.
nonisolated public enum ScrollInputBehavior: Hashable, Sendable {
  /// As is usual.
  case automatic
  /// It scrolls.
  case enabled
  /// It does not.
  case disabled
}

/// A way of scrolling.
nonisolated public enum ScrollInputKind: Hashable, Sendable {
  /// By looking at the edge.
  case look
}
