@testable import WebKitUI

/// Notes what it is asked, and answers as it is told.
@MainActor final class RecordingDecider: WebPage.NavigationDeciding {
  var actions: [WebPage.NavigationAction] = []
  var responses: [WebPage.NavigationResponse] = []
  var actionPolicy = WKNavigationActionPolicy.allow
  var responsePolicy = WKNavigationResponsePolicy.allow
  var allowsScripts = true
  /// What the next answer about an action waits for.
  var gate: Gate?

  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    actions.append(action)
    preferences.allowsContentJavaScript = allowsScripts
    await gate?.pass()
    return actionPolicy
  }

  func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy {
    responses.append(response)
    return responsePolicy
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
