extension WebPage {
  /// The newest event of a page's navigations, with the navigation that it belongs to.
  ///
  /// Failures are events of this kind too, so that observing ``WebPage/currentNavigationEvent`` never
  /// ends.
  nonisolated public struct CurrentNavigationEvent: Sendable {
    /// What can happen in a navigation.
    nonisolated public enum Kind: Sendable {
      /// The navigation was approved and its address is being asked for.
      case startedProvisionalNavigation

      /// A server sent the navigation on to another address.
      case receivedServerRedirect

      /// The first content of the new page has come.
      case committed

      /// The page and all that it needs are loaded.
      case finished

      /// The navigation ended before it showed anything.
      case failedProvisionalNavigation(underlyingError: any Error)

      /// The navigation ended after its first content had come, or its process ended.
      case failed(underlyingError: any Error)
    }

    /// What happened.
    public let kind: Kind

    /// The navigation that it happened in.
    public let navigationID: NavigationID

    /// Tells one event from the next, also where two of one kind follow each other.
    let number: Int
  }
}

nonisolated extension WebPage.CurrentNavigationEvent: Equatable {
  /// Whether both are the same event of the same page.
  public static func == (first: Self, second: Self) -> Bool {
    first.number == second.number
  }
}

extension WebPage.CurrentNavigationEvent.Kind {
  nonisolated init(_ event: WebPage.NavigationEvent) {
    switch event {
    case .startedProvisionalNavigation: self = .startedProvisionalNavigation
    case .receivedServerRedirect: self = .receivedServerRedirect
    case .committed: self = .committed
    case .finished: self = .finished
    }
  }
}
