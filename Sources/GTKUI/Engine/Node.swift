/// What keeps a view alive at its place: the middle one of the three trees.
///
/// A node is made once for a place, updated with each new value of the view, and dismantled once.
@MainActor
public protocol Node<Content>: AnyObject {
  /// The type of the views that the node can be updated with.
  associatedtype Content: View

  /// The widgets that stand for the view in its parent's container, in order.
  var widgets: [Widget] { get }

  /// Takes over a new value of the view.
  ///
  /// - Parameters:
  ///   - view: the value.
  ///   - environment: the values that its surroundings hand down.
  func update(_ view: Content, environment: EnvironmentValues)

  /// Lets go of everything. The node is not used afterwards.
  func dismantle()

  /// Writes the node and its children.
  ///
  /// - Parameter dump: where to write.
  func describe(into dump: inout TreeDump)
}

/// Where a node stands.
public struct NodeContext {
  /// The values that the surroundings hand down.
  public var environment: EnvironmentValues

  /// What is told when a node changes its widgets by itself.
  weak var owner: (any NodeOwner)?

  /// How many bodies are above; a body above is evaluated first.
  var depth: Int

  /// The program's own view in whose body the node stands, as a report names it; nothing at the top.
  var view: Any.Type?
}

/// What contains a node.
protocol NodeOwner: AnyObject {
  /// The widgets of a node inside have changed without an update from above.
  func widgetsChanged()
}
