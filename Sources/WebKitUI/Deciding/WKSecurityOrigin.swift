import FoundationEssentials

/// Where content comes from: pages of one origin may see each other.
nonisolated public struct WKSecurityOrigin: Hashable, Sendable {
  /// The scheme, as `https`; empty where the origin is unknown.
  public let `protocol`: String
  /// The host; empty for a scheme that has none.
  public let host: String
  /// The port; 0 for the scheme's usual one.
  public let port: Int

  init(url: URL?) {
    `protocol` = url?.scheme?.lowercased() ?? ""
    host = url?.host()?.lowercased() ?? ""
    port = url?.port ?? 0
  }
}
