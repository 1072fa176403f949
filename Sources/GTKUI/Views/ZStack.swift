/// Views on top of each other, the first one at the bottom.
public struct ZStack<Content: View>: View {
  let alignment: Alignment
  let content: Content

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: where views stand that are smaller than the largest.
  ///   - content: the views; the largest one decides the size.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// What the view is made of.
  public var body: some View {
    OverlayView(alignment: alignment, base: content, overlay: EmptyView(), kind: .layers)
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
    OverlayView(alignment: alignment, base: self, overlay: content(), kind: .overlay)
  }

  /// Puts another view behind this one, as large as this one.
  ///
  /// - Parameters:
  ///   - alignment: where the other view stands when it is smaller.
  ///   - content: the other view. It takes no part in deciding the size.
  /// - Returns: both.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    // A frame of no size asks for no room, and is given all that this view has.
    let none = FrameLength(least: 0, isExact: true, isStretched: true)
    let ground = FramedView(
      size: FrameSize(width: none, height: none), alignment: alignment, content: content())
    return OverlayView(alignment: alignment, base: ground, overlay: self, kind: .background)
  }
}

/// Views on top of each other.
struct OverlayView<Base: View, Overlay: View>: View {
  typealias Body = Never

  let alignment: Alignment
  let base: Base
  let overlay: Overlay
  let kind: Kind

  /// Which of the views decide the size.
  enum Kind {
    /// All of them.
    case layers
    /// Those below.
    case overlay
    /// Those on top.
    case background
  }
}
