import Foundation
import GLibSupport

/// Loads a page again whose process has ended, and scrolls it to where it was.
final class PageRecovery {
  /// A page that ends its process again within this time is left alone.
  static let pause = Duration.seconds(60)

  private weak var page: WebPage?
  private let scrolling: ScrollBridge
  private(set) var place = CGPoint.zero
  private var wantedPlace: CGPoint?
  private var lastReload: ContinuousClock.Instant?

  init(_ page: WebPage, _ engine: WebEngine) {
    self.page = page
    scrolling = ScrollBridge(engine, name: "Place", interval: 200)
    scrolling.observe { [weak self] in self?.place = $0.contentOffset }
  }

  /// Whether the page is going to be loaded again after its process ended so.
  func canRecover(from reason: WebPage.ProcessTermination) -> Bool {
    // What came as a text has no address to be asked for again.
    guard let page, let address = page.committedURL, address != WebPage.blankURL else {
      return false
    }
    return reason != .requested && lastReload.map { .now - $0 > Self.pause } ?? true
  }

  /// Loads the page again, once all that waits has heard that the process ended.
  func recover() {
    lastReload = .now
    wantedPlace = place
    MainLoop.schedule { [weak self] in
      guard let page = self?.page, page.isRecovering else { return }
      // Somebody else may have loaded something meanwhile.
      guard !page.isLoading else {
        page.isRecovering = false
        page.processTermination = nil
        return
      }
      page.reload()
    }
  }

  /// Something happened in a navigation.
  func pageDid(_ event: WebPage.NavigationEvent) {
    guard let page, page.isRecovering else { return }
    switch event {
    case .committed:
      page.processTermination = nil
      if let wantedPlace, wantedPlace != .zero { scrolling.restore(wantedPlace) }
      wantedPlace = nil
    case .finished:
      page.isRecovering = false
    case .startedProvisionalNavigation, .receivedServerRedirect:
      break
    }
  }
}
