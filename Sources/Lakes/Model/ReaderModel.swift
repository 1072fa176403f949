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
  let page: WebPage

  /// All articles, by title.
  private(set) var articles: [Article] = []

  /// What the field above the sidebar holds.
  var filter = ""

  /// What stands in the place of the article.
  var state: ReaderState = .empty

  /// The article that the page shows or is about to show.
  private(set) var openArticle: ArticleName?

  /// The sections of the page, and which one is being read.
  var tracker = SectionTracker()

  /// Whether the find bar shows.
  var isFinding = false

  /// A link that leads to another program, which the reader is asked about.
  var questionedLink: URL?

  /// What the reader should know about, in a sentence.
  var notice: String?

  /// Opens addresses in other programs.
  @ObservationIgnored var openOutside: (URL) -> Void = { _ in }

  /// The address that was asked for last, whether or not its page came.
  @ObservationIgnored private(set) var askedFor: ArticleAddress?

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - library: the articles.
  ///   - collection: the name that they have together.
  ///   - address: what to open first; the first article where there is none.
  init(
    library: ArticleLibrary, collection: String = bundledCollection, opening address: URL? = nil
  ) {
    self.library = library
    self.collection = collection
    let relay = LinkRelay()
    page = Self.makePage(library, relay)
    relay.model = self
    guard listArticles() else { return }
    if let address {
      open(address)
    } else if let first = articles.first {
      open(first.name)
    }
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

  /// The row that the sidebar marks.
  var selection: SidebarItem? {
    get {
      guard let openArticle else { return nil }
      return tracker.marked.map { .section(openArticle, $0) } ?? .article(openArticle)
    }
    set {
      switch newValue {
      case .article(let name):
        // The row of the open article leads back to its start.
        if name == openArticle, state == .page { scrollToStart() } else { open(name) }
      case .section(_, let section): show(section)
      case nil: break
      }
    }
  }

  /// Opens an article.
  func open(_ name: ArticleName) {
    open(ArticleAddress(article: name))
  }

  /// Opens an address that came from outside.
  func open(_ url: URL) {
    do {
      open(try ArticleAddress(parsing: url.absoluteString))
    } catch {
      page.stopLoading()
      openArticle = nil
      tracker.clear()
      state = .failed(
        Failure(
          title: "This Cannot Be Opened",
          reason: error.description + " Choose an article from the sidebar.", canRetry: false))
    }
  }

  private func open(_ address: ArticleAddress) {
    if openArticle != address.article { tracker.clear() }
    openArticle = address.article
    // A page that is shown already stays in sight until the next one comes.
    if state != .page { state = .page }
    page.load(URL(string: address.text))
  }

  /// Tries again what failed.
  func retry() {
    guard listArticles() else { return }
    if let askedFor {
      state = .page
      open(askedFor)
    } else if let first = articles.first {
      open(first.name)
    }
  }

  /// Whether there is something to go back to.
  var canGoBack: Bool {
    !page.backForwardList.backList.isEmpty
      || (state != .page && page.backForwardList.currentItem != nil)
  }

  /// Goes back: from a failure to the page that was there before, else to the page before it.
  func goBack() {
    if state != .page, page.backForwardList.currentItem != nil {
      state = .page
      openArticle = nil
      pageMoved(to: page.url)
      Task { await findSections() }
    } else if let item = page.backForwardList.backList.last {
      page.load(item)
    }
  }

  /// Takes note of an address that is about to be opened, by a link, the history or the program.
  func willOpen(_ url: URL) {
    do {
      askedFor = try ArticleAddress(parsing: url.absoluteString)
    } catch {
      // The scheme handler says what is wrong with it.
      askedFor = nil
    }
  }

  /// Takes note of the page's address, which changes by links, history and failures too.
  func pageMoved(to url: URL?) {
    guard let url, url.scheme == ArticleAddress.scheme,
      let name = url.host(percentEncoded: false).flatMap(ArticleName.init(rawValue:)),
      name != openArticle
    else { return }
    openArticle = name
    tracker.clear()
  }

  /// Lists the articles, and says where that does not go.
  private func listArticles() -> Bool {
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
