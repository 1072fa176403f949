import Foundation
import WebKitUI

extension ReaderModel {
  /// Opens an address over the article, or in a window of its own where the reader prefers that.
  func openOver(_ url: URL) {
    switch shared.settings.popupPlace {
    case .article: popups.open(url, from: libraryPage)
    case .window: openWindow(url)
    }
  }

  /// Closes what is nearest: a page over the article, the find bar, the load.
  ///
  /// - Returns: whether there was anything.
  func closeNearest() -> Bool {
    if popups.topmost != nil {
      popups.close()
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

extension PopupStack {
  /// Closes every page.
  func closeAll() {
    while topmost != nil { close() }
  }
}
