import ArticleLibrary

/// A list of articles and what a filter leaves of it: a value that is quick to ask.
nonisolated struct FilteredList: Sendable {
  private(set) var articles: [Article] = []
  /// The article that says what one can do here, which no filter takes away.
  private(set) var guide: Article?
  /// What the filter leaves: those with the words in title and summary first.
  private(set) var filtered: [Article] = []
  /// What each article is found by apart from its text: title and summary, folded.
  private var keys: [String] = []
  private(set) var words: [String] = []
  /// The articles whose texts hold the words, as far as they have been looked at.
  private var inTexts: Set<ArticleName> = []

  init() {}

  /// Takes articles, with the keys that `keys(of:)` makes of them.
  init(_ articles: [Article], keys: [String], guide: Article? = nil) {
    self.articles = articles
    self.guide = guide
    self.keys = keys
    filtered = articles
  }

  /// What articles are found by; it takes a while where there are many.
  static func keys(of articles: [Article]) -> [String] {
    articles.map { ($0.title + " " + $0.summary).foldedForSearch }
  }

  /// Leaves the articles whose titles and summaries hold words.
  mutating func filter(by text: String) {
    words = Self.words(of: text)
    inTexts = []
    update()
  }

  /// Adds those whose texts hold them.
  mutating func add(_ names: Set<ArticleName>) {
    inTexts = names
    update()
  }

  static func words(of text: String) -> [String] {
    text.foldedForSearch.split(separator: " ").map(String.init)
  }

  private mutating func update() {
    guard !words.isEmpty else {
      filtered = articles
      return
    }
    let inKeys = articles.indices.filter { index in
      words.allSatisfy { keys[index].contains($0) }
    }
    let isInKeys = Set(inKeys)
    let others = articles.indices.filter {
      inTexts.contains(articles[$0].name) && !isInKeys.contains($0)
    }
    filtered = (inKeys + others).map { articles[$0] }
  }
}
