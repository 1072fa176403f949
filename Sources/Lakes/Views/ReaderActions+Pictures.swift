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
    do {
      model.saved = SavedFile(
        data: try model.data(of: picture), name: picture.lastPathComponent)
    } catch {
      model.notice = error.localizedDescription
    }
  }
}

/// A file while it is asked where to put it.
struct SavedFile {
  var data: Data
  var name: String
}

extension ReaderModel {
  /// Whether a picture is one of an article or of an opened file, whose bytes are here.
  func canSave(_ picture: URL) -> Bool {
    [ArticleAddress.scheme, OpenedAddress.scheme].contains(picture.scheme)
  }

  /// The bytes of a picture.
  func data(of picture: URL) throws(ArticleError) -> Data {
    let text = picture.absoluteString
    guard picture.scheme == OpenedAddress.scheme else {
      return try library.resource(at: ArticleAddress(parsing: text)).data
    }
    return try shared.shelf.files.resource(at: OpenedAddress(parsing: text)).data
  }
}
