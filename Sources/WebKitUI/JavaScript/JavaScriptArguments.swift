import Foundation

/// The arguments of a script call as one JSON text.
///
/// WebKitGTK takes numbers, strings and dictionaries of those alone, so everything travels as text.
/// What JSON has no form for is an object with the key `$`.
nonisolated struct JavaScriptArguments {
  /// The names, in order.
  let names: [String]
  /// The values, as a JSON array in the same order.
  let json: String
  /// Whether the text holds something that JSON has no form for.
  let isTagged: Bool

  /// Encodes arguments.
  ///
  /// - Parameter arguments: the values by the names of the parameters.
  /// - Throws: a `WKError`, for a name that no parameter can have and a value that cannot be passed.
  init(_ arguments: [String: Any]) throws(WKError) {
    var writer = JavaScriptArgumentWriter()
    names = arguments.keys.sorted()
    var members: [String] = []
    for name in names {
      guard Self.isIdentifier(name) else {
        throw WKError(
          code: .javaScriptExceptionOccurred, message: "No argument can be called “\(name)”")
      }
      members.append(try writer.text(of: arguments[name] ?? NSNull()))
    }
    json = "[" + members.joined(separator: ",") + "]"
    isTagged = writer.isTagged
  }

  /// The name under which the text is handed to WebKit.
  static let parameter = "webKitUIArguments"

  /// A function body that calls another one with the arguments.
  func wrap(_ body: String) -> String {
    let values = "JSON.parse(\(Self.parameter))"
    return """
      return await (async function (\(names.joined(separator: ", "))) {
      \(body)
      }).apply(undefined, \(isTagged ? "(\(Self.decoder))(\(values))" : values));
      """
  }

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
