import ArticleLibrary
import Foundation
import Observation
import WebKitUI

/// What one window reads: the articles, the page, and what the sidebar marks.
@Observable
final class ReaderModel {
  /// The name of the collection.
  let collection: String

  let library: ArticleLibrary
  /// What all windows share.
  let shared: SharedReading
  /// Shows the articles.
  let libraryPage: WebPage
  /// Shows what the reader has opened; made when something is.
  private(set) var openedPage: WebPage?
  /// Which of the two is in sight.
  var shownPage = PageKind.library
  /// The order in which both have been read.
  var trail = ReadingTrail()

  /// All articles, by title.
  private(set) var articles: [Article] = []

  /// What the field above the sidebar holds.
  var filter = ""

  /// What stands in the place of the page.
  var state: ReaderState = .empty

  /// What the page shows or is about to show.
  var openDocument: ReaderDocument?

  /// The sections of what is open, and which one is being read.
  var tracker = SectionTracker()

  /// How long what is open takes to read, in minutes; nothing as long as that is not known.
  var readingTime: Int?

  /// Whether the find bar shows.
  var isFinding = false

  /// A link that leads to another program, which the reader is asked about.
  var questionedLink: URL?

  /// What the reader should know about, in a sentence.
  var notice: String?

  /// Opens addresses in other programs.
  @ObservationIgnored var openOutside: (URL) -> Void = { _ in }

  /// When the process of the page was last started again by itself.
  @ObservationIgnored var lastAutomaticReload: ContinuousClock.Instant?

  /// The address that each page was asked for last, whether or not it came.
  @ObservationIgnored var askedFor: [PageKind: URL] = [:]

  @ObservationIgnored private let looks: [PageKind: PageLook] = [
    .library: PageLook(), .opened: PageLook(),
  ]
  @ObservationIgnored private let relay = LinkRelay()

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - library: the articles.
  ///   - collection: the name that they have together.
  ///   - shared: what all windows share.
  ///   - address: what to open first; the first article where there is none.
  init(
    library: ArticleLibrary, collection: String = bundledCollection, shared: SharedReading,
    opening address: URL? = nil
  ) {
    self.library = library
    self.collection = collection
    self.shared = shared
    libraryPage = Self.makeLibraryPage(library, shared, relay, looks[.library])
    looks[.library]?.apply(shared.appearance, to: libraryPage)
    relay.model = self
    guard listArticles() else { return }
    if let address {
      open(address)
    } else if let first = articles.first {
      open(first.name)
    }
  }

  /// The page in sight.
  var page: WebPage {
    switch shownPage {
    case .library: libraryPage
    case .opened: openedPage ?? libraryPage
    }
  }

  /// The page of a kind; made when it is needed first.
  func page(_ kind: PageKind) -> WebPage {
    switch kind {
    case .library:
      return libraryPage
    case .opened:
      if let openedPage { return openedPage }
      let page = Self.makeOpenedPage(library, shared, relay, looks[.opened])
      looks[.opened]?.apply(shared.appearance, to: page)
      openedPage = page
      return page
    }
  }

  /// Makes the pages look as the reader has chosen.
  func applyAppearance() {
    looks[.library]?.apply(shared.appearance, to: libraryPage)
    if let openedPage { looks[.opened]?.apply(shared.appearance, to: openedPage) }
  }

  /// The articles that the filter leaves.
  var filteredArticles: [Article] {
    let words = filter.foldedForSearch.split(separator: " ")
    guard !words.isEmpty else { return articles }
    return articles.filter { article in
      let text = (article.title + " " + article.summary).foldedForSearch
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// What the reader has added, as far as the filter leaves it.
  var filteredItems: [OpenedItem] {
    let words = filter.foldedForSearch.split(separator: " ")
    guard !words.isEmpty else { return shared.shelf.items }
    return shared.shelf.items.filter { item in
      let text = (item.title + " " + item.origin).foldedForSearch
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// The row that the sidebar marks.
  var selection: SidebarItem? {
    get {
      guard let openDocument else { return nil }
      return tracker.marked.map { .section(openDocument, $0) } ?? .document(openDocument)
    }
    set {
      switch newValue {
      case .document(let document):
        // The row of what is open leads back to its start.
        if document == openDocument, state == .page { scrollToStart() } else { open(document) }
      case .section(_, let section): show(section)
      case nil: break
      }
    }
  }

  /// Lists the articles, and says where that does not go.
  @discardableResult
  func listArticles() -> Bool {
    do {
      articles = try library.articles()
      // The article that is named as the collection is the way into it.
      if let overview = articles.firstIndex(where: { $0.title == collection }) {
        articles.insert(articles.remove(at: overview), at: 0)
      }
      if articles.isEmpty {
        state = .failed(
          Failure(
            title: "There Are No Articles", reason: "The folder of articles is empty.",
            canRetry: true))
      }
      return true
    } catch {
      articles = []
      state = .failed(
        Failure(
          title: "The Articles Cannot Be Read",
          reason: error.description + " Check the folder that LAKES_ARTICLES names."))
      return false
    }
  }
}

/// The name of the articles that come with the program.
let bundledCollection = "Lakes of the World"

extension String {
  /// The text without regard to case, accents and width, for comparing with what a reader types.
  var foldedForSearch: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
