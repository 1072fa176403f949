import GTKUI

extension View {
  /// Scrolls web views to a position, each time that it changes.
  ///
  /// What the user scrolls to is not written back.
  ///
  /// - Parameter position: the position.
  /// - Returns: the view.
  public func webViewScrollPosition(_ position: Binding<ScrollPosition>) -> some View {
    webViewOptions { $0.scrollPosition = position }
  }

  /// Tells when something about the scrolling of web views has changed.
  ///
  /// Of several of these around a web view the innermost counts.
  ///
  /// - Parameters:
  ///   - type: the type of what is looked at.
  ///   - transform: what of the geometry is looked at.
  ///   - action: told the old and the new value when they differ; at most once a frame.
  /// - Returns: the view.
  public func webViewOnScrollGeometryChange<Value: Hashable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    let observer = ScrollObserver(
      value: { AnyHashable(transform($0)) },
      action: { old, new in
        guard let old = old.base as? Value, let new = new.base as? Value else { return }
        action(old, new)
      })
    return webViewOptions { $0.scrollObserver = observer }
  }

  /// Says how a way of scrolling works in web views.
  ///
  /// Ignored: there is no scrolling by gaze on Linux.
  ///
  /// - Parameters:
  ///   - behavior: how it works.
  ///   - input: the way of scrolling.
  /// - Returns: the view.
  public func webViewScrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }
}
