import ArticleLibrary
import Foundation

/// What following a link does.
enum LinkRule: Equatable {
  /// The page is opened here.
  case inside
  /// The address goes to the program that the reader set for it.
  case outside(URL)
  /// The address goes to a program after the reader has agreed.
  case ask(URL)
  /// Nothing is opened.
  case refuse(URL)

  /// Decides about an address.
  ///
  /// - Parameters:
  ///   - url: the address.
  ///   - isActivated: whether the reader activated a link; what a page does by itself never leaves
  ///     the program.
  init(for url: URL, isActivated: Bool) {
    guard let scheme = url.scheme?.lowercased() else {
      self = .refuse(url)
      return
    }
    switch scheme {
    case ArticleAddress.scheme, "about":
      self = scheme == "about" && url.absoluteString != "about:blank" ? .refuse(url) : .inside
    case _ where !isActivated || url.absoluteString.utf8.count > 8192:
      self = .refuse(url)
    case "http", "https", "mailto":
      self = .outside(url)
    case "file", "javascript", "data", "blob", "view-source", "ssh", "git", "telnet":
      // To hand these to another program would run something, or show a file of the disk.
      self = .refuse(url)
    default:
      self = .ask(url)
    }
  }
}
