import FoundationEssentials

/// The file that keeps what the reader has added.
public struct OpenedItemsFile: Sendable {
  /// Where the file is.
  public let url: URL

  /// Names the file; it is made when something is kept.
  ///
  /// - Parameter url: where it is.
  public init(url: URL) {
    self.url = url
  }

  /// Reads the items.
  ///
  /// A file that makes no sense is put aside as `NAME.damaged`, so that nothing in it is lost when the
  /// list is written again.
  ///
  /// - Returns: the items; none where there is no file yet.
  /// - Throws: `ArticleError.unreadable` when there is a file that cannot be read.
  public func load() throws(ArticleError) -> OpenedItems {
    let path = url.path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return OpenedItems() }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: path, reason: FolderSource.reason(error))
    }
    do {
      let decoder = JSONDecoder()
      decoder.dateDecodingStrategy = .iso8601
      return try decoder.decode(OpenedItems.self, from: data)
    } catch {
      let aside = path + ".damaged"
      do {
        if FileManager.default.fileExists(atPath: aside) {
          try FileManager.default.removeItem(atPath: aside)
        }
        try FileManager.default.moveItem(atPath: path, toPath: aside)
      } catch {
        throw .unreadable(path: path, reason: .isDamaged)
      }
      throw .unreadable(path: path, reason: .wasDamaged(keptAs: aside))
    }
  }

  /// Writes the items, all of them or none.
  ///
  /// - Parameter items: the items.
  /// - Throws: when the file or its folder cannot be written.
  public func save(_ items: OpenedItems) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .iso8601
    try encoder.encode(items).write(to: url, options: .atomic)
  }
}
