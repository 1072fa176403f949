extension WebPage {
  /// Tells one navigation of a page from every other.
  ///
  /// A load, a reload, a step in the history and a link that was followed each have their own.
  nonisolated public struct NavigationID: Hashable, Sendable {
    let number: Int
  }
}
