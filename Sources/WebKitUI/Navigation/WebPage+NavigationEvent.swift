extension WebPage {
  /// A step in the life of a navigation, as the sequences of a page report it.
  ///
  /// A navigation begins with `startedProvisionalNavigation` and ends with `finished` or with an
  /// error. Moving to a fragment of the page and `history.pushState` are no navigations; both are
  /// seen in ``WebPage/url``.
  nonisolated public enum NavigationEvent: Hashable, Sendable {
    /// The navigation was approved and its address is being asked for.
    case startedProvisionalNavigation

    /// A server sent the navigation on to another address.
    case receivedServerRedirect

    /// The first content of the new page has come and takes the place of the old one.
    case committed

    /// The page and all that it needs are loaded.
    case finished
  }
}
