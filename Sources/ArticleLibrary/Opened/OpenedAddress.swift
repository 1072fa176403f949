/// The address under which an opened file is shown: `document://<item>/<path>`.
///
/// The host names the item, so that each file is an origin of its own; the path leads to the file or
/// to what lies beside it.
public struct OpenedAddress: Hashable, Sendable {
  /// The scheme of the addresses.
  public static let scheme = "document"

  /// The item that the address leads into.
  public let item: OpenedItem.ID
  /// The segments of the path, decoded.
  public let path: [String]

  /// Names a file of an item.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - path: the segments of the path, from the folder that holds the item.
  public init(item: OpenedItem.ID, path: [String]) {
    self.item = item
    self.path = path
  }

  /// Takes an address apart.
  ///
  /// - Parameter text: the address; what follows `?` or `#` does not count.
  /// - Throws: `ArticleError.badAddress` when it is not one of these addresses.
  public init(parsing text: String) throws(ArticleError) {
    let prefix = Self.scheme + "://"
    guard text.utf8.count <= 8192, text.hasPrefix(prefix) else { throw .badAddress(text) }
    let rest = text.dropFirst(prefix.count).prefix { $0 != "?" && $0 != "#" }
    let parts = rest.split(separator: "/", omittingEmptySubsequences: false)
    guard let host = parts.first, !host.isEmpty,
      let path = AddressPath.segments(of: parts.dropFirst()), !path.isEmpty
    else { throw .badAddress(text) }
    self.init(item: String(host), path: path)
  }

  /// The address as text.
  public var text: String {
    "\(Self.scheme)://\(item)/" + path.map(AddressPath.encode).joined(separator: "/")
  }
}
