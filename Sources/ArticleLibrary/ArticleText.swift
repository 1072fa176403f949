/// What an article says, without how it looks: its headings, paragraphs, lists and tables.
public struct ArticleText: Hashable, Sendable {
  /// A piece of the text that stands by itself.
  public enum Block: Hashable, Sendable {
    /// A heading of a level from 1 to 6, and the name by which addresses lead to it.
    case heading(level: Int, text: String, id: String?)
    /// A paragraph, or the caption of a picture.
    case paragraph(String)
    /// A paragraph that quotes.
    case quotation(String)
    /// Text whose spaces and lines count.
    case preformatted(String)
    /// An entry of a list: how deep the list stands in others, from 0, and what stands before it.
    case item(depth: Int, marker: String, text: String)
    /// A table of rows of cells.
    case table(caption: String, rows: [[String]])
    /// What a picture shows.
    case picture(String)
  }

  /// The text from its start to its end.
  public let blocks: [Block]

  /// Reads an HTML text.
  ///
  /// Anything that is no HTML is read as far as it goes: there is always some text, if only none.
  ///
  /// - Parameter html: the HTML text in UTF-8.
  public init<Bytes: Sequence>(html: Bytes) where Bytes.Element == UInt8 {
    var reader = ArticleTextReader()
    var scanner = TagScanner(Array(html))
    while let token = scanner.nextToken() {
      switch token {
      case .start(let tag) where ["script", "style", "title", "template"].contains(tag.name):
        _ = scanner.text(upToEndOf: tag.name)
      case .start(let tag): reader.start(tag)
      case .end(let name): reader.end(name)
      case .text(let text): reader.add(text)
      }
    }
    blocks = reader.finish()
  }
}

extension ArticleText {
  /// A part of an article under a heading.
  public struct Section: Hashable, Sendable {
    /// The text of the heading; that of the article before the first one.
    public let title: String
    /// The name by which an address leads here, or to the nearest place above that has a name;
    /// nothing for the start of the article.
    public let fragment: String?
    /// Everything between this heading and the next.
    public let text: String
  }

  /// The parts of the article, in order.
  public var sections: [Section] {
    var sections: [Section] = []
    var (title, fragment, texts) = ("", String?.none, [String]())
    for block in blocks {
      if case .heading(let level, let text, let id) = block {
        // The title of the article heads what comes before its first section.
        if level == 1, title.isEmpty, texts.isEmpty {
          title = text
          continue
        }
        sections.append(
          Section(title: title, fragment: fragment, text: texts.joined(separator: " ")))
        (title, fragment, texts) = (text, id ?? fragment, [])
      } else {
        texts.append(block.words)
      }
    }
    return sections + [
      Section(title: title, fragment: fragment, text: texts.joined(separator: " "))
    ]
  }
}

extension ArticleText.Block {
  /// The words of the block, in one line.
  var words: String {
    switch self {
    case .heading(_, let text, _), .paragraph(let text), .quotation(let text),
      .preformatted(let text), .item(_, _, let text), .picture(let text):
      text.split { $0.isWhitespace || $0.isNewline }.joined(separator: " ")
    case .table(let caption, let rows):
      ([caption] + rows.map { $0.joined(separator: " ") }).joined(separator: " ")
    }
  }
}
