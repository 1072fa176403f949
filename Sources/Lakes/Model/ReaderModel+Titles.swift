import ArticleLibrary
import GTKUI

extension ReaderModel {
  /// Where what is open comes from, and how long it takes to read.
  var subtitle: String {
    guard let origin else { return "" }
    guard let readingTime else { return origin }
    let time = String(
      localized: LocalizedStringKey(
        one: "\(readingTime) minute", other: "\(readingTime) minutes", count: readingTime))
    // TRANSLATORS: where an article comes from, and how long it takes to read.
    return String(localized: "\(origin) · \(time)")
  }

  /// The collection, the host or the folder.
  private var origin: String? {
    switch openDocument {
    case .article: collection
    case .opened(let id): shared.shelf.item(id)?.origin
    case nil: nil
    }
  }
}
