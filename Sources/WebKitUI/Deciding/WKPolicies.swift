/// What becomes of a navigation before anything is sent.
nonisolated public enum WKNavigationActionPolicy: Hashable, Sendable {
  /// The navigation goes on.
  case allow
  /// The navigation ends; the page stays as it is.
  case cancel
  /// The address is downloaded instead of shown.
  case download
}

/// What becomes of a navigation once its response is known.
nonisolated public enum WKNavigationResponsePolicy: Hashable, Sendable {
  /// The response is shown.
  case allow
  /// The navigation ends; the page stays as it is.
  case cancel
  /// The response is downloaded instead of shown.
  case download
}
