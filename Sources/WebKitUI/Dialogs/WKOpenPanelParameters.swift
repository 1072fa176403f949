/// Which files a page asks for.
nonisolated public struct WKOpenPanelParameters: Hashable, Sendable {
  /// Whether there may be several.
  public let allowsMultipleSelection: Bool
  /// Whether folders may be chosen.
  ///
  /// Always false: WebKitGTK does not say.
  public let allowsDirectories: Bool
  /// The types that the page takes, as `image/png`; none where it takes all.
  ///
  /// Not part of Apple's API.
  public let mimeTypes: [String]
}
