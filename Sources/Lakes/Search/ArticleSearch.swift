import ArticleLibrary
import Foundation

/// Finds articles, and sections of them, by words of their titles and texts.
///
/// Case and accents make no difference. Each word that is looked for is the beginning of one in the
/// text, or any part of it where the script puts no spaces between words.
nonisolated struct ArticleSearch: Sendable {
  /// A place that was found.
  struct Hit: Hashable, Sendable {
    let article: Article
    /// The heading under which the words stand; empty for the article itself.
    let section: String
    let address: ArticleAddress
    /// The words around the first one that was found.
    let excerpt: String
  }

  private struct Entry {
    let article: Article
    let section: String
    let address: ArticleAddress
    let text: String
    let foldedTitle: [UInt8]
    let foldedText: [UInt8]
  }

  private let entries: [Entry]

  /// How many sections of one article are shown.
  static let mostSections = 3
  /// How many places are shown.
  static let mostHits = 20

  /// Reads the articles.
  ///
  /// - Parameter library: the articles; one that cannot be read is found by its title alone.
  /// - Throws: `ArticleError.noCollection` when there is no list of them.
  init(_ library: ArticleLibrary) throws(ArticleError) {
    var entries: [Entry] = []
    for article in try library.articles() {
      var sections: [ArticleText.Section] = []
      do {
        sections = try library.text(of: article.name).sections
      } catch {
        // Its title is still there to be found, and leads to what is wrong with it.
      }
      entries.append(
        Entry(
          article: article, section: "", address: ArticleAddress(article: article.name),
          text: sections.first?.text ?? "", foldedTitle: article.title.foldedBytes,
          foldedText: (article.summary + " " + (sections.first?.text ?? "")).foldedBytes))
      for section in sections.dropFirst() {
        entries.append(
          Entry(
            article: article, section: section.title,
            address: ArticleAddress(article: article.name, fragment: section.fragment),
            text: section.text, foldedTitle: section.title.foldedBytes,
            foldedText: section.text.foldedBytes))
      }
    }
    self.entries = entries
  }

  /// Finds the places at which all words stand.
  ///
  /// - Parameter words: what is looked for; no words find nothing.
  /// - Returns: titles first, then headings, then texts.
  func hits(for words: [String]) -> [Hit] {
    let words = words.flatMap { word in
      word.foldedBytes.split(separator: UInt8(ascii: " ")).map { [UInt8(ascii: " ")] + $0 }
    }
    guard !words.isEmpty else { return [] }
    var found: [(rank: Int, entry: Entry)] = []
    for entry in entries {
      let inTitle = words.allSatisfy { entry.foldedTitle.holdsWord($0) }
      let isArticle = entry.section.isEmpty
      let matches =
        inTitle
        || words.allSatisfy { entry.foldedTitle.holdsWord($0) || entry.foldedText.holdsWord($0) }
      guard matches else { continue }
      found.append((inTitle ? (isArticle ? 0 : 1) : 2, entry))
    }
    var sections: [ArticleName: Int] = [:]
    let kept = found.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element).filter { _, entry in
      guard !entry.section.isEmpty else { return true }
      sections[entry.article.name, default: 0] += 1
      return sections[entry.article.name, default: 0] <= Self.mostSections
    }
    return kept.prefix(Self.mostHits).map { rank, entry in
      Hit(
        article: entry.article, section: entry.section, address: entry.address,
        excerpt: rank == 0 ? entry.article.summary : Self.excerpt(of: entry.text, around: words))
    }
  }

  /// About a line of a text, beginning shortly before the first word that was found.
  private static func excerpt(of text: String, around words: [[UInt8]]) -> String {
    let parts = text.split(separator: " ")
    let first = parts.firstIndex { part in
      let folded = String(part).foldedBytes
      return words.contains { folded.holdsWord($0) }
    }
    let start = max(0, (first ?? 0) - 5)
    var excerpt = start > 0 ? "…" : ""
    for part in parts[start...] {
      guard excerpt.count + part.count < 140 else { return excerpt + "…" }
      excerpt += (excerpt.isEmpty || excerpt == "…" ? "" : " ") + part
    }
    return excerpt
  }
}

nonisolated extension String {
  /// The words of the text without regard to case, accents and width, with a space before and between
  /// them, as bytes of UTF-8.
  fileprivate var foldedBytes: [UInt8] {
    let folded = folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    let words = folded.unicodeScalars.split { !$0.isPartOfWord }
    return words.flatMap { [UInt8(ascii: " ")] + Array(String($0).utf8) }
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var isPartOfWord: Bool {
    if properties.isAlphabetic || properties.numericType != nil { return true }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

nonisolated extension [UInt8] {
  /// Whether a folded word, which begins with a space, stands here: at the start of one, or anywhere in
  /// a script without spaces.
  fileprivate func holdsWord(_ word: [UInt8]) -> Bool {
    // The bytes E0…EF begin the characters of South and East Asia.
    let isWithoutSpaces = word.count > 1 && word[1] >= 0xE0
    let word = isWithoutSpaces ? word.dropFirst() : word[...]
    guard let first = word.first, count >= word.count else { return false }
    for start in 0...(count - word.count) where self[start] == first {
      if self[start..<(start + word.count)].elementsEqual(word) { return true }
    }
    return false
  }
}
