import Foundation

/// What the sources of modules declare for programs, as far as their text tells.
struct Declarations {
  /// The names of types, properties, constants and cases.
  private var names: Set<String> = []
  /// The names of functions with the labels of their parameters, as `load(html:baseURL:)`.
  private var functions: Set<String> = []

  /// Reads all sources in folders.
  init(in folders: [URL]) throws {
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        read(try String(contentsOf: file, encoding: .utf8))
      }
    }
  }

  /// Whether a symbol is declared, as `WebPage.load(html:baseURL:)`: each of its types, and itself.
  func contains(_ symbol: String) -> Bool {
    let path = symbol.prefix { $0 != "(" }.split(separator: ".").map(String.init)
    guard let last = path.last, path.dropLast().allSatisfy({ $0 == "View" || names.contains($0) })
    else { return false }
    guard let start = symbol.firstIndex(of: "(") else { return names.contains(last) }
    // A type in place of a label's colon tells overloads apart for readers.
    let labels = symbol[start...].replacing(/: [A-Za-z.?]+/, with: ":")
    return functions.contains(last + labels)
  }

  private mutating func read(_ text: String) {
    let code = text.replacing(/(?m)^\s*\/\/.*$/, with: "")
    let names =
      #/\b(?:public (?:internal\(set\) |private\(set\) )?(?:static )?(?:var|let|typealias)|(?:public )?(?:nonisolated )?(?:public )?(?:final )?(?:struct|class|enum|protocol)|associatedtype|case) +`?(\w+)/#
    for match in code.matches(of: names) { self.names.insert(String(match.output.1)) }
    for match in code.matches(
      of: #/\b(?:func +`?(\w+)`?|(init)\??|(subscript)|case +(\w+))\s*(?:<[^(]*>)?\(/#)
    {
      let name = match.output.1 ?? match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
      functions.insert(name + labels(of: code[match.range.upperBound...]))
    }
  }

  /// The labels of the parameters that begin here, as `(html:baseURL:)`.
  private func labels(of text: Substring) -> String {
    var depth = 0
    var parameters = [""]
    // The arrow of a function's type closes nothing.
    for character in text.replacing("->", with: "") {
      if character == ")", depth == 0 { break }
      if "([<{".contains(character) { depth += 1 }
      if ")]>}".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parameters.append("")
      } else {
        parameters[parameters.count - 1].append(character)
      }
    }
    let labels = parameters.map { parameter in
      parameter.replacing(/@\w+/, with: "").split(whereSeparator: \.isWhitespace).first
        .map { String($0.prefix { $0 != ":" }) } ?? ""
    }
    guard labels != [""] else { return "()" }
    // The value of a case needs no label.
    let isCaseValue = parameters.count == 1 && !(parameters.first ?? "").contains(":")
    return isCaseValue ? "(_:)" : "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}
