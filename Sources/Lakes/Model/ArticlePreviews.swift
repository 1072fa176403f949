import ArticleLibrary
import FoundationEssentials

/// The small pictures of the articles in the list.
///
/// A picture is read when its row comes into sight first, and not each time that the row is looked at.
final class ArticlePreviews {
  private let library: ArticleLibrary
  private var read: [ArticleName: Data?] = [:]

  init(_ library: ArticleLibrary) {
    self.library = library
  }

  /// The picture of an article; nothing where it has none.
  subscript(name: ArticleName) -> Data? {
    if let known = read[name] { return known }
    let preview = library.preview(of: name)
    read[name] = .some(preview)
    return preview
  }

  /// Reads the pictures anew, since the articles have been.
  func forget() { read = [:] }
}
