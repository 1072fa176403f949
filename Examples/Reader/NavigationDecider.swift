import Foundation
import FoundationNetworking
import Observation
import WebKitUI

/// Keeps the page to the articles; other links are for the default browser.
@Observable
final class NavigationDecider: WebPage.NavigationDeciding {
  /// The link that was followed out of the articles.
  var urlToOpen: URL?

  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    guard let url = action.request.url else { return .cancel }
    if url.scheme == "lakes" { return .allow }
    urlToOpen = url
    return .cancel
  }
}
