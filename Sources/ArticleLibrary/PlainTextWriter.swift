/// Writes the text of an article for a terminal, a printer or a speech program.
///
/// Paragraphs are lines of any length, so that whoever shows them breaks them.
public struct PlainTextWriter {
  private var lines: [String] = []
  private var lastIsItem = false

  /// Writes a text.
  ///
  /// - Parameter text: the text of an article.
  /// - Returns: lines, the last one ended too.
  public static func write(_ text: ArticleText) -> String {
    var writer = PlainTextWriter()
    for block in text.blocks {
      writer.write(block)
    }
    return writer.lines.isEmpty ? "" : writer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ block: ArticleText.Block) {
    var isItem = false
    if case .item = block { isItem = true }
    if !lines.isEmpty, !(isItem && lastIsItem) { lines.append("") }
    lastIsItem = isItem
    switch block {
    case .heading(let level, let text, _):
      lines += [Self.printable(text)]
      if level <= 3 {
        let line = ["=", "-", "·"][max(1, level) - 1]
        lines.append(String(repeating: line, count: max(1, Self.width(Self.printable(text)))))
      }
    case .paragraph(let text):
      lines.append(Self.printable(text))
    case .quotation(let text):
      lines.append("> " + Self.printable(text))
    case .preformatted(let text):
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).map {
        "    " + Self.printable(String($0))
      }
    case .item(let depth, let marker, let text):
      let indent = String(repeating: "   ", count: min(depth, 8))
      let mark = marker + String(repeating: " ", count: max(1, 3 - marker.count))
      lines.append(indent + mark + Self.printable(text))
    case .table(let caption, let rows):
      writeTable(caption, rows.map { $0.map(Self.printable) })
    case .picture(let text):
      lines.append("[" + Self.printable(text) + "]")
    }
  }

  private mutating func writeTable(_ caption: String, _ rows: [[String]]) {
    if !caption.isEmpty { lines += [Self.printable(caption), ""] }
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], Self.width(cell))
      }
    }
    for row in rows {
      var line = "  "
      for (column, cell) in row.enumerated() {
        line += cell
        if column < row.count - 1 {
          line += String(repeating: " ", count: widths[column] - Self.width(cell) + 2)
        }
      }
      lines.append(line)
    }
  }

  /// Without the characters that make a terminal do something.
  private static func printable(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0 == "\t" || $0.properties.generalCategory != .control }))
  }

  /// How many columns a terminal needs for a text.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + width($1) }
  }

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    // The wide and full-width characters of East Asia (Unicode Standard Annex 11), and pictures.
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
