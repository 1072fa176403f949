import FoundationEssentials
import Observation

/// The pop-ups of a page, one over the other, for a view to show.
///
/// Set it as the page's ``WebPage/popupPresenter``, and show the ``topmost`` page over the page itself
/// with a button that calls ``close()``.
///
/// Not part of Apple's API.
@Observable
public final class PopupStack: WebPage.PopupPresenting {
  /// The pop-ups, the newest last.
  public private(set) var pages: [WebPage] = []

  /// The pop-up that the user did not ask for and that was not opened; nothing once that is settled.
  public private(set) var blockedRequest: WebPage.PopupRequest?

  @ObservationIgnored private let allows: (WebPage.PopupRequest) -> Bool

  /// Makes an empty stack.
  ///
  /// - Parameter allows: decides which pop-ups open; those that the user asked for unless given.
  public init(allows: @escaping (WebPage.PopupRequest) -> Bool = { $0.isUserGesture }) {
    self.allows = allows
  }

  /// The pop-up that shows.
  public var topmost: WebPage? { pages.last }

  /// Closes the pop-up that shows.
  public func close() {
    if let page = pages.popLast() { page.isClosed = true }
  }

  /// Opens the pop-up that was not opened, as a page without an opener.
  public func openBlocked() {
    guard let request = blockedRequest else { return }
    blockedRequest = nil
    open(request.url, from: request.opener)
  }

  /// Opens an address in a pop-up that knows nothing of the page it comes from.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - opener: the page, whose configuration, decider and presenters the new one shares.
  public func open(_ url: URL?, from opener: WebPage) {
    let page = opener.makeSibling()
    page.popupPresenter = self
    pages.append(page)
    page.load(url)
  }

  /// Lets the pop-up that was not opened be.
  public func dismissBlocked() {
    blockedRequest = nil
  }

  /// Decides as the closure does.
  public func allowsPopup(_ request: WebPage.PopupRequest) -> Bool { allows(request) }

  /// Puts a pop-up on top.
  public func present(_ page: WebPage, features: WebPage.PopupFeatures) {
    blockedRequest = nil
    pages.append(page)
  }

  /// Takes a pop-up away.
  public func dismiss(_ page: WebPage) {
    pages.removeAll { $0 === page }
  }

  /// Remembers the pop-up.
  public func blocked(_ request: WebPage.PopupRequest) {
    blockedRequest = request
  }
}
