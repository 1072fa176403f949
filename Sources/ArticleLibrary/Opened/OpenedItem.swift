import FoundationEssentials

/// A file or an address that the reader has added.
public struct OpenedItem: Codable, Identifiable, Hashable, Sendable {
  /// What names the item for good: 16 of the characters `a` to `z` and `0` to `9`.
  public let id: String
  /// Where it is: a `file:`, `http:` or `https:` address without a fragment.
  public let url: URL
  /// Its title, as the page gives it; the name of the file or the host until it has been shown.
  public var title: String
  /// When it was added.
  public let added: Date

  /// Describes an item that is added now.
  ///
  /// - Parameter url: where it is.
  public init(url: URL) {
    id = String((0..<16).compactMap { _ in "abcdefghijklmnopqrstuvwxyz0123456789".randomElement() })
    self.url = url
    title = Self.nameFromAddress(url)
    added = Date()
  }

  /// Whether it is a file of this computer.
  public var isFile: Bool { url.isFileURL }

  /// Where it comes from, in a few words: the host, or the folder with `~` for the home folder.
  public var origin: String {
    guard isFile else { return url.host(percentEncoded: false) ?? url.absoluteString }
    let folder = url.deletingLastPathComponent().path(percentEncoded: false)
    let home = UserFolders.home().path(percentEncoded: false)
    let homeFolder = home.hasSuffix("/") ? home : home + "/"
    return folder.hasPrefix(homeFolder) ? "~/" + folder.dropFirst(homeFolder.count) : folder
  }

  private static func nameFromAddress(_ url: URL) -> String {
    if url.isFileURL { return url.lastPathComponent }
    return url.host(percentEncoded: false) ?? url.absoluteString
  }
}
