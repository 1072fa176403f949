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
    var path: [String] = []
    for (index, part) in parts.dropFirst().enumerated() {
      // A slash at the end names the folder itself.
      if part.isEmpty, index == parts.count - 2 { break }
      guard let segment = Self.decode(part), Self.isSafe(segment) else { throw .badAddress(text) }
      path.append(segment)
    }
    self.init(article: article, path: path, fragment: fragment)
  }

  /// The address as text.
  public var text: String {
    var text = "\(Self.scheme)://\(article)/"
    text += path.map(Self.encode).joined(separator: "/")
    if let fragment { text += "#" + fragment }
    return text
  }

  private static func isSafe(_ segment: String) -> Bool {
    guard !segment.isEmpty, segment != ".", segment != ".." else { return false }
    return !segment.utf8.contains { [0, UInt8(ascii: "/"), UInt8(ascii: "\\")].contains($0) }
  }

  /// Undoes percent-encoding; nothing for a broken escape or bytes that are not UTF-8.
  static func decode(_ segment: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(segment.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexadecimal),
        let low = rest.popFirst().flatMap(hexadecimal)
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986.
  static func encode(_ segment: String) -> String {
    var text = ""
    for byte in segment.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return text
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
