import Foundation
import Observation
import WebKitUI

/// The page of a window, its pop-ups and its dialogs.
@Observable
final class BrowserModel {
  let page: WebPage
  let popups = PopupStack()
  let dialogs = Dialogs()

  /// What the address field holds.
  var address = ""
  /// Whether pop-ups get windows of their own; else they lie over the page.
  var opensWindows = false

  init(opening url: URL?) {
    var configuration = WebPage.Configuration()
    configuration.applicationNameForUserAgent = "ExampleBrowser/1.0"
    page = WebPage(configuration: configuration, dialogPresenter: dialogs)
    page.popupPresenter = popups
    if let url { page.load(url) }
  }

  /// Opens what the address field holds.
  func open() {
    let text = address.trimmingCharacters(in: .whitespaces)
    // The colon of `localhost:8080` is that of a port.
    let hasScheme = text.contains("://") || text.hasPrefix("about:") || text.hasPrefix("data:")
    page.load(URL(string: hasScheme ? text : "https://\(text)"))
  }

  /// The pages that have windows of their own.
  private var pagesInWindows: Set<ObjectIdentifier> = []

  /// Whether a page asks its questions in the window of this model.
  func asksHere(_ page: WebPage?) -> Bool {
    page.map { !pagesInWindows.contains(ObjectIdentifier($0)) } ?? true
  }

  /// Hands the pop-ups over that are to have windows of their own, which hold them from then on.
  func popupsForWindows() -> [WebPage] {
    guard opensWindows else { return [] }
    let pages = popups.pages
    for page in pages {
      popups.dismiss(page)
      pagesInWindows.insert(ObjectIdentifier(page))
    }
    return pages
  }
}

extension WebPage {
  /// Why the newest navigation came to nothing, in a sentence; nothing where it was only stopped.
  var failure: String? {
    switch currentNavigationEvent?.kind {
    case .failedProvisionalNavigation(let error), .failed(let error):
      switch FailureReason(error, of: self) {
      case .failed(let message): message
      case .processTerminated(let cause): cause.description
      case .cancelled: nil
      }
    default: nil
    }
  }
}
