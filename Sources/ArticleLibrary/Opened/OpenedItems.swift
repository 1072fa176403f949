import FoundationEssentials

/// The files and addresses that the reader has added, the newest first.
public struct OpenedItems: Hashable, Sendable {
  /// The items, the newest first.
  public private(set) var items: [OpenedItem] = []

  /// Begins without any.
  public init() {}

  /// Adds a file or an address; one that is there already comes first again.
  ///
  /// - Parameter url: where it is; its fragment does not count.
  /// - Returns: the item.
  @discardableResult
  public mutating func add(_ url: URL) -> OpenedItem {
    let address = Self.withoutFragment(url)
    if let index = items.firstIndex(where: { $0.url == address }) {
      let item = items.remove(at: index)
      items.insert(item, at: 0)
      return item
    }
    let item = OpenedItem(url: address)
    items.insert(item, at: 0)
    return item
  }

  /// Finds an item.
  ///
  /// - Parameter id: its identity.
  /// - Returns: the item; nothing when it has been removed.
  public subscript(id id: OpenedItem.ID) -> OpenedItem? {
    items.first { $0.id == id }
  }

  /// Gives an item the title that its page has.
  ///
  /// - Parameters:
  ///   - id: the item.
  ///   - title: the title; an empty one changes nothing.
  /// - Returns: whether anything has changed.
  @discardableResult
  public mutating func rename(_ id: OpenedItem.ID, to title: String) -> Bool {
    let line = ArticleHead.oneLine(title)
    guard !line.isEmpty, let index = items.firstIndex(where: { $0.id == id }),
      items[index].title != line
    else { return false }
    items[index].title = line
    return true
  }

  /// Takes an item off the list.
  ///
  /// The file or page itself stays where it is.
  ///
  /// - Parameter id: the item.
  /// - Returns: the item and where it stood, to put it back.
  @discardableResult
  public mutating func remove(_ id: OpenedItem.ID) -> (item: OpenedItem, index: Int)? {
    guard let index = items.firstIndex(where: { $0.id == id }) else { return nil }
    return (items.remove(at: index), index)
  }

  /// Puts an item back; what has been opened anew meanwhile is there already.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - index: where it stood; the end where the list is shorter now.
  public mutating func putBack(_ item: OpenedItem, at index: Int) {
    guard self[id: item.id] == nil, !items.contains(where: { $0.url == item.url }) else { return }
    items.insert(item, at: min(max(index, 0), items.count))
  }

  private static func withoutFragment(_ url: URL) -> URL {
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return url }
    parts.fragment = nil
    return parts.url ?? url
  }
}

extension OpenedItems: Codable {
  /// Reads the items; one that is damaged is left out, and the others stay.
  public init(from decoder: any Decoder) throws {
    items = try [Lenient](from: decoder).compactMap(\.item)
  }

  /// Writes the items.
  public func encode(to encoder: any Encoder) throws {
    try items.encode(to: encoder)
  }

  private struct Lenient: Decodable {
    let item: OpenedItem?

    init(from decoder: any Decoder) throws {
      do { item = try OpenedItem(from: decoder) } catch { item = nil }
    }
  }
}
