/// The path of an address, split at its slashes first and decoded afterwards, so that an encoded
/// slash can never make a new segment.
enum AddressPath {
  /// Decodes segments.
  ///
  /// - Parameter parts: what stands between the slashes; an empty one at the end names the folder.
  /// - Returns: the segments; nothing where one could mean something else elsewhere: an empty or dot
  ///   segment, one with a slash, a backslash or a NUL in it, a broken escape, bytes that are not UTF-8.
  static func segments(of parts: ArraySlice<Substring>) -> [String]? {
    var path: [String] = []
    for (index, part) in parts.enumerated() {
      if part.isEmpty, index == parts.count - 1 { break }
      guard let segment = decode(part), isSafe(segment) else { return nil }
      path.append(segment)
    }
    return path
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
