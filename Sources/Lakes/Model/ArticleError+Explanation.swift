import ArticleLibrary
import GTKUI

extension ArticleError {
  /// What happened, in one sentence of the reader's language.
  nonisolated var explanation: String {
    switch self {
    case .badAddress(let text):
      String(localized: "“\(text.prefix(200))” is not the address of an article.")
    case .noSuchArticle(let name):
      String(localized: "There is no article named “\(name)”.")
    case .noSuchFile(let address):
      String(
        localized:
          "The article “\(address.article)” has no file “\(address.path.joined(separator: "/"))”.")
    case .unreadable(let path, let reason):
      // TRANSLATORS: a file, and why, as “it is empty”.
      String(localized: "“\(path)” cannot be read: \(reason.explanation).")
    case .empty(let address):
      String(localized: "The article “\(address.article)” is empty.")
    case .unknownEncoding(let address):
      String(
        localized:
          "The text of “\(address.article)” is not in UTF-8 and does not say what it is in.")
    case .noCollection(let path, let reason):
      // TRANSLATORS: a folder, and why, as “it does not exist”.
      String(localized: "The articles in “\(path)” cannot be read: \(reason.explanation).")
    case .moved(let path):
      String(
        localized: "There is no file “\(path)” any more: it was moved, renamed or deleted.")
    case .notReadable(let path):
      String(
        localized: "“\(path)” is neither HTML nor plain text, which is what Lakes shows.")
    case .nothingBeside(let path):
      String(localized: "There is no “\(path)” beside the file.")
    }
  }
}

extension ArticleError.Reason {
  /// A part of a sentence, behind a colon.
  nonisolated fileprivate var explanation: String {
    switch self {
    case .noPermission: String(localized: "you have no permission to read it")
    case .doesNotExist: String(localized: "it does not exist")
    case .leadsOut: String(localized: "it leads out of its folder")
    case .isFolder: String(localized: "it is a folder")
    case .isEmpty: String(localized: "it is empty")
    case .isDamaged: String(localized: "it is damaged")
    case .wasDamaged(let aside):
      String(localized: "it is damaged, and was kept as “\(aside)”")
    case .other(let words): words
    }
  }
}

/// What happened, in the reader's language.
nonisolated struct ExplainedError: Error, CustomStringConvertible {
  let description: String
}
