/// A value that describes a part of the user interface.
///
/// A view of one's own is a structure with a `body` made of other views. Its body is evaluated again
/// when something that it read has changed: a `@State`, an `@Environment` value, a property of an
/// `@Observable` object.
@MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps a view of this type alive. Views do not implement it.
  ///
  /// - Parameters:
  ///   - view: the first value of the view at its place.
  ///   - context: where the node stands.
  /// - Returns: the node.
  static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self>
}

extension View {
  /// Makes the view's node.
  public static func makeNode(_ view: Self, in context: NodeContext) -> any Node<Self> {
    CompositeNode(view, in: context)
  }
}

extension Never: View {
  /// What the view is made of.
  public var body: Never { fatalError("Never has no body") }
}

extension View where Body == Never {
  /// A view that is not made of other views has no body; nobody asks for it.
  public var body: Never { fatalError("\(Self.self) has no body") }
}
