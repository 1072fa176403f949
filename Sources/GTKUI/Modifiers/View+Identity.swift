extension View {
  /// Gives the view an identity: another value makes a new view, with new state.
  ///
  /// - Parameter id: the identity.
  /// - Returns: the view with the identity.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(id: id, content: self) }
}

struct IdentifiedView<ID: Hashable, Content: View>: View {
  typealias Body = Never

  let id: ID
  let content: Content

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    IdentifiedNode(view, in: context)
  }
}

final class IdentifiedNode<ID: Hashable, Content: View>: Node {
  private var context: NodeContext
  private var id: ID
  private var child: any Node<Content>

  init(_ view: IdentifiedView<ID, Content>, in context: NodeContext) {
    self.context = context
    id = view.id
    child = Content.makeNode(view.content, in: context)
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: IdentifiedView<ID, Content>, environment: EnvironmentValues) {
    context.environment = environment
    guard view.id != id else {
      child.update(view.content, environment: environment)
      return
    }
    id = view.id
    child.dismantle()
    child = Content.makeNode(view.content, in: context)
  }

  func dismantle() { child.dismantle() }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }
}
