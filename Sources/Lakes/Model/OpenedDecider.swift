import ArticleLibrary
import Foundation
import FoundationNetworking
import WebKitUI

/// Keeps the page of opened files and addresses to what was opened: this is reading, not browsing.
struct OpenedDecider: WebPage.NavigationDeciding {
  /// Told about links that lead elsewhere.
  let outside: (LinkRule) -> Void
  /// Opens a file that lies beside, and is to have a window of its own: see ``LinkDecider/over``.
  let over: (URL) -> Void
  /// The address that the program itself asked for last.
  let asked: () -> URL?
  /// Told about what is no page, nor anything else that is shown.
  let noPage: (URL) -> Void

  mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { response.policy(noPage: noPage) }

  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    guard let url = action.request.url else { return .cancel }
    let isFile = url.scheme == OpenedAddress.scheme
    // Addresses need scripts to show anything at all, more often than not; files run none.
    preferences.allowsContentJavaScript = !isFile
    if url.absoluteString == "about:blank" || url.absoluteString == "about:srcdoc" { return .allow }
    let here = action.source.request.url
    let isActivated = action.navigationType == .linkActivated
    switch url.scheme {
    case OpenedAddress.scheme:
      // What lies beside a file is part of it. A page of the web never gets there.
      let comesFromNowhere = here == nil || here?.scheme == "about" || url == asked()
      guard comesFromNowhere || here?.host() == url.host() else { return .cancel }
      guard action.target != nil else {
        if isActivated { over(url) }
        return .cancel
      }
      return .allow
    case "http", "https":
      if isActivated, !Self.isSamePage(url, here) {
        outside(.outside(url))
        return .cancel
      }
      // A file sends nobody to the network by itself.
      let comesFromFile = here?.scheme == OpenedAddress.scheme
      return comesFromFile && url != asked() && action.navigationType == .other ? .cancel : .allow
    default:
      if isActivated { outside(LinkRule(for: url, isActivated: true)) }
      return .cancel
    }
  }

  /// Whether an address leads to another place of the same page.
  private static func isSamePage(_ first: URL, _ second: URL?) -> Bool {
    guard let second else { return false }
    func page(_ url: URL) -> Substring { url.absoluteString.prefix { $0 != "#" } }
    return page(first) == page(second)
  }
}
