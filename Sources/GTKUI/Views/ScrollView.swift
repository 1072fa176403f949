/// A view that can be scrolled when it is larger than its room.
public struct ScrollView<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  /// Makes a view scroll.
  ///
  /// - Parameters:
  ///   - axes: in which directions; in the others the view is as large as its content needs.
  ///   - showsIndicators: whether the bars show.
  ///   - content: the view.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

/// Whether the bars of what scrolls show.
nonisolated public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the view asks for.
  case automatic
  /// They show.
  case visible
  /// They do not.
  case hidden
}

extension EnvironmentValues {
  /// Whether the bars of what scrolls show.
  public var scrollIndicators: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
}

private struct ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

extension View {
  /// Sets whether the bars of the scroll views inside show.
  ///
  /// - Parameter visibility: whether they do.
  /// - Returns: the view.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    environment(\.scrollIndicators, visibility)
  }
}
