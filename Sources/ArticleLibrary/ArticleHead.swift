/// What an article says about itself at the start of its HTML.
///
/// It knows start tags, their attributes, comments and the title's text, which is all that a head is
/// asked for here; it is no parser of HTML. What it does not find is left empty.
struct ArticleHead: Equatable {
  var title = ""
  var summary = ""
  var language: String?
  var encoding: String?

  /// How much of a file is looked at, in bytes.
  static let limit = 16_384

  /// Reads the head of an HTML text.
  init<Bytes: Sequence>(html: Bytes) where Bytes.Element == UInt8 {
    var scanner = TagScanner(Array(html.prefix(Self.limit)))
    while let tag = scanner.nextTag() {
      switch tag.name {
      case "html":
        language = tag.attributes["lang"]
      case "meta":
        if tag.attributes["name"]?.lowercased() == "description" {
          summary = Self.oneLine(tag.attributes["content"] ?? "")
        }
        if let charset = tag.attributes["charset"] ?? Self.charset(ofHeader: tag) {
          encoding = charset.lowercased()
        }
      case "title" where title.isEmpty:
        title = Self.oneLine(scanner.text(upToEndOf: "title"))
      case "body":
        return
      default:
        break
      }
    }
  }

  /// The encoding that `<meta http-equiv="Content-Type" content="…; charset=…">` names.
  private static func charset(ofHeader tag: TagScanner.Tag) -> String? {
    guard tag.attributes["http-equiv"]?.lowercased() == "content-type",
      let content = tag.attributes["content"]?.lowercased(),
      let name = content.split(separator: "charset=", maxSplits: 1).dropFirst().first
    else { return nil }
    return name.split { $0 == ";" || $0.isWhitespace }.first.map(String.init)
  }

  /// At most 300 characters, without line breaks and other characters that control.
  static func oneLine(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0.isNewline }
    let line = words.joined(separator: " ").prefix(300)
    return String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter {
          ![.control, .format].contains($0.properties.generalCategory) || $0.value == 0x200D
        }))
  }
}
