import Foundation
import FoundationNetworking

extension WebPage {
  /// Decides which navigations of a page go on.
  ///
  /// A page keeps its decider for life. Until a decision comes the navigation waits. An object is asked
  /// about other navigations of the page meanwhile; a structure is asked one thing after the other, so
  /// that what it notes while it waits is kept.
  public protocol NavigationDeciding {
    /// Decides before anything is sent. Allows unless implemented.
    ///
    /// - Parameters:
    ///   - action: what is about to happen.
    ///   - preferences: what will hold for the content; may be changed.
    /// - Returns: what becomes of it.
    mutating func decidePolicy(
      for action: NavigationAction, preferences: inout NavigationPreferences
    ) async -> WKNavigationActionPolicy

    /// Decides once the head of the answer has come. Allows unless implemented.
    ///
    /// - Parameter response: the head of the answer.
    /// - Returns: what becomes of it.
    mutating func decidePolicy(for response: NavigationResponse) async -> WKNavigationResponsePolicy

    /// Answers a server that wants to know who asks, or whose certificate is at fault. Refuses unless
    /// implemented.
    ///
    /// For a certificate at fault, which the challenge gives as `faultyTrust`,
    /// `useCredential` takes it for this host as long as the program runs, with or without a
    /// credential; anything else fails the navigation. What a form sends is lost then: that
    /// navigation fails as well, and goes on when the form is sent again.
    ///
    /// - Parameter challenge: who wants to know, and how it was asked before.
    /// - Returns: what to do, with the name and password where they are used.
    mutating func decideAuthenticationChallengeDisposition(
      for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

    /// Tells that a form is about to be sent. Does nothing unless implemented.
    ///
    /// It is sent once this has returned.
    ///
    /// - Parameter formInfo: what is sent, and where to.
    mutating func willSubmit(formInfo: FormInfo) async
  }
}

extension WebPage.NavigationDeciding {
  /// Allows.
  public mutating func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    .allow
  }

  /// Allows what can be shown.
  public mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy {
    response.canShowMimeType || !response.isForMainFrame ? .allow : .cancel
  }

  /// Does nothing.
  public mutating func willSubmit(formInfo: WebPage.FormInfo) async {}

  /// Gives no name and no password.
  public mutating func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }
}
