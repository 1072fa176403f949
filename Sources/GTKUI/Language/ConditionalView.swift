/// One of two views: what a builder makes of `if` with `else`, and of `switch`.
public enum ConditionalView<First: View, Second: View>: View {
  /// The condition held.
  case first(First)
  /// It did not hold.
  case second(Second)

  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  /// Makes the view's node.
  public static func makeNode(
    _ view: Self, in context: NodeContext
  ) -> any Node<Self> {
    ConditionalNode(view, in: context)
  }
}

extension ConditionalView: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.first(let view), .first(let other)): ValueComparison.of(First.self).areSame(view, other)
    case (.second(let view), .second(let other)):
      ValueComparison.of(Second.self).areSame(view, other)
    default: false
    }
  }
}

/// Nothing, or one view: what a builder makes of `if` without `else`.
extension Optional: View where Wrapped: View {
  /// The view has no body: it is a node of its own.
  public typealias Body = Never

  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    OptionalNode(view, in: context)
  }
}

/// The node of one of two views.
///
/// Taking the other branch makes a new node.
final class ConditionalNode<First: View, Second: View>: Node {
  private enum Child {
    case first(any Node<First>)
    case second(any Node<Second>)

    var node: any Node {
      switch self {
      case .first(let node): node
      case .second(let node): node
      }
    }
  }

  private var context: NodeContext
  private var child: Child

  init(_ view: ConditionalView<First, Second>, in context: NodeContext) {
    self.context = context
    child = Self.makeChild(view, in: context)
  }

  private static func makeChild(
    _ view: ConditionalView<First, Second>, in context: NodeContext
  ) -> Child {
    switch view {
    case .first(let content): .first(First.makeNode(content, in: context))
    case .second(let content): .second(Second.makeNode(content, in: context))
    }
  }

  var widgets: [Widget] { child.node.widgets }

  func update(_ view: ConditionalView<First, Second>, environment: EnvironmentValues) {
    context.environment = environment
    switch (view, child) {
    case (.first(let content), .first(let node)):
      node.update(content, environment: environment)
    case (.second(let content), .second(let node)):
      node.update(content, environment: environment)
    default:
      child.node.dismantle()
      child = Self.makeChild(view, in: context)
    }
  }

  func dismantle() { child.node.dismantle() }

  func describe(into dump: inout TreeDump) { child.node.describe(into: &dump) }
}

/// The node of nothing or one view.
final class OptionalNode<Wrapped: View>: Node {
  private var context: NodeContext
  private var child: (any Node<Wrapped>)?

  init(_ view: Wrapped?, in context: NodeContext) {
    self.context = context
    child = view.map { Wrapped.makeNode($0, in: context) }
  }

  var widgets: [Widget] { child?.widgets ?? [] }

  func update(_ view: Wrapped?, environment: EnvironmentValues) {
    context.environment = environment
    switch (view, child) {
    case (let content?, let node?):
      node.update(content, environment: environment)
    case (let content?, nil):
      child = Wrapped.makeNode(content, in: context)
    case (nil, let node?):
      node.dismantle()
      child = nil
    case (nil, nil):
      break
    }
  }

  func dismantle() { child?.dismantle() }

  func describe(into dump: inout TreeDump) { child?.describe(into: &dump) }
}
