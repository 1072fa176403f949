import ArticleLibrary
import Foundation
import GTKUI
import WebKitUI

extension ReaderActions {
  /// Opens a link here: an article, or a page of the web that is then kept under `Opened`.
  func open(_ link: URL) {
    if link.scheme == OpenedAddress.scheme {
      model.page.load(link)
    } else {
      model.open(link)
    }
    returnToText()
  }

  /// Shows a picture by itself, over the text.
  func view(_ picture: URL) {
    model.popups.open(picture, from: model.page)
  }

  /// Asks where to put a picture.
  func save(_ picture: URL) {
    model.keep(picture)
  }
}
