/// Why an article cannot be shown.
public enum ArticleError: Error, Hashable, Sendable {
  /// The address is not one of an article.
  case badAddress(String)
  /// There is no article of this name.
  case noSuchArticle(ArticleName)
  /// The article has no such file.
  case noSuchFile(ArticleAddress)
  /// The file is there, but cannot be read.
  case unreadable(path: String, reason: Reason)
  /// The file holds nothing.
  case empty(ArticleAddress)
  /// The text is not UTF-8, and does not say what it is.
  case unknownEncoding(ArticleAddress)
  /// The folder that should hold the articles cannot be read.
  case noCollection(path: String, reason: Reason)
  /// A file that the reader has added is not where it was.
  case moved(path: String)
  /// A file holds something else than a text to read.
  case notReadable(path: String)
  /// The opened file has no such file beside it.
  case nothingBeside(path: String)
}

extension ArticleError: CustomStringConvertible {
  /// What happened, in one sentence.
  public var description: String {
    switch self {
    case .badAddress(let text):
      "“\(text.prefix(200))” is not the address of an article."
    case .noSuchArticle(let name):
      "There is no article named “\(name)”."
    case .noSuchFile(let address):
      "The article “\(address.article)” has no file “\(address.path.joined(separator: "/"))”."
    case .unreadable(let path, let reason):
      "“\(path)” cannot be read: \(reason)."
    case .empty(let address):
      "The article “\(address.article)” is empty."
    case .unknownEncoding(let address):
      "The text of “\(address.article)” is not in UTF-8 and does not say what it is in."
    case .noCollection(let path, let reason):
      "The articles in “\(path)” cannot be read: \(reason)."
    case .moved(let path):
      "There is no file “\(path)” any more: it was moved, renamed or deleted."
    case .notReadable(let path):
      "“\(path)” is neither HTML nor plain text, which is what Lakes shows."
    case .nothingBeside(let path):
      "There is no “\(path)” beside the file."
    }
  }
}
