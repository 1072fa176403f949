import ArticleLibrary
import Foundation
import GTKUI
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
  var articles: [Article] { list.articles }

  /// The articles, and which of them the filter leaves.
  var list = FilteredList()

  /// What the field above the sidebar holds.
  var filter = "" {
    didSet { if filter != oldValue { filterChanged() } }
  }

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

  /// The pages that lie over the article.
  let popups: PopupStack

  /// The picture that is looked at by itself, on the topmost of them.
  var picture: PictureViewer?

  /// A link that leads to another program, which the reader is asked about.
  var questionedLink: URL?

  /// Whether an address is asked for, and what has been typed.
  var isAddingAddress = false
  var typedAddress = ""

  /// Whether files are asked for.
  var isOpeningFile = false

  /// A PDF of the page or a picture, while it is asked where to put it.
  var saved: SavedFile?

  /// What was just done, and can be undone.
  var toast: Toast?

  /// What the reader should know about, in a sentence.
  var notice: String?

  /// Opens addresses in other programs.
  @ObservationIgnored var openOutside: (URL) -> Void = { _ in }

  /// Opens addresses in windows of their own.
  @ObservationIgnored var openWindow: (URL) -> Void = { _ in }

  /// The address that each page was asked for last, whether or not it came.
  @ObservationIgnored var askedFor: [PageKind: URL] = [:]

  /// The texts that the filter looks at.
  @ObservationIgnored let texts: ArticleTexts
  /// What looks at them.
  var searching: Task<Void, Never>?
  /// The pictures that the list shows.
  @ObservationIgnored let previews: ArticlePreviews
  /// What lists a library too large to be read at once.
  @ObservationIgnored var listing: Task<Void, Never>?

  /// What looks at the page that has come, once it is drawn.
  @ObservationIgnored var arriving: Task<Void, Never>?
  /// The pages that have shown a picture.
  @ObservationIgnored var hasDrawn: Set<PageKind> = []
  /// How long to wait for that, in milliseconds.
  @ObservationIgnored var patience = 8_000

  @ObservationIgnored private let libraryLook = PageLook()
  @ObservationIgnored private let openedLook = PageLook()
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
    texts = ArticleTexts(library)
    previews = ArticlePreviews(library)
    popups = PopupStack { [relay] in relay.model?.allowsPopup($0) ?? false }
    libraryPage = Self.makeLibraryPage(library, shared, relay, libraryLook)
    libraryLook.apply(shared.appearance, to: libraryPage)
    relay.model = self
    let isOpen = openAtOnce(address)
    listArticles { [weak self] in
      if !isOpen { self?.openFirst() }
    }
  }

  /// Opens what was asked for, or what was open last, without waiting for the list.
  ///
  /// - Returns: false where there is neither.
  private func openAtOnce(_ address: URL?) -> Bool {
    let last = shared.settings.opensLast ? URL(string: shared.settings.lastOpened) : nil
    if let address {
      open(address)
    } else if let last, let document = document(keptAs: last) {
      open(document)
    } else {
      return false
    }
    return true
  }

  /// Opens the guide on the first start, and else the first article.
  private func openFirst() {
    if shared.settings.lastOpened.isEmpty, let guide {
      open(guide.name)
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
      let page = Self.makeOpenedPage(library, shared, relay, openedLook)
      openedLook.apply(shared.appearance, to: page)
      page.isCaretBrowsingEnabled = shared.settings.hasCaret
      page.popupPresenter = popups
      openedPage = page
      return page
    }
  }

  /// Puts a caret into the text, or takes it out.
  func setCaret(_ hasCaret: Bool) {
    libraryPage.isCaretBrowsingEnabled = hasCaret
    openedPage?.isCaretBrowsingEnabled = hasCaret
  }

  /// Makes the pages look as the reader has chosen.
  func applyAppearance() {
    libraryLook.apply(shared.appearance, to: libraryPage)
    if let openedPage { openedLook.apply(shared.appearance, to: openedPage) }
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
}

/// The name of the articles that come with the program.
let bundledCollection = "Lakes of the World"

nonisolated extension String {
  /// The text without regard to case, accents and width, for comparing with what a reader types.
  var foldedForSearch: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}
