import FoundationEssentials
import GLibSupport

/// The views that want to show one page.
///
/// A widget stands in one place. The newest view shows it, and when that one goes, the one before it
/// does again. Views follow each other so within a single update, when a page moves from one place of
/// a window to another, and that is in order; two that stay are a mistake of the program, and it is
/// told which page is meant.
final class WebViewPlaces {
  private struct Place {
    weak var coordinator: WebViewCoordinator?
  }

  private var places: [Place] = []
  private var complaint: ScheduledTask?

  isolated deinit {
    complaint?.cancel()
  }

  private var newest: WebViewCoordinator? { places.last { $0.coordinator != nil }?.coordinator }

  /// A view wants to show the page.
  func enter(_ coordinator: WebViewCoordinator, _ page: WebPage) {
    newest?.takeOut()
    places.append(Place(coordinator: coordinator))
    coordinator.putIn()
    lookWhetherShownTwice(page)
  }

  /// A view shows the page no more.
  func leave(_ coordinator: WebViewCoordinator) {
    let wasShown = newest === coordinator
    if wasShown { coordinator.takeOut() }
    places.removeAll { $0.coordinator == nil || $0.coordinator === coordinator }
    if wasShown { newest?.putIn() }
  }

  /// The window has gone in which the page is shown, though the view has not.
  func windowIsGone() {
    newest?.windowIsGone()
  }

  private func lookWhetherShownTwice(_ page: WebPage) {
    guard places.count > 1, complaint?.isPending != true else { return }
    complaint = MainLoop.schedule { [weak self, weak page] in
      guard let self, let page, places.count(where: { $0.coordinator != nil }) > 1 else { return }
      let name = page.url?.absoluteString ?? page.title
      Mistake.report(
        "The page “\(name)” is in two views at once. A page can be in one: the newer view shows it, "
          + "and the older one is empty. Give each view a page of its own.")
    }
  }
}
