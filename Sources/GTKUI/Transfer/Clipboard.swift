import FoundationEssentials

/// What was copied last, in this program or another.
///
/// It stands where SwiftUI has `PasteButton` and each platform a pasteboard of its own.
public struct Clipboard {
  /// Copies a value.
  ///
  /// - Parameter value: a `String`, a `URL`.
  public func copy<Item: Transferable>(_ value: Item) {
    SystemClipboard.set(TransferContent.contents(of: value))
  }

  /// Reads what was copied.
  ///
  /// - Parameter type: what it is read as.
  /// - Returns: the values; none where there are none of the type.
  public func values<Item: Transferable>(_ type: Item.Type) async -> [Item] {
    guard let (data, type) = await SystemClipboard.read(Item.importedContentTypes) else {
      return []
    }
    return Item.values(from: data, contentType: type)
  }
}

extension EnvironmentValues {
  /// What was copied last.
  public var clipboard: Clipboard { Clipboard() }
}
