/// A change of a view that can be given a name and used again.
@MainActor
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The changed view.
  ///
  /// - Parameter content: the view to change.
  /// - Returns: the view with the change.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that a modifier changes.
  typealias Content = AnyView
}

extension View {
  /// Applies a modifier.
  ///
  /// - Parameter modifier: the modifier.
  /// - Returns: the changed view.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedView(content: self, modifier: modifier)
  }
}

/// A view with a modifier.
///
/// The modifier's own state lives on its node.
struct ModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  var body: some View {
    ModifierBody(content: AnyView(content), modifier: modifier)
  }
}

/// Evaluates a modifier's body with the modifier's property wrappers pointed to the node.
struct ModifierBody<Modifier: ViewModifier>: View {
  let content: AnyView
  let modifier: Modifier

  var body: Modifier.Body { modifier.body(content: content) }
}
