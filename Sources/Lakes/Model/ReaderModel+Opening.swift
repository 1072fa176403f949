import ArticleLibrary
import Foundation
import GTKUI
import WebKitUI

extension ReaderModel {
  /// Opens an article.
  func open(_ name: ArticleName) {
    open(ArticleAddress(article: name))
  }

  /// Opens an article, or what the reader has added.
  func open(_ document: ReaderDocument) {
    switch document {
    case .article(let name): open(name)
    case .opened(let id): shared.shelf.item(id).map { open($0) }
    }
  }

  /// Opens an address that came from outside: of an article, a file, or a page of the web.
  func open(_ url: URL) {
    switch url.scheme?.lowercased() {
    case "file", "http", "https":
      open(shared.shelf.add(url), fragment: url.fragment(percentEncoded: true))
    default:
      do {
        open(try ArticleAddress(parsing: url.absoluteString))
      } catch {
        refuse(error)
      }
    }
  }

  /// Opens what the reader has added.
  func open(_ item: OpenedItem, fragment: String? = nil) {
    let address = item.isFile ? URL(string: shared.shelf.files.open(item).text) : item.url
    guard let address else { return }
    load(address.withFragment(fragment), as: .opened(item.id), in: .opened)
  }

  private func open(_ address: ArticleAddress) {
    guard let url = URL(string: address.text) else { return }
    load(url, as: .article(address.article), in: .library)
  }

  private func load(_ url: URL, as document: ReaderDocument, in kind: PageKind) {
    page.stopLoading()
    closePopups()
    show(document)
    shownPage = kind
    askedFor[kind] = url
    // A page that is shown already stays in sight until the next one comes.
    if state != .page { state = .page }
    page(kind).load(url)
  }

  private func refuse(_ error: ArticleError) {
    page.stopLoading()
    openDocument = nil
    tracker.clear()
    askedFor[shownPage] = nil
    state = .failed(
      Failure(
        title: String(localized: "This Cannot Be Opened"),
        reason: String(localized: "\(error.explanation) Choose an article from the sidebar."),
        remedy: .none))
  }

  /// Another document is, or is about to be, in sight.
  func show(_ document: ReaderDocument?) {
    guard openDocument != document else { return }
    openDocument = document
    tracker.clear()
    readingTime = nil
    keepOpenDocument()
  }

  /// What is open is what the next start begins with.
  func keepOpenDocument() {
    guard let openDocument, let address = address(of: openDocument) else { return }
    shared.settings.lastOpened = address.absoluteString
  }

  /// Tries again what failed.
  func retry() {
    if case .failed(let failure) = state, failure.remedy == .drawInSoftware {
      shared.settings.drawsInSoftware = true
      applyRendering()
    }
    guard articles.isEmpty else { return loadAgain() }
    // What failed may have been the list.
    listArticles { [weak self] in self?.loadAgain() }
  }

  private func loadAgain() {
    if let asked = askedFor[shownPage] {
      state = .page
      page.load(asked)
    } else if let first = articles.first {
      open(first.name)
    }
  }

  /// Takes note of an address that is about to be opened, by a link, the history or the program.
  func willOpen(_ url: URL) {
    // While a page lies over the article, it is that one which goes elsewhere.
    guard popups.pages.isEmpty else { return }
    askedFor[.library] = url
  }

  /// What an address that was kept leads to; nothing for what is there no more.
  func document(keptAs address: URL) -> ReaderDocument? {
    if let item = shared.shelf.items.first(where: { $0.url == address }) { return .opened(item.id) }
    guard case .article(let name) = document(at: address, in: .library) else { return nil }
    return library.holds(name) ? .article(name) : nil
  }

  /// The address to keep of a document.
  private func address(of document: ReaderDocument) -> URL? {
    switch document {
    case .article(let name): URL(string: ArticleAddress(article: name).text)
    case .opened(let id): shared.shelf.item(id)?.url
    }
  }

  /// What an address of a page shows.
  func document(at url: URL, in kind: PageKind) -> ReaderDocument? {
    switch kind {
    case .library:
      guard url.scheme == ArticleAddress.scheme else { return nil }
      return url.host(percentEncoded: false).flatMap(ArticleName.init(rawValue:)).map {
        .article($0)
      }
    case .opened:
      if url.scheme == OpenedAddress.scheme { return url.host().map { .opened($0) } }
      // A page that was redirected is still what the reader asked for.
      let page = url.withFragment(nil)
      return shared.shelf.items.first { $0.url == page }.map { .opened($0.id) } ?? openDocument
    }
  }
}

extension URL {
  /// The address with another fragment, or none.
  func withFragment(_ fragment: String?) -> URL {
    let page = absoluteString.prefix { $0 != "#" }
    return URL(string: page + (fragment.map { "#" + $0 } ?? "")) ?? self
  }
}
