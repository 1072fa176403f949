import FoundationEssentials

/// The places at which a reader has stopped, one file for each text.
///
/// A file is written whole or not at all. What cannot be read is no place: the text begins at its
/// start.
public struct ReadingPlaces: Sendable {
  private let folder: URL

  /// Keeps places in a folder, which is made when the first one is kept.
  ///
  /// - Parameter folder: the folder.
  public init(folder: URL) {
    self.folder = folder
  }

  /// The place in a text.
  ///
  /// - Parameter address: the address of the text; what follows `#` does not count.
  /// - Returns: the place; nothing where none was kept, or what was kept is damaged.
  public func place(in address: URL) -> ReadingPlace? {
    do {
      return try JSONDecoder().decode(ReadingPlace.self, from: Data(contentsOf: file(for: address)))
    } catch {
      return nil
    }
  }

  /// Keeps the place in a text; that of its start is forgotten instead.
  ///
  /// - Parameters:
  ///   - place: the place.
  ///   - address: the address of the text.
  /// - Throws: when the folder or the file cannot be written.
  public func keep(_ place: ReadingPlace, in address: URL) throws {
    guard !place.isStart else { return try forget(address) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(place).write(to: file(for: address), options: .atomic)
  }

  /// Forgets the place in a text.
  ///
  /// - Parameter address: the address of the text.
  /// - Throws: when its file cannot be removed.
  public func forget(_ address: URL) throws {
    let path = file(for: address).path(percentEncoded: false)
    guard FileManager.default.fileExists(atPath: path) else { return }
    try FileManager.default.removeItem(atPath: path)
  }

  private func file(for address: URL) -> URL {
    folder.appending(path: Self.fileName(for: address))
  }

  /// The address without its fragment, as far as a file's name may hold it.
  ///
  /// A long one is cut and told from others by a hash of the whole.
  static func fileName(for address: URL) -> String {
    let text = String(address.absoluteString.prefix { $0 != "#" })
    let name = AddressPath.encode(text)
    guard name.utf8.count > 200 else { return name + ".json" }
    // FNV-1a, which is the same on each start as Swift's own hash is not.
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return "\(name.prefix(180))-\(String(hash, radix: 16)).json"
  }
}
