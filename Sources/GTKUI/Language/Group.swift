/// No view at all.
public struct EmptyView: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  /// Makes the empty view.
  public init() {}

  /// Makes the view's node.
  public static func makeNode(_ view: EmptyView, in context: NodeContext) -> any Node<EmptyView> {
    EmptyNode()
  }
}

/// Several views taken as one, without a container of their own.
public struct Group<Content: View>: View {
  let content: Content

  /// Takes views together.
  ///
  /// - Parameter content: the views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// What the view is made of.
  public var body: Content { content }
}

final class EmptyNode: Node {
  var widgets: [Widget] { [] }
  func update(_ view: EmptyView, environment: EnvironmentValues) {}
  func dismantle() {}
  func describe(into dump: inout TreeDump) {}
}
