/// A place for scripts.
///
/// Scripts of different worlds see the same document, and nothing of each other.
nonisolated public struct WKContentWorld: Hashable, Sendable {
  /// The name of the world; nothing for the page's own.
  public let name: String?

  /// The world of the page's own scripts.
  ///
  /// What a script of the program finds there may be forged.
  public static let page = WKContentWorld(name: nil)

  /// A world of the program's own.
  public static let defaultClient = WKContentWorld(name: "WebKitUI")

  /// A world of the program's own with a name.
  ///
  /// - Parameter name: the name; the same name is the same world.
  /// - Returns: the world.
  public static func world(name: String) -> WKContentWorld { WKContentWorld(name: name) }
}
