/// Makes blocks of the tags and texts of an article, in their order.
struct ArticleTextReader {
  private var blocks: [ArticleText.Block] = []
  /// What has been read since the last block.
  private var text = ""
  private var pending = Pending.paragraph
  private var lists: [List] = []
  private var table: Table?
  private var isInCell = false
  private var quotations = 0
  private var preformatted = 0
  /// After how many bytes a raised text begins, and whether it is a link, as those of notes are.
  private var raised: (start: Int, isLink: Bool)?

  /// Whether what is read leads from a note back to its place: an arrow, which says nothing here.
  private var isInBackLink = false

  /// What the text becomes when it ends.
  private enum Pending: Equatable {
    case paragraph
    case heading(Int, id: String?)
    case item(marker: String)
  }

  private struct List {
    var next: Int?
  }

  private struct Table {
    var caption = ""
    var rows: [[String]] = []
  }

  mutating func start(_ tag: TagScanner.Tag) {
    switch tag.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      let level = tag.name.last?.wholeNumberValue ?? 1
      pending = .heading(level, id: tag.attributes["id"].flatMap { $0.isEmpty ? nil : $0 })
    case "ul", "menu":
      flush()
      lists.append(List(next: nil))
    case "ol":
      flush()
      lists.append(List(next: tag.attributes["start"].flatMap { Int($0) } ?? 1))
    case "li", "dd":
      flush()
      pending = .item(marker: marker())
    case "blockquote":
      flush()
      quotations += 1
    case "pre":
      flush()
      preformatted += 1
    case "table":
      flush()
      table = table ?? Table()
    case "tr":
      endCell()
      _ = takeText()
      table?.rows.append([])
    case "td", "th":
      endCell()
      _ = takeText()
      isInCell = true
    case "caption":
      _ = takeText()
    case "br":
      text += "\n"
    case "img":
      addPicture(tag.attributes["alt"] ?? "")
    case "sup" where raised == nil:
      raised = (text.utf8.count, false)
    case "a":
      raised?.isLink = true
      isInBackLink = tag.attributes["role"] == "doc-backlink"
    case _ where Self.blockElements.contains(tag.name):
      flush()
    default:
      break
    }
  }

  mutating func end(_ name: String) {
    switch name {
    case "ul", "ol", "menu":
      flush()
      lists.removeLast(lists.isEmpty ? 0 : 1)
      pending = lists.isEmpty ? .paragraph : .item(marker: "")
    case "blockquote":
      flush()
      quotations = max(0, quotations - 1)
    case "pre":
      flush()
      preformatted = max(0, preformatted - 1)
    case "td", "th", "tr":
      endCell()
    case "caption":
      let caption = takeText()
      table?.caption = caption
    case "table":
      endCell()
      if let table { blocks.append(.table(caption: table.caption, rows: table.rows)) }
      table = nil
      _ = takeText()
    case "sup":
      // The number of a note would else look as if it were part of the word.
      if let raised, raised.isLink {
        text.insert("[", at: text.utf8.index(text.startIndex, offsetBy: raised.start))
        text += "]"
      }
      raised = nil
    case "a":
      isInBackLink = false
    case "li", "dd", "h1", "h2", "h3", "h4", "h5", "h6":
      flush()
      pending = .paragraph
    case _ where Self.blockElements.contains(name):
      flush()
    default:
      break
    }
  }

  mutating func add(_ text: String) {
    if !isInBackLink { self.text += text }
  }

  mutating func finish() -> [ArticleText.Block] {
    if table != nil { end("table") }
    flush()
    return blocks
  }

  private static let blockElements: Set<String> = [
    "address", "article", "aside", "body", "details", "div", "dl", "dt", "figcaption", "figure",
    "footer", "form", "head", "header", "hr", "html", "main", "nav", "p", "section", "summary",
  ]

  /// Adds the cell that is read to its row: its end tag may be left out.
  private mutating func endCell() {
    guard isInCell else { return }
    isInCell = false
    let cell = takeText()
    if let row = table?.rows.indices.last { table?.rows[row].append(cell) }
  }

  private mutating func marker() -> String {
    guard let list = lists.indices.last, let number = lists[list].next else { return "•" }
    lists[list].next = number &+ 1
    return "\(number)."
  }

  private mutating func addPicture(_ description: String) {
    let description = Self.tidy(description)
    guard !description.isEmpty else { return }
    if table == nil, preformatted == 0, text.allSatisfy(\.isWhitespace) {
      blocks.append(.picture(description))
    } else {
      text += description
    }
  }

  /// Makes a block of what has been read, if it is anything.
  private mutating func flush() {
    // Paragraphs within a cell are parts of its text.
    guard table == nil else {
      text += " "
      return
    }
    if preformatted > 0 {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      _ = takeText()
      if lines.contains(where: { !$0.allSatisfy(\.isWhitespace) }) {
        let kept = lines.drop(while: \.isEmpty)
        blocks.append(.preformatted(kept.joined(separator: "\n")))
      }
      return
    }
    let words = takeText()
    guard !words.isEmpty else { return }
    switch pending {
    case .heading(let level, let id):
      blocks.append(.heading(level: level, text: words, id: id))
    case .item(let marker):
      blocks.append(.item(depth: max(0, lists.count - 1), marker: marker, text: words))
      // A second paragraph of the entry has no marker of its own.
      pending = .item(marker: "")
    case .paragraph:
      blocks.append(quotations > 0 ? .quotation(words) : .paragraph(words))
    }
  }

  private mutating func takeText() -> String {
    defer {
      text = ""
      raised = nil
    }
    return Self.tidy(text)
  }

  /// The text in one line, with one space between words.
  private static func tidy(_ text: String) -> String {
    let shown = text.filter { $0 != "\u{AD}" && $0 != "\u{200B}" }
    return shown.split(whereSeparator: { $0.isWhitespace || $0.isNewline }).joined(separator: " ")
  }
}
