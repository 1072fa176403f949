import Foundation
import FoundationNetworking

@testable import WebKitUI

/// Notes what it is asked, and answers as it is told.
@MainActor final class RecordingDecider: WebPage.NavigationDeciding {
  var actions: [WebPage.NavigationAction] = []
  var responses: [WebPage.NavigationResponse] = []
  var actionPolicy = WKNavigationActionPolicy.allow
  var responsePolicy = WKNavigationResponsePolicy.allow
  var allowsScripts = true
  var asksForPrivacy = false
  /// What else is to hold.
  var preferences: (inout WebPage.NavigationPreferences) -> Void = { _ in }
  /// What servers asked.
  var challenges: [URLAuthenticationChallenge] = []
  var disposition = URLSession.AuthChallengeDisposition.performDefaultHandling
  var forms: [WebPage.FormInfo] = []
  /// What the next answer about an action waits for.
  var gate: Gate?

  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    actions.append(action)
    preferences.allowsContentJavaScript = allowsScripts
    preferences.isGlobalPrivacyControlEnabled = asksForPrivacy
    self.preferences(&preferences)
    await gate?.pass()
    return actionPolicy
  }

  func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy {
    responses.append(response)
    return responsePolicy
  }

  func decideAuthenticationChallengeDisposition(
    for challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    challenges.append(challenge)
    await gate?.pass()
    return (disposition, nil)
  }

  func willSubmit(formInfo: WebPage.FormInfo) async {
    forms.append(formInfo)
  }
}

/// Lets through who waits once it is open.
@MainActor final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var isOpen = false

  func pass() async {
    guard !isOpen else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  func open() {
    isOpen = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// Something that has happened or not.
@MainActor final class Flag {
  private(set) var isSet = false

  func set() { isSet = true }
}
