/// What a program wants to know about the scrolling of a web view.
struct ScrollObserver {
  /// What of the geometry it looks at; called at each change.
  let value: (ScrollGeometry) -> AnyHashable
  /// Told the old and the new value.
  let action: (AnyHashable, AnyHashable) -> Void
}
