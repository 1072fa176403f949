import Foundation

/// The translations of a language, as its file in `po/` has them.
struct Messages {
  private var texts: [String: String] = [:]

  /// Reads the file of a language; texts that are counted are left out.
  ///
  /// - Parameter language: its code: `ar`.
  /// - Throws: what the file system says.
  init(_ language: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../po/\(language).po").standardized
    var english = ""
    var own = ""
    var isOwn = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("msgid ") {
        texts[english] = own
        (english, own, isOwn) = (Self.quoted(line), "", false)
      } else if line.hasPrefix("msgstr ") {
        (own, isOwn) = (Self.quoted(line), true)
      } else if line.hasPrefix("\"") {
        if isOwn { own += Self.quoted(line) } else { english += Self.quoted(line) }
      }
    }
    texts[english] = own
  }

  /// The translation of a text; the text itself where there is none.
  subscript(english: String) -> String {
    texts[english].flatMap { $0.isEmpty ? nil : $0 } ?? english
  }

  /// What stands between the quotation marks of a line.
  private static func quoted(_ line: Substring) -> String {
    guard let start = line.firstIndex(of: "\""), let end = line.lastIndex(of: "\""), start < end
    else { return "" }
    return String(line[line.index(after: start)..<end])
      .replacing("\\n", with: "\n").replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
