import ArticleLibrary
import Foundation
import WebKitUI

extension ReaderModel {
  /// Opens an address over the article, or in a window of its own where the reader prefers that.
  func openOver(_ url: URL) {
    switch shared.settings.popupPlace {
    case .article: popups.open(url, from: page)
    case .window: openWindow(url)
    }
  }

  /// What a page wanted to open by itself, and has not.
  var heldBack: WebPage.PopupRequest? {
    // One that the reader asked for has been opened elsewhere.
    popups.blockedRequest.flatMap { $0.isUserGesture ? nil : $0 }
  }

  /// Decides whether a page is shown over the one that asks for it, and sends what leads elsewhere there.
  func allowsPopup(_ request: WebPage.PopupRequest) -> Bool {
    guard request.isUserGesture, let url = request.url else { return false }
    guard Self.isInside(url, of: request.opener.url) else {
      follow(LinkRule(for: url, isActivated: true))
      return false
    }
    guard shared.settings.popupPlace == .window, url.absoluteString != "about:blank" else {
      return true
    }
    openWindow(url)
    return false
  }

  /// Opens what was held back.
  func openHeldBack() {
    guard let request = heldBack, let url = request.url else { return }
    if Self.isInside(url, of: request.opener.url) {
      popups.openBlocked()
    } else {
      popups.dismissBlocked()
      follow(LinkRule(for: url, isActivated: true))
    }
  }

  /// Whether an address belongs to what the page that asks for it was opened for.
  private static func isInside(_ url: URL, of page: URL?) -> Bool {
    if url.absoluteString == "about:blank" { return true }
    guard let page, url.scheme == page.scheme, url.host() == page.host(), url.port == page.port
    else { return false }
    return ["http", "https", OpenedAddress.scheme].contains(url.scheme)
  }

  /// Closes the page that lies on top of the article.
  func closePopup() {
    popups.close()
    picture = shownPicture
  }

  /// Closes every page over the article, and forgets the one that was held back.
  func closePopups() {
    while popups.topmost != nil { popups.close() }
    popups.dismissBlocked()
    picture = nil
  }

  /// Closes what is nearest: a page over the article, the find bar, the load.
  ///
  /// - Returns: whether there was anything.
  func closeNearest() -> Bool {
    if popups.topmost != nil {
      closePopup()
    } else if isFinding {
      isFinding = false
    } else if page.isLoading {
      page.stopLoading()
    } else {
      return false
    }
    return true
  }
}
