/// Which way the parts of a view run that are not of the page, as its scroll bars.
nonisolated public enum WKUserInterfaceDirectionPolicy: Hashable, Sendable {
  /// As the page.
  case content
  /// As the system.
  case system
}
