import Foundation
import FoundationNetworking
import WebKitUI

/// Keeps the reader's page to the articles, and sends other links where they belong.
struct LinkDecider: WebPage.NavigationDeciding {
  /// Told about links that lead out of the articles.
  let outside: (LinkRule) -> Void
  /// Opens an inside link that asked for a window of its own.
  let inside: (URL) -> Void

  mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    preferences.allowsContentJavaScript = false
    guard let url = action.request.url else { return .cancel }
    let rule = LinkRule(for: url, isActivated: action.navigationType == .linkActivated)
    guard rule == .inside else {
      outside(rule)
      return .cancel
    }
    guard action.target != nil else {
      inside(url)
      return .cancel
    }
    return .allow
  }
}
