/// Whether a part of a view shows.
nonisolated public enum Visibility: Hashable, Sendable {
  /// As is usual for the part.
  case automatic
  /// It shows.
  case visible
  /// It does not.
  case hidden
}
