import Foundation
import FoundationNetworking
import WebKitUI

/// Keeps the reader's page to the articles, and sends other links where they belong.
struct LinkDecider: WebPage.NavigationDeciding {
  /// Told about links that lead out of the articles.
  let outside: (LinkRule) -> Void
  /// Opens an inside link that asked for a window of its own.
  ///
  /// WebKit (2.50) opens none for an address of a display-isolated scheme; neither has it to know, since
  /// the new page is to know nothing of this one.
  let over: (URL) -> Void
  /// Told about an address that is about to be opened.
  let willOpen: (URL) -> Void
  /// Told about what is no page, nor anything else that is shown.
  let noPage: (URL) -> Void

  mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy { response.policy(noPage: noPage) }

  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    preferences.allowsContentJavaScript = false
    guard let url = action.request.url else { return .cancel }
    let isActivated = action.navigationType == .linkActivated
    let rule = LinkRule(for: url, isActivated: isActivated)
    guard rule == .inside else {
      // What a page does by itself is refused without a word.
      if isActivated { outside(rule) }
      return .cancel
    }
    guard action.target != nil else {
      over(url)
      return .cancel
    }
    willOpen(url)
    return .allow
  }
}
