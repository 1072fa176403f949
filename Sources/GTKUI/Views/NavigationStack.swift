/// Content below a header bar, which views inside put titles and buttons into.
///
/// In a column of a `NavigationSplitView`, or in another stack, that is the header bar which is there already.
public struct NavigationStack<Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let content: Content

  /// Puts content below a header bar.
  ///
  /// - Parameter content: the content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
