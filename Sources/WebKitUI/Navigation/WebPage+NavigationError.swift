import GTKUI

extension WebPage {
  /// Why a navigation did not come to its end.
  ///
  /// An error that strikes after the navigation committed is thrown as it is, not as one of these.
  nonisolated public enum NavigationError: Error {
    /// The navigation ended before it showed anything; the page before it stays.
    ///
    /// A load that was stopped, replaced by another or refused by the decider ends so too.
    case failedProvisionalNavigation(any Error)

    /// The page is gone.
    case pageClosed

    /// The process that ran the page ended. The next load starts another.
    case webContentProcessTerminated

    /// There was no address to load.
    case invalidURL
  }
}

nonisolated extension WebPage.NavigationError: CustomStringConvertible {
  /// What went wrong, in a sentence.
  public var description: String {
    switch self {
    case .failedProvisionalNavigation(let error):
      String(localized: "The page could not be opened: \("\(error)")")
    case .pageClosed: String(localized: "The page is closed")
    case .webContentProcessTerminated: String(localized: "The process of the page ended")
    case .invalidURL: String(localized: "There is no address to open")
    }
  }
}
