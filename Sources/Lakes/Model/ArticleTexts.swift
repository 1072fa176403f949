import ArticleLibrary

/// The texts of the articles, to filter a list by: read when they are first asked for, apart from the
/// main loop.
actor ArticleTexts {
  private let library: ArticleLibrary
  private var texts: [ArticleName: [UInt8]] = [:]
  private var size = 0

  /// How much is kept in memory, in bytes; what is beyond is read anew each time.
  private static let limit = 64 << 20

  init(_ library: ArticleLibrary) {
    self.library = library
  }

  /// Finds the articles that hold all words, as parts of words too.
  ///
  /// - Parameters:
  ///   - words: the words, folded.
  ///   - articles: the articles to look at, their titles and summaries included.
  /// - Returns: those that hold them; nothing when the task was cancelled.
  func names(holding words: [String], among articles: [Article]) -> Set<ArticleName>? {
    let patterns = words.map { Array($0.utf8) }
    var found: Set<ArticleName> = []
    for article in articles {
      guard !Task.isCancelled else { return nil }
      let text = text(of: article)
      if patterns.allSatisfy({ text.holds($0) }) { found.insert(article.name) }
    }
    return found
  }

  private func text(of article: Article) -> [UInt8] {
    if let text = texts[article.name] { return text }
    var parts = [article.title, article.summary]
    do {
      parts += try library.text(of: article.name).sections.flatMap { [$0.title, $0.text] }
    } catch {
      // It is found by its title, and says what is wrong with it when it is opened.
    }
    let text = Array(parts.joined(separator: "\n").foldedForSearch.utf8)
    if size + text.count <= Self.limit {
      size += text.count
      texts[article.name] = text
    }
    return text
  }
}

nonisolated extension [UInt8] {
  /// Whether bytes stand in these one after the other.
  func holds(_ pattern: [UInt8]) -> Bool {
    guard let first = pattern.first else { return true }
    guard count >= pattern.count else { return false }
    var start = 0
    let end = count - pattern.count
    while start <= end {
      guard let next = self[start...end].firstIndex(of: first) else { return false }
      if self[next..<(next + pattern.count)].elementsEqual(pattern) { return true }
      start = next + 1
    }
    return false
  }
}
