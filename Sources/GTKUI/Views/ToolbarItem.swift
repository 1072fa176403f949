/// Where in a header bar something stands.
nonisolated public enum ToolbarItemPlacement: CaseIterable, Hashable, Sendable {
  /// Where the system has it; at the end.
  case automatic
  /// At the start, before the title.
  case navigation
  /// In the middle, in the place of the title.
  case principal
  /// At the end, after the title.
  case primaryAction
  /// At the start: leaves things as they are.
  case cancellationAction
  /// At the end, prominent: what most will want to do.
  case confirmationAction
}

/// Which items of a header bar stay longest when it becomes narrow.
nonisolated public enum ToolbarItemVisibilityPriority: Int, CaseIterable, Hashable, Sendable {
  /// It gives way first.
  case low
  /// It gives way after those of low priority.
  case standard
  /// It stays, whatever the width: what an item has by default.
  case high
}

/// Something in a header bar.
///
/// Everything in a header bar stays by default, and the window gets no narrower than that. Let items
/// that can be done without give way with `visibilityPriority`.
public struct ToolbarItem<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content
  var priority = ToolbarItemVisibilityPriority.high

  /// Puts views into the header bar.
  ///
  /// - Parameters:
  ///   - placement: where.
  ///   - content: the views, beside each other.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Sets how long the item stays when the header bar becomes narrow.
  ///
  /// An item that gives way cannot be clicked, so there has to be another way to what it does; its
  /// keyboard shortcuts go on working. Not part of SwiftUI: the name is AppKit's.
  ///
  /// - Parameter priority: `.low` gives way first, then `.standard`; `.high` never does.
  /// - Returns: the item.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> ToolbarItem {
    var copy = self
    copy.priority = priority
    return copy
  }
}

/// Several things beside each other in a header bar.
public struct ToolbarItemGroup<Content: View>: View {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Puts views into the header bar.
  ///
  /// - Parameters:
  ///   - placement: where.
  ///   - content: the views, beside each other.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// One item.
  public var body: some View { item }

  /// Sets how long the group stays when the header bar becomes narrow; it goes as a whole.
  ///
  /// - Parameter priority: `.low` gives way first, then `.standard`; `.high` never does.
  /// - Returns: the group, as one item.
  public func visibilityPriority(
    _ priority: ToolbarItemVisibilityPriority
  ) -> ToolbarItem<Content> {
    item.visibilityPriority(priority)
  }

  private var item: ToolbarItem<Content> { ToolbarItem(placement: placement) { content } }
}
