import FoundationEssentials
import Synchronization

/// The files that are open, with what lies beside each, and nothing else of the disk.
public final class OpenedFiles: Sendable {
  private let files = Mutex<[OpenedItem.ID: URL]>([:])

  /// Begins with no file open.
  public init() {}

  /// Opens a file.
  ///
  /// - Parameter item: the item of the file.
  /// - Returns: the address to show it under.
  public func open(_ item: OpenedItem) -> OpenedAddress {
    files.withLock { $0[item.id] = item.url }
    return OpenedAddress(item: item.id, path: [item.url.lastPathComponent])
  }

  /// The file that an address leads to, on the disk.
  ///
  /// - Parameter address: the address.
  /// - Returns: the file; nothing for an item that is not open.
  public func file(at address: OpenedAddress) -> URL? {
    files.withLock { $0[address.item] }.map { document in
      address.path.reduce(document.deletingLastPathComponent()) { $0.appending(path: $1) }
    }
  }

  /// Reads the file that an address leads to.
  ///
  /// - Parameter address: the address.
  /// - Returns: the file.
  /// - Throws: why it cannot be shown.
  public func resource(at address: OpenedAddress) throws(ArticleError) -> ArticleResource {
    guard let document = files.withLock({ $0[address.item] }), let file = file(at: address) else {
      throw .badAddress(address.text)
    }
    let isDocument = address.path == [document.lastPathComponent]
    let path = file.path(percentEncoded: false)
    let folder = document.deletingLastPathComponent().path(percentEncoded: false)
    guard let real = FolderSource.realPath(path) else {
      throw isDocument
        ? .moved(path: path) : .nothingBeside(path: address.path.joined(separator: "/"))
    }
    // The file itself may be a link to elsewhere, since the reader chose it; what it asks for may not.
    guard isDocument || Self.isInside(real, folder) else {
      throw .unreadable(path: path, reason: .leadsOut)
    }
    return try read(real, isDocument: isDocument)
  }

  private func read(_ path: String, isDocument: Bool) throws(ArticleError) -> ArticleResource {
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder else {
      throw .unreadable(path: path, reason: .isFolder)
    }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(path: path, reason: FolderSource.reason(error))
    }
    guard !data.isEmpty || !isDocument else { throw .unreadable(path: path, reason: .isEmpty) }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    var mediaType = MediaType.of(name)
    if isDocument, !Self.isPage(mediaType) {
      guard Self.looksLikeHTML(data) else { throw .notReadable(path: path) }
      mediaType = "text/html"
    }
    guard MediaType.isText(mediaType) else {
      return ArticleResource(data: data, mediaType: mediaType, encoding: nil)
    }
    return ArticleResource(data: data, mediaType: mediaType, encoding: Self.encoding(of: data))
  }

  /// What a text is in: UTF-8 where it can be that, else what it says itself, else what most of those
  /// that say nothing are in.
  private static func encoding(of text: Data) -> String {
    guard String(validating: text, as: UTF8.self) == nil else { return "utf-8" }
    let declared = ArticleHead(html: text).encoding
    return declared.flatMap { $0 == "utf-8" ? nil : $0 } ?? "windows-1252"
  }

  private static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let real = FolderSource.realPath(folder) else { return false }
    return path.hasPrefix(real.hasSuffix("/") ? real : real + "/")
  }

  private static func isPage(_ mediaType: String) -> Bool {
    ["text/html", "application/xhtml+xml", "text/plain"].contains(mediaType)
  }

  /// Whether a file whose name says nothing begins as a page does.
  private static func looksLikeHTML(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    return ["<!doctype html", "<html", "<head", "<body", "<article"].contains { start.contains($0) }
  }
}
