import Foundation

extension View {
  /// Takes what is dragged here from other programs, and from this one.
  ///
  /// - Parameters:
  ///   - payloadType: what is taken: `URL` for files and links, `String` for text.
  ///   - action: what to do with it, and where it was dropped, in pixels from the top left corner;
  ///     false when it is of no use.
  ///   - isTargeted: told whether something that can be taken is held over the view.
  /// - Returns: the view.
  public func dropDestination<Item: Transferable>(
    for payloadType: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    ControlledView(content: self) { widget in
      DropReceiver(on: widget, types: Item.importedContentTypes)
    } update: { (receiver: DropReceiver, isEnabled) in
      receiver.isTargeted = isTargeted
      receiver.isEnabled = isEnabled
      receiver.action = { data, type, point in
        let items = Item.values(from: data, contentType: type)
        guard !items.isEmpty else { return false }
        return action(items, point)
      }
    }
  }

  /// Lets the view be dragged to other programs, and within this one.
  ///
  /// - Parameter payload: what is dragged: a `URL`, a `String`. Evaluated when the drag begins.
  /// - Returns: the view.
  public func draggable<Item: Transferable>(
    _ payload: @autoclosure @escaping () -> Item
  ) -> some View {
    ControlledView(content: self) { widget in
      DragProvider(on: widget)
    } update: { (provider: DragProvider, isEnabled) in
      provider.isEnabled = isEnabled
      provider.contents = { TransferContent.contents(of: payload()) }
    }
  }
}

/// What a value is given as, for a drag or the clipboard.
struct TransferContent {
  let type: UTType
  let data: Data

  static func contents<Item: Transferable>(of item: Item) -> [TransferContent] {
    Item.exportedContentTypes.compactMap { type in
      do {
        return TransferContent(type: type, data: try item.data(as: type))
      } catch {
        Diagnostics.report("\(Item.self) cannot be given as \(type.identifier): \(error)")
        return nil
      }
    }
  }
}
