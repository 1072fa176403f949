import Foundation
import FoundationNetworking
import Observation
import WebKitUI

/// The page, and what the sidebar shows about it.
@Observable
final class ReaderModel {
  let page: WebPage
  let decider = NavigationDecider()

  /// The sections of the article that is shown.
  private(set) var sections: [ArticleSection] = []
  /// The section that is being read.
  private(set) var currentSection: ArticleSection.ID?
  /// Why there is nothing to read.
  private(set) var problem: String?
  /// Where the page is scrolled to when it changes.
  var position = ScrollPosition()

  init() {
    var configuration = WebPage.Configuration()
    if let scheme = URLScheme("lakes") {
      configuration.urlSchemeHandlers[scheme] = LakesSchemeHandler()
    }
    page = WebPage(configuration: configuration, navigationDecider: decider)
  }

  /// What the sidebar marks, and what choosing a row of it does.
  var selection: SidebarItem? {
    get {
      guard let article = page.url?.host() else { return nil }
      return currentSection.map { .section(article, $0) } ?? .article(article)
    }
    set {
      switch newValue {
      case .article(let id): page.load(Article.named(id)?.url)
      case .section(_, let id):
        guard let section = sections.first(where: { $0.id == id }) else { return }
        position.scrollTo(y: section.top)
      case nil: break
      }
    }
  }

  /// Loads the first article and follows the page as long as it is shown.
  func run() async {
    page.load(Article.all.first?.url)
    for await event in Observations({ [page] in page.currentNavigationEvent }) {
      switch event?.kind {
      case .committed:
        sections = []
        currentSection = nil
        problem = nil
      case .finished:
        await findSections()
      case .failedProvisionalNavigation(let error), .failed(let error):
        problem = "\(error)"
      case .startedProvisionalNavigation, .receivedServerRedirect, nil:
        break
      }
    }
  }

  /// Marks the last section that has passed the upper edge, the last one at the end.
  func pageScrolled(to geometry: ScrollGeometry) {
    let rest = geometry.contentSize.height - geometry.visibleRect.maxY
    let passed = sections.last { $0.top <= Double(geometry.contentOffset.y) + 40 }
    currentSection = (rest < 1 && !sections.isEmpty ? sections.last : passed)?.id
  }

  private func findSections() async {
    do {
      sections = try await page.callJavaScript(
        """
        return [...document.querySelectorAll('h2')].map((heading) => ({
          id: heading.id, title: heading.textContent,
          top: heading.getBoundingClientRect().top + scrollY,
        }));
        """, as: [ArticleSection].self)
    } catch {
      // Another article has come meanwhile; its own end asks anew.
      sections = []
    }
  }
}

/// A section of an article.
nonisolated struct ArticleSection: Identifiable, Hashable, Codable, Sendable {
  let id: String
  let title: String
  let top: Double
}

/// A row of the sidebar.
nonisolated enum SidebarItem: Hashable, Sendable {
  case article(Article.ID)
  case section(Article.ID, ArticleSection.ID)
}
