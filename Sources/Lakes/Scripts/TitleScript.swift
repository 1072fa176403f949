import Foundation

/// The script that tells the title of a page, and which page it is.
enum TitleScript {
  /// What a page is called.
  struct NamedPage: Decodable {
    let address: URL
    let title: String
  }

  /// A page may have an element that is called `title`, which the document then shows for its own.
  static let title = """
    const title = Object.getOwnPropertyDescriptor(Document.prototype, "title").get.call(document);
    return {address: location.href, title};
    """
}
