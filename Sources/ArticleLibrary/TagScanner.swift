/// Takes an HTML text apart into its tags and the text between them.
struct TagScanner {
  struct Tag {
    let name: String
    let attributes: [String: String]
  }

  enum Token {
    case start(Tag)
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next start tag; nothing at the end.
  mutating func nextTag() -> Tag? {
    while skip(to: UInt8(ascii: "<")) {
      if starts(with: "!--") {
        while position < bytes.count, !starts(with: "-->") { step() }
        continue
      }
      let name = word { $0.isLetter || $0.isDigit }
      guard !name.isEmpty else { continue }
      return Tag(name: name.lowercased(), attributes: attributes())
    }
    return nil
  }

  /// The next tag or text; nothing at the end.
  ///
  /// Comments and declarations are left out.
  mutating func nextToken() -> Token? {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") { step() }
        return .text(Self.unescape(String(decoding: bytes[start..<position], as: UTF8.self)))
      }
      step()
      if starts(with: "!--") {
        while position < bytes.count, !starts(with: "-->") { step() }
        _ = skip(to: UInt8(ascii: ">"))
      } else if starts(with: "!") || starts(with: "?") {
        _ = skip(to: UInt8(ascii: ">"))
      } else if starts(with: "/") {
        step()
        let name = word { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }.lowercased()
        _ = skip(to: UInt8(ascii: ">"))
        if !name.isEmpty { return .end(name) }
      } else if position < bytes.count, bytes[position].isLetter {
        let name = word { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }.lowercased()
        return .start(Tag(name: name, attributes: attributes()))
      } else {
        return .text("<")
      }
    }
    return nil
  }

  /// The text up to the end tag of an element that holds nothing but text.
  mutating func text(upToEndOf name: String) -> String {
    let start = position
    let ends = ["</\(name)", "</\(name.uppercased())"].map { Array($0.utf8) }
    while position < bytes.count, !ends.contains(where: { bytes[position...].starts(with: $0) }) {
      step()
    }
    return TagScanner.unescape(String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func attributes() -> [String: String] {
    var result: [String: String] = [:]
    while position < bytes.count {
      _ = word { $0.isSpace || $0 == UInt8(ascii: "/") }
      guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { break }
      let name = word { !$0.isSpace && !Self.endsName.contains($0) }.lowercased()
      guard !name.isEmpty else {
        step()
        continue
      }
      result[name] = attributeValue()
    }
    step()
    return result
  }

  private mutating func attributeValue() -> String {
    _ = word { $0.isSpace }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return "" }
    step()
    _ = word { $0.isSpace }
    guard position < bytes.count else { return "" }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Self.unescape(word { !$0.isSpace && $0 != UInt8(ascii: ">") })
    }
    step()
    let value = word { $0 != quote }
    step()
    return Self.unescape(value)
  }

  private static let endsName: [UInt8] = [">", "=", "/"].map { UInt8(ascii: $0) }

  /// Takes the bytes that a test holds for.
  private mutating func word(while test: (UInt8) -> Bool) -> String {
    let start = position
    while position < bytes.count, test(bytes[position]) { step() }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Goes on by one byte, but never past the end.
  private mutating func step() {
    position = min(position + 1, bytes.count)
  }

  /// Goes past the next byte of a kind; false when there is none.
  private mutating func skip(to byte: UInt8) -> Bool {
    while position < bytes.count, bytes[position] != byte { step() }
    step()
    return position < bytes.count
  }

  private func starts(with text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  /// Puts characters in the place of their references.
  static func unescape(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      rest = rest[ampersand...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(of: rest[rest.index(after: ampersand)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result.append(character)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(of reference: Substring) -> Character? {
    let named: [Substring: Character] = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
      "mdash": "—", "ndash": "–", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“",
      "hellip": "…", "times": "×", "deg": "°", "minus": "−", "middot": "·", "copy": "©",
      "shy": "\u{AD}",
      "laquo": "«", "raquo": "»", "bdquo": "„", "thinsp": "\u{2009}", "ensp": "\u{2002}",
    ]
    if let character = named[reference] { return character }
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(Character.init)
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { [9, 10, 12, 13, 32].contains(self) }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
