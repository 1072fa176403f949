/// A view whose type is forgotten.
///
/// A value of another type at the same place makes a new node, with new state.
public struct AnyView: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  private let content: any View

  /// Forgets the type of a view.
  ///
  /// - Parameter content: the view.
  public init<Content: View>(_ content: Content) {
    self.content = (content as? AnyView)?.content ?? content
  }

  /// What the view really is.
  var unwrapped: any View { content }

  /// Makes the view's node.
  public static func makeNode(_ view: AnyView, in context: NodeContext) -> any Node<AnyView> {
    AnyNode(view, in: context)
  }
}

extension AnyView: SelfComparing {
  func isSame(as other: AnyView) -> Bool { Self.areSame(content, other.content) }

  private static func areSame<First: View>(_ first: First, _ second: any View) -> Bool {
    guard let second = second as? First else { return false }
    return ValueComparison.of(First.self).areSame(first, second)
  }
}

/// The node of a view whose type is known at run time alone.
final class AnyNode: Node {
  /// A node together with the type it can be updated with.
  private final class Typed<Content: View>: TypedNode {
    let node: any Node<Content>

    init(_ content: Content, in context: NodeContext) {
      node = Content.makeNode(content, in: context)
    }

    var untyped: any Node { node }

    func update(ifFitting view: any View, environment: EnvironmentValues) -> Bool {
      guard let content = view as? Content else { return false }
      node.update(content, environment: environment)
      return true
    }
  }

  private var context: NodeContext
  private var child: any TypedNode

  init(_ view: AnyView, in context: NodeContext) {
    self.context = context
    child = Self.makeChild(view.unwrapped, in: context)
  }

  private static func makeChild<Content: View>(
    _ content: Content, in context: NodeContext
  ) -> any TypedNode {
    Typed(content, in: context)
  }

  var widgets: [Widget] { child.untyped.widgets }

  func update(_ view: AnyView, environment: EnvironmentValues) {
    context.environment = environment
    guard !child.update(ifFitting: view.unwrapped, environment: environment) else { return }
    child.untyped.dismantle()
    child = Self.makeChild(view.unwrapped, in: context)
  }

  func dismantle() { child.untyped.dismantle() }

  func describe(into dump: inout TreeDump) { child.untyped.describe(into: &dump) }
}

private protocol TypedNode {
  var untyped: any Node { get }
  func update(ifFitting view: any View, environment: EnvironmentValues) -> Bool
}
