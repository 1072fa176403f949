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
    let (model, page) = (model, model.page)
    Task {
      var words = PictureViewer.Words()
      do {
        words = try await page.callJavaScript(
          PictureScript.words, as: PictureViewer.Words.self,
          arguments: ["address": picture.absoluteString], contentWorld: .reader)
      } catch {
        // The article has gone meanwhile; the picture is there all the same.
      }
      if words.title.isEmpty { words.title = picture.lastPathComponent }
      model.popups.open(picture, from: page)
      model.picture = model.popups.topmost.map { PictureViewer($0, words: words) }
    }
  }

  /// Asks where to put a picture.
  func save(_ picture: URL) {
    model.keep(picture)
  }
}
