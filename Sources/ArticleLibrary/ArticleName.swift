/// The name of an article: 1 to 64 of the characters `a` to `z`, `0` to `9` and the hyphen.
///
/// Every such name is a host as it stands, so that an address never has to be decoded to find it.
public struct ArticleName: RawRepresentable, Hashable, Sendable, Comparable {
  /// The name's characters.
  public let rawValue: String

  /// Checks a name.
  ///
  /// - Parameter rawValue: the characters; any other than those allowed give nothing.
  public init?(rawValue: String) {
    let bytes = rawValue.utf8
    guard (1...64).contains(bytes.count), bytes.allSatisfy(Self.isAllowed) else { return nil }
    self.rawValue = rawValue
  }

  /// Orders names by their characters.
  ///
  /// - Parameters:
  ///   - first: a name.
  ///   - second: another name.
  /// - Returns: whether the first one comes before the second one.
  public static func < (first: ArticleName, second: ArticleName) -> Bool {
    first.rawValue < second.rawValue
  }

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "-"):
      true
    default:
      false
    }
  }
}

extension ArticleName: CustomStringConvertible {
  /// The name's characters.
  public var description: String { rawValue }
}
