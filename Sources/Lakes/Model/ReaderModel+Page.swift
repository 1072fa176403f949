import ArticleLibrary
import Foundation
import Observation
import WebKitUI

/// Passes what the page's decider finds on to the model, which holds the page that holds the decider.
final class LinkRelay {
  weak var model: ReaderModel?
}

extension ReaderModel {
  /// Makes the page that shows articles: no scripts of theirs, nothing from the network.
  static func makePage(_ library: ArticleLibrary, _ relay: LinkRelay) -> WebPage {
    var configuration = WebPage.Configuration()
    if let scheme = URLScheme(ArticleAddress.scheme) {
      configuration.urlSchemeHandlers[scheme] = ArticleSchemeHandler(library: library)
      configuration.schemeSecurity[scheme] = .isolated
    }
    configuration.defaultContentSecurityPolicy = ArticleSchemeHandler.contentSecurityPolicy
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    // No article needs as much, and one that does not end its work is not worth waiting for.
    configuration.watchdog = WebPage.Watchdog(memoryLimit: 1_000_000_000)
    configuration.processRecovery = .reload
    let decider = LinkDecider(
      outside: { relay.model?.follow($0) },
      inside: { relay.model?.open($0) }, willOpen: { relay.model?.willOpen($0) })
    return WebPage(configuration: configuration, navigationDecider: decider)
  }

  /// Follows the page's events until the task is cancelled.
  func followPage() async {
    let page = page
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event else { continue }
      switch event.kind {
      case .startedProvisionalNavigation, .receivedServerRedirect:
        break
      case .committed:
        state = .page
        tracker.clear()
      case .finished:
        await findSections()
      case .failedProvisionalNavigation(let error), .failed(let error):
        failed(error)
      }
    }
  }

  /// Follows a link that leads out of the articles.
  func follow(_ rule: LinkRule) {
    switch rule {
    case .outside(let url): openOutside(url)
    case .ask(let url): questionedLink = url
    case .refuse(let url):
      notice =
        "“\(url.absoluteString.prefix(300))” is not opened: links of this kind could run something "
        + "or show your files."
    case .inside: break
    }
  }

  private func failed(_ error: any Error) {
    switch WebPage.FailureReason(error) {
    case .cancelled:
      // Stopped, or overtaken by another load: what is shown stays.
      if page.url == nil { state = articles.isEmpty ? state : .empty }
    case .processTerminated where page.isRecovering:
      // It is loaded again, at its place.
      break
    case .processTerminated:
      let what = page.processTermination.map { "\($0)" } ?? "Its process ended"
      state = .failed(
        Failure(
          title: "The Page Stopped Working",
          reason: "\(what), twice within a minute."))
    case .failed(let reason):
      let name = askedFor?.article
      let title = articles.first { $0.name == name }?.title ?? name?.rawValue ?? "This Address"
      tracker.clear()
      state = .failed(Failure(title: "“\(title)” Cannot Be Shown", reason: reason))
    }
  }
}
