import GTKUI

/// Whether what is scrolled goes on a little beyond its end.
nonisolated public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// It always does.
  public static let always = ScrollBounceBehavior(name: "always")
  /// It does where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

extension View {
  /// Says whether web views scroll a little beyond the end of the page.
  ///
  /// Ignored: WebKitGTK never does.
  ///
  /// - Parameters:
  ///   - behavior: whether they do.
  ///   - axes: in which directions.
  /// - Returns: the view.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View { self }
}
