/// The address of an article or of a file beside it: `lakes://<article>/<path>#<fragment>`.
///
/// This is the one place where such addresses are taken apart and put together. A path is split at
/// its slashes first and decoded afterwards, so that an encoded slash can never make a new segment.
public struct ArticleAddress: Hashable, Sendable {
  /// The scheme of the addresses.
  public static let scheme = "lakes"

  /// The article that the address leads into.
  public let article: ArticleName
  /// The segments of the path, decoded; none for the article itself.
  public let path: [String]
  /// What follows the `#`, as it was written; nothing without one.
  public let fragment: String?

  /// Names an article, or a file beside it.
  ///
  /// - Parameters:
  ///   - article: the article.
  ///   - path: the segments of the path below it.
  ///   - fragment: the place within the article.
  public init(article: ArticleName, path: [String] = [], fragment: String? = nil) {
    self.article = article
    self.path = path
    self.fragment = fragment
  }

  /// Takes an address apart.
  ///
  /// Nothing is tolerated that could mean something else elsewhere: no user, no port, no upper case in
  /// the host, no empty or dot segment, no segment with a slash, a backslash or a NUL in it.
  ///
  /// - Parameter text: the address.
  /// - Throws: `ArticleError.badAddress` when it is not one of these addresses.
  public init(parsing text: String) throws(ArticleError) {
    let prefix = Self.scheme + "://"
    guard text.utf8.count <= 8192, text.hasPrefix(prefix) else { throw .badAddress(text) }
    var rest = text.dropFirst(prefix.count)
    var fragment: String?
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let question = rest.firstIndex(of: "?") {
      rest = rest[..<question]
    }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard let host = parts.first, let article = ArticleName(rawValue: String(host)) else {
      throw .badAddress(text)
    }
    guard let path = AddressPath.segments(of: parts.dropFirst()) else { throw .badAddress(text) }
    self.init(article: article, path: path, fragment: fragment)
  }

  /// The address as text.
  public var text: String {
    var text = "\(Self.scheme)://\(article)/"
    text += path.map(AddressPath.encode).joined(separator: "/")
    if let fragment { text += "#" + fragment }
    return text
  }
}
