import ArticleLibrary
import Foundation

/// What somebody means who types an address.
enum TypedAddress {
  /// Makes an address of what was typed: with a scheme as it is, a path of the disk as a file, and
  /// anything with a dot in its host as a page of the web.
  ///
  /// - Parameter text: what was typed.
  /// - Returns: the address; nothing where it is none.
  static func url(from text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.contains(where: \.isNewline) else { return nil }
    if text.hasPrefix("/") { return URL(filePath: text) }
    if text.hasPrefix("~/") {
      return UserFolders.home().appending(path: text.dropFirst(2))
    }
    let scheme = text.prefix { $0 != ":" }.lowercased()
    if ["http", "https", "file", "lakes"].contains(scheme), text.count > scheme.count {
      return URL(string: text)
    }
    // What has another scheme is not for reading; `host:8080` has none.
    guard !text.contains(" "), let url = URL(string: "https://" + text),
      let host = url.host(percentEncoded: false), host.contains(".") || host == "localhost"
    else { return nil }
    return url
  }
}
