/// A text of the program that is shown in the user's language.
///
/// A string literal is one: `Text("Find in Page")` looks the text up in the program's translations,
/// `Text(verbatim:)` and `Text` of a `String` do not. What is interpolated becomes the placeholder `%@`
/// of the key, and translators may put them in another order (`%2$@`). SwiftUI has `%lld` for whole
/// numbers; here the key can be read off the source without knowing types, so that a tool finds it.
nonisolated public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What translations are found by: the English text with its placeholders.
  let key: String
  /// The English text for more than one, where the text counts something.
  var plural: String?
  /// What is counted.
  var count = 0
  /// What stands at the placeholders, in the order of the English text.
  let arguments: [String]

  /// A text without placeholders.
  ///
  /// - Parameter value: the English text.
  public init(stringLiteral value: String) {
    key = value
    arguments = []
  }

  /// A text with placeholders.
  ///
  /// - Parameter stringInterpolation: the parts of the English text.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// A text that counts something: each language has as many forms as it needs.
  ///
  /// - Parameters:
  ///   - one: the English text for one, with the same placeholders as `other`, as `"\(n) match"`.
  ///   - other: the English text for any other number.
  ///   - count: what is counted.
  public init(one: LocalizedStringKey, other: LocalizedStringKey, count: Int) {
    key = one.key
    plural = other.key
    self.count = count
    arguments = other.arguments
  }

  /// Collects the parts of an interpolated text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [String] = []

    /// Makes room for the parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds words; a per cent sign is doubled only where there are placeholders, see `LocalizedStringKey`.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.utf8.contains(UInt8(ascii: "%")) ? literal.replacing("%", with: "%%") : literal
    }

    /// Adds a whole number, written as the user's country does: `12.345` in Germany.
    public mutating func appendInterpolation(_ number: Int) {
      key += "%@"
      arguments.append(Translations.text(of: number))
    }

    /// Adds a text, which is not translated.
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      key += "%@"
      arguments.append(text.description)
    }
  }
}

extension String {
  /// A text of the program in the user's language.
  ///
  /// - Parameter key: the English text. Without a translation it is shown itself.
  nonisolated public init(localized key: LocalizedStringKey) {
    let format = Translations.translation(of: key)
    let arguments = key.arguments.map(Translations.isolated)
    self = arguments.isEmpty ? format : Self.filled(format, with: arguments)
  }

  /// Puts arguments at the placeholders `%@`, `%lld`, `%1$@`, `%2$lld`; `%%` is a per cent sign.
  ///
  /// A placeholder without an argument stays what it is: a slip in a translation ends no program.
  nonisolated private static func filled(_ format: String, with arguments: [String]) -> String {
    var result = ""
    var rest = format.utf8[...]
    var next = 0
    while let percent = rest.firstIndex(of: UInt8(ascii: "%")) {
      result += Substring(rest[..<percent])
      rest = rest[percent...]
      if let (length, number) = placeholder(at: rest) {
        let position = number.map { $0 - 1 } ?? next
        if position == next { next += 1 }
        result +=
          arguments.indices.contains(position)
          ? arguments[position][...] : Substring(rest.prefix(length))
        rest = rest.dropFirst(length)
      } else {
        result += "%"
        rest = rest.dropFirst(rest.starts(with: "%%".utf8) ? 2 : 1)
      }
    }
    return result + Substring(rest)
  }

  /// The length of the placeholder that a text begins with, and its number if it has one.
  ///
  /// A regular expression would take most of the time in which a button is made, and characters much.
  nonisolated private static func placeholder(
    at text: Substring.UTF8View
  ) -> (length: Int, number: Int?)? {
    let digits = text.dropFirst().prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.prefix(2)
    let afterNumber = text.dropFirst(1 + digits.count)
    let isNumbered = !digits.isEmpty && afterNumber.first == UInt8(ascii: "$")
    let start = isNumbered ? digits.count + 2 : 1
    let kind = text.dropFirst(start)
    let length = kind.first == UInt8(ascii: "@") ? 1 : kind.starts(with: "lld".utf8) ? 3 : 0
    return length == 0 ? nil : (start + length, isNumbered ? Int(Substring(digits)) : nil)
  }
}
