import Foundation

/// The arguments of a script call as one JSON text.
///
/// WebKitGTK takes numbers and strings as they are, which is quickest, and little else: where there is
/// anything else among them all travel as text. What JSON has no form for is an object with the key
/// `$`.
nonisolated struct JavaScriptArguments {
  /// The names, in order.
  let names: [String]
  /// The values, as a JSON array in the same order.
  let json: String
  /// Whether the text holds something that JSON has no form for.
  let isTagged: Bool

  /// The values as they are, where WebKit takes all of them.
  let plain: [String: Plain]?

  /// What WebKit takes as it is.
  enum Plain: Equatable {
    case number(Double)
    case text(String)

    init?(_ value: Any) {
      switch ObjectIdentifier(type(of: value)) {
      case ObjectIdentifier(Double.self): self = .number(value as? Double ?? 0)
      case ObjectIdentifier(Int.self): self = .number(Double(value as? Int ?? 0))
      case ObjectIdentifier(String.self):
        // C ends a text at a NUL.
        guard let text = value as? String, !text.utf8.contains(0) else { return nil }
        self = .text(text)
      default: return nil
      }
    }
  }

  /// Encodes arguments.
  ///
  /// - Parameter arguments: the values by the names of the parameters.
  /// - Throws: a `WKError`, for a name that no parameter can have and a value that cannot be passed.
  init(_ arguments: [String: Any]) throws(WKError) {
    names = arguments.keys.sorted()
    if let name = names.first(where: { !Self.isIdentifier($0) }) {
      throw WKError(
        code: .javaScriptExceptionOccurred, message: "No argument can be called “\(name)”")
    }
    let plain = arguments.compactMapValues { Plain($0) }
    guard plain.count < arguments.count else {
      self.plain = plain
      json = ""
      isTagged = false
      return
    }
    self.plain = nil
    var writer = JavaScriptArgumentWriter()
    var members: [String] = []
    for name in names {
      members.append(try writer.text(of: arguments[name] ?? NSNull()))
    }
    json = "[" + members.joined(separator: ",") + "]"
    isTagged = writer.isTagged
  }

  /// The name under which the text is handed to WebKit.
  static let parameter = "webKitUIArguments"

  /// A function body that calls another one with the arguments, where they travel as text.
  func wrap(_ body: String) -> String {
    guard plain == nil else { return Self.end(body) }
    let values = "JSON.parse(\(Self.parameter))"
    return """
      return await (async function (\(names.joined(separator: ", "))) {
      \(body)
      }).apply(undefined, \(isTagged ? "(\(Self.decoder))(\(values))" : values));
      """
  }

  /// A function body whose last line may be a comment: WebKit puts its own bracket right behind it.
  static func end(_ body: String) -> String { body + "\n" }

  private static let decoder = """
    function decode(value) {
      if (value === null || typeof value !== "object") return value;
      if (Array.isArray(value)) return value.map(decode);
      switch (value.$) {
      case "date": return new Date(value.value);
      case "number": return Number(value.value);
      case "object": return Object.fromEntries(value.value.map(decode));
      }
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, decode(member)]));
    }
    """

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter || first == "_" || first == "$" else {
      return false
    }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
      && !reservedWords.contains(name)
  }

  private static let reservedWords: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new",
    "null", "package", "private", "protected", "public", "return", "static", "super", "switch",
    "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
  ]
}
