/// The scheme of an address, as `lakes`, that a page can be given a handler for.
///
/// Schemes that differ in case alone are the same: WebKit folds it.
nonisolated public struct URLScheme: Sendable {
  /// The name as it was given.
  public let rawValue: String

  /// The name as WebKit compares it.
  let canonicalName: String

  /// Makes a scheme of a name.
  ///
  /// It fails for a name that is not an ASCII letter followed by letters, digits, `+`, `-` and `.`,
  /// and for a scheme that WebKit handles itself.
  ///
  /// - Parameter rawValue: the name, without the colon.
  public init?(_ rawValue: String) {
    let name = rawValue.lowercased()
    let isLetter: (Character) -> Bool = { ("a"..."z").contains($0) }
    guard let first = name.first, isLetter(first) else { return nil }
    let isAllowed: (Character) -> Bool = {
      isLetter($0) || ("0"..."9").contains($0) || "+-.".contains($0)
    }
    guard rawValue.utf8.allSatisfy({ $0 < 0x80 }), name.allSatisfy(isAllowed) else { return nil }
    guard !Self.namesOfWebKit.contains(name) else { return nil }
    self.rawValue = rawValue
    canonicalName = name
  }

  /// The schemes that WebKit handles itself.
  ///
  /// WebKitGTK accepts a handler for some of them and never calls it.
  private static let namesOfWebKit: Set<String> = [
    "about", "applewebdata", "blob", "data", "file", "ftp", "http", "https", "javascript",
    "resource", "webkit-fake-url", "webkit-pdfjs-viewer", "ws", "wss",
  ]
}

nonisolated extension URLScheme: Hashable {
  /// Whether WebKit takes both for one scheme.
  public static func == (first: URLScheme, second: URLScheme) -> Bool {
    first.canonicalName == second.canonicalName
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonicalName)
  }
}

nonisolated extension URLScheme: CustomStringConvertible {
  /// The name as it was given.
  public var description: String { rawValue }
}
