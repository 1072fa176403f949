import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// Loads that go elsewhere than the program asked for, since the decider's preferences say so.
///
/// WebKitGTK cannot change a request. So the load is refused and begun anew, as the same navigation.
extension WebEngine {
  /// A load whose address was changed to one with TLS.
  struct Upgrade {
    let id: WebPage.NavigationID
    /// What was asked for; nothing where there is no way back.
    let original: URLRequest?
    /// The answer took too long.
    var isLate = false
  }

  /// How long a load with TLS may take to begin before what was asked for is loaded, in milliseconds.
  static var upgradePatience: UInt32 = 3000

  /// Sends a load elsewhere, where it is to go elsewhere.
  ///
  /// - Parameters:
  ///   - question: the question about it, which is answered then.
  ///   - action: what is about to happen.
  ///   - preferences: what the decider says.
  /// - Returns: whether it goes elsewhere.
  func divert(
    _ question: PolicyDecision, _ action: WebPage.NavigationAction,
    _ preferences: WebPage.NavigationPreferences
  ) -> Bool {
    guard let page, let asked = page.requested, page.machine.waiting?.id == asked.id,
      isOwnLoad(question.address), divertedID != asked.id,
      let request = otherRequest(than: asked.request, preferences),
      let url = request.url
    else { return false }
    divertedID = asked.id
    let isUpgrade = preferences.alternateRequest == nil
    let fallsBack = preferences.preferredHTTPSNavigationPolicy == .automaticFallbackToHTTP
    upgrade =
      isUpgrade ? Upgrade(id: asked.id, original: fallsBack ? asked.request : nil) : nil
    page.machine.retry(url: url.absoluteString)
    question.ignore()
    begin(request, page)
    if upgrade?.original != nil { scheduleFallBack(asked.id) }
    return true
  }

  /// Goes back to what was asked for, where a load with TLS has failed and may.
  func fallBack(_ page: WebPage) -> Bool {
    guard let upgrade, let original = upgrade.original, let running = page.machine.running,
      running.id == upgrade.id, !running.isCommitted, let url = original.url
    else { return false }
    self.upgrade = nil
    page.machine.retry(url: url.absoluteString)
    begin(original, page)
    return true
  }

  private func scheduleFallBack(_ id: WebPage.NavigationID) {
    MainLoop.schedule(afterMilliseconds: Self.upgradePatience) { [weak self] in
      guard let self, upgrade?.id == id, let running = page?.machine.running, running.id == id,
        !running.isCommitted
      else { return }
      upgrade?.isLate = true
      stopLoading()
    }
  }

  /// Whether the question about an address is about a load that the program asked for.
  func isOwnLoad(_ address: String) -> Bool {
    page?.machine.waiting.map { $0.url == nil || $0.url == address } ?? false
  }

  private func begin(_ request: URLRequest, _ page: WebPage) {
    guard let url = request.url else { return }
    load(url.absoluteString, headers: request.allHTTPHeaderFields ?? [:])
    // WebKit tells of the address in its own spelling from here on.
    if let address { page.machine.expect(address) }
    page.url = url
  }

  private func otherRequest(
    than asked: URLRequest, _ preferences: WebPage.NavigationPreferences
  ) -> URLRequest? {
    if let alternate = preferences.alternateRequest { return alternate }
    guard preferences.preferredHTTPSNavigationPolicy != .keepAsRequested, let url = asked.url,
      url.scheme?.lowercased() == "http",
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    parts.scheme = "https"
    var request = asked
    request.url = parts.url
    return request
  }
}
