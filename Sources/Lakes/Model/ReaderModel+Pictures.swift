import ArticleLibrary
import Foundation
import WebKitUI

/// A file while it is asked where to put it.
struct SavedFile {
  var data: Data
  var name: String
}

extension ReaderModel {
  /// The picture that lies over the article.
  var shownPicture: PictureViewer? {
    picture.flatMap { $0.page === popups.topmost ? $0 : nil }
  }

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

  /// Keeps what cannot be read here, and never leaves an empty window: a file of the reader's own is
  /// saved where the reader wants it, anything else is the browser's.
  func keep(_ file: URL) {
    guard canSave(file) else { return openOutside(file) }
    do {
      saved = SavedFile(data: try data(of: file), name: file.lastPathComponent)
    } catch {
      notice = error.explanation
    }
  }
}
