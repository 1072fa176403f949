/// Views on top of each other, the first one at the bottom.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: where views stand that are smaller than the lowest.
  ///   - content: the views; the lowest one decides the size.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    OverlayView(alignment: alignment, base: content, overlay: EmptyView())
  }
}

extension View {
  /// Puts another view on top of this one.
  ///
  /// - Parameters:
  ///   - alignment: where the other view stands.
  ///   - content: the other view. It takes no part in deciding the size.
  /// - Returns: both.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    OverlayView(alignment: alignment, base: self, overlay: content())
  }
}

/// Views on top of each other.
struct OverlayView<Base: View, Overlay: View>: View {
  typealias Body = Never

  let alignment: Alignment
  let base: Base
  let overlay: Overlay
}

/// A view that can be scrolled when it is larger than its room.
public struct ScrollView<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let content: Content

  /// Makes a view scroll.
  ///
  /// - Parameter content: the view.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
