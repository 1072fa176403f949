/// Several views, one after the other: what a builder makes of its statements.
public struct TupleView<each Content: View>: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes the view's node.
  public static func makeNode(
    _ view: TupleView<repeat each Content>, in context: NodeContext
  ) -> any Node<TupleView<repeat each Content>> {
    TupleNode(view, in: context)
  }
}

/// The node of several views: it has no widget of its own.
final class TupleNode<each Content: View>: Node {
  private let children: (repeat any Node<each Content>)

  init(_ view: TupleView<repeat each Content>, in context: NodeContext) {
    children = (repeat (each Content).makeNode(each view.content, in: context))
  }

  var widgets: [Widget] {
    var all: [Widget] = []
    for child in repeat each children {
      all += child.widgets
    }
    return all
  }

  func update(_ view: TupleView<repeat each Content>, environment: EnvironmentValues) {
    for (child, content) in repeat (each children, each view.content) {
      child.update(content, environment: environment)
    }
  }

  func dismantle() {
    for child in repeat each children {
      child.dismantle()
    }
  }

  func describe(into dump: inout TreeDump) {
    for child in repeat each children {
      child.describe(into: &dump)
    }
  }
}
