extension View {
  /// Sets a value of the environment for this view and what is inside it.
  ///
  /// - Parameters:
  ///   - keyPath: where it stands in `EnvironmentValues`.
  ///   - value: the value.
  /// - Returns: the view with the value.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the environment of this view and what is inside it.
  ///
  /// - Parameter object: the object, found by its type. Nothing takes it out.
  /// - Returns: the view with the object.
  public func environment<Value: AnyObject>(_ object: Value?) -> some View {
    EnvironmentView(content: self) { $0[object: Value.self] = object }
  }

  /// Changes a value of the environment for this view and what is inside it.
  ///
  /// - Parameters:
  ///   - keyPath: where it stands in `EnvironmentValues`.
  ///   - transform: changes it.
  /// - Returns: the view with the value.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with other values in its environment.
struct EnvironmentView<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    EnvironmentNode(view, in: context)
  }
}

final class EnvironmentNode<Content: View>: Node {
  private let child: any Node<Content>
  private var last: EnvironmentValues

  init(_ view: EnvironmentView<Content>, in context: NodeContext) {
    var inner = context
    view.change(&inner.environment)
    last = inner.environment
    child = Content.makeNode(view.content, in: inner)
  }

  var widgets: [Widget] { child.widgets }

  func update(_ view: EnvironmentView<Content>, environment: EnvironmentValues) {
    var inner = environment
    view.change(&inner)
    last = inner.sharing(with: last)
    child.update(view.content, environment: last)
  }

  func dismantle() { child.dismantle() }

  func describe(into dump: inout TreeDump) { child.describe(into: &dump) }
}
