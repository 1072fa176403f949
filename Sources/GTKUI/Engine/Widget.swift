import GLibSupport

/// A GTK widget in the widget tree.
public struct Widget: Hashable {
  /// The owned reference to the widget.
  public let object: Object

  /// Wraps an owned reference.
  ///
  /// - Parameter object: a reference to a widget.
  public init(_ object: Object) {
    self.object = object
  }
}
