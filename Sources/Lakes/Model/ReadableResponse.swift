import Foundation
import FoundationNetworking
import WebKitUI

extension WebPage.NavigationResponse {
  /// Lets through what can be shown, and all that belongs to a page.
  ///
  /// - Parameter noPage: told about what is no page, nor anything else that is shown.
  /// - Returns: whether it is let through.
  func policy(noPage: (URL) -> Void) -> WKNavigationResponsePolicy {
    guard isForMainFrame, !canShowMimeType else { return .allow }
    if let url = response.url { noPage(url) }
    return .cancel
  }
}
