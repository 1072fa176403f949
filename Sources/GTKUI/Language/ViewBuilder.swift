/// Makes one view of the statements of a closure.
@resultBuilder
public enum ViewBuilder {
  /// An empty closure is the empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// A single view stays what it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Any other number of views becomes a tuple of them.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of `if` with `else`, or of `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// The other branches of `if` with `else`, or of `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// `if #available`: the type of the branch is forgotten.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
