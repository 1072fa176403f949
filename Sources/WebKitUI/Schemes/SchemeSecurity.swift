/// What the pages of a custom scheme may do, and who may reach them.
///
/// It cannot be changed once a page uses the scheme; pages that want another one get a context, and
/// with it processes, of their own.
nonisolated public struct SchemeSecurity: OptionSet, Hashable, Sendable {
  /// One bit a property.
  public let rawValue: Int

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: the bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Pages have an opaque origin: no storage, no cookies, no `fetch`, and no access to any other
  /// page, of the same host included.
  ///
  /// WebKitGTK (2.50) keeps it for the whole program from then on. Together with ``displayIsolated``
  /// it loads nothing of what belongs to a page, pictures and style sheets included: an opaque origin
  /// is of no scheme.
  public static let opaqueOrigin = SchemeSecurity(rawValue: 1 << 0)

  /// Pages of other schemes can neither link to, frame, embed, fetch nor redirect to the scheme.
  public static let displayIsolated = SchemeSecurity(rawValue: 1 << 1)

  /// Content is not mixed content within a page that came over TLS.
  public static let secure = SchemeSecurity(rawValue: 1 << 2)

  /// Pages of other schemes may fetch from it where the answer's headers allow it.
  public static let crossOriginEnabled = SchemeSecurity(rawValue: 1 << 3)

  /// The safe choice, used where nothing else is said: each host is an origin of its own, and pages
  /// of other schemes cannot reach it.
  public static let isolated: SchemeSecurity = [.displayIsolated]

  /// What WebKit does by itself: an origin a host, and links and frames from anywhere.
  public static let standard: SchemeSecurity = []
}
