import ArticleLibrary
import Foundation
import GTKUI
import Observation
import WebKitUI

/// Passes what the page's decider finds on to the model, which holds the page that holds the decider.
final class LinkRelay {
  weak var model: ReaderModel?
}

extension ReaderModel {
  /// Makes the page that shows articles: no scripts of theirs, nothing from the network.
  static func makeLibraryPage(
    _ library: ArticleLibrary, _ shared: SharedReading, _ relay: LinkRelay, _ look: PageLook
  ) -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.rendering = shared.settings.rendering
    let handler = ResourceSchemeHandler.articles(of: library)
    if let scheme = URLScheme(ArticleAddress.scheme) {
      configuration.urlSchemeHandlers[scheme] = handler
      configuration.schemeSecurity[scheme] = .isolated
    }
    configuration.defaultContentSecurityPolicy = handler.contentSecurityPolicy
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    shared.places.install(in: configuration.userContentController)
    NoteScript.install(in: configuration.userContentController)
    look.install(in: configuration.userContentController, plainStyle: nil)
    // No article needs as much, and one that does not end its work is not worth waiting for.
    configuration.watchdog = WebPage.Watchdog(memoryLimit: 1_000_000_000)
    configuration.processRecovery = .reload
    let decider = LinkDecider(
      outside: { relay.model?.follow($0) },
      over: { relay.model?.openOver($0) },
      willOpen: { relay.model?.willOpen($0) },
      noPage: { relay.model?.keep($0) })
    return makePage(configuration, decider, relay)
  }

  /// Makes the page that shows what the reader has opened, in a process apart from the library's.
  static func makeOpenedPage(
    _ library: ArticleLibrary, _ shared: SharedReading, _ relay: LinkRelay, _ look: PageLook
  ) -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.rendering = shared.settings.rendering
    if let scheme = URLScheme(OpenedAddress.scheme) {
      configuration.urlSchemeHandlers[scheme] = ResourceSchemeHandler.opened(shared.shelf.files)
      configuration.schemeSecurity[scheme] = .isolated
    }
    // Whoever sent a file is not to learn when it is read.
    configuration.allowsConnectionsAheadOfTime = false
    configuration.watchdog = WebPage.Watchdog(memoryLimit: 1_500_000_000)
    configuration.processRecovery = .reload
    shared.places.install(in: configuration.userContentController)
    NoteScript.install(in: configuration.userContentController)
    look.install(
      in: configuration.userContentController, plainStyle: library.sharedStyle("article.css"))
    let decider = OpenedDecider(
      outside: { relay.model?.follow($0) }, over: { relay.model?.openOver($0) },
      asked: { relay.model?.askedFor[.opened] }, noPage: { relay.model?.keep($0) })
    return makePage(configuration, decider, relay)
  }

  /// Makes a page whose links to files beside it save those where they ask for that.
  ///
  /// What is on the web never comes this far: to follow a link there is the browser's.
  private static func makePage(
    _ configuration: WebPage.Configuration, _ decider: some WebPage.NavigationDeciding,
    _ relay: LinkRelay
  ) -> WebPage {
    let page = WebPage(configuration: configuration, navigationDecider: decider)
    page.downloadDestination = { download in
      if let model = relay.model, let url = download.url, model.canSave(url) { model.keep(url) }
      return nil
    }
    return page
  }

  /// Follows the events of a page until the task is cancelled.
  func follow(_ kind: PageKind) async {
    guard let page = kind == .library ? libraryPage : openedPage else { return }
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event, kind == shownPage else { continue }
      switch event.kind {
      case .startedProvisionalNavigation, .receivedServerRedirect:
        break
      case .committed:
        state = .page
        tracker.clear()
        readingTime = nil
      case .finished:
        arriving?.cancel()
        arriving = Task { await arrived(kind) }
      case .failedProvisionalNavigation(let error), .failed(let error):
        failed(error)
      }
    }
  }

  /// A page is there, and about to be drawn.
  private func arrived(_ kind: PageKind) async {
    if kind == .opened { await noteTitle(of: page(kind)) }
    // What the list shows of it comes behind the text, which its reader waits for.
    await awaitDrawing(of: kind)
    guard !Task.isCancelled, kind == shownPage else { return }
    await findSections()
  }

  /// The sidebar calls what was opened by the title that its page has.
  ///
  /// The page is asked which one it is, too: by now something else may be open, or on its way.
  private func noteTitle(of page: WebPage) async {
    do {
      let named = try await page.callJavaScript(
        TitleScript.title, as: TitleScript.NamedPage.self, contentWorld: .reader)
      guard !page.isLoading, case .opened(let id) = document(at: named.address, in: .opened)
      else { return }
      shared.shelf.rename(id, to: named.title)
    } catch {
      // The page has gone meanwhile.
    }
  }

  /// Follows a link that leads out of the articles.
  func follow(_ rule: LinkRule) {
    switch rule {
    case .outside(let url): openOutside(url)
    case .ask(let url): questionedLink = url
    case .refuse(let url):
      notice = String(
        localized: """
          “\(url.absoluteString.prefix(300))” is not opened: links of this kind could run something \
          or show your files.
          """)
    case .inside: break
    }
  }

  private func failed(_ error: any Error) {
    switch WebPage.FailureReason(error, of: page) {
    case .cancelled:
      // Stopped, or overtaken by another load: what is shown stays.
      if page.url == nil, !articles.isEmpty { state = .empty }
    case .processTerminated where page.isRecovering:
      // It is loaded again, at its place.
      break
    case .processTerminated(let cause):
      state = .failed(
        Failure(
          title: String(localized: "The Page Stopped Working"),
          reason: String(localized: "\(cause.description), twice within a minute."),
          remedy: .reload))
    case .failed(let reason):
      tracker.clear()
      state = .failed(
        Failure(
          title: String(localized: "“\(nameOfAskedFor)” Cannot Be Shown"), reason: reason))
    }
  }

  /// What the reader calls what was asked for.
  var nameOfAskedFor: String {
    let url = askedFor[shownPage]
    guard let url, let document = document(at: url, in: shownPage) else {
      return String(localized: "This Address")
    }
    switch document {
    case .article(let name): return articles.first { $0.name == name }?.title ?? name.rawValue
    case .opened(let id): return shared.shelf.item(id)?.title ?? String(localized: "This Address")
    }
  }
}
