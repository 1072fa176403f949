import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows 7, 8, 10, 14 and 15 of `Rows.md`: what pages tell, and what their deciders are asked.
@MainActor @Suite(.serialized) struct PageConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `7 observableProperties`() {
    let page = WebPage()
    #expect(page.url == nil)
    #expect(page.title == "")
    #expect(!page.isLoading)
    #expect(page.estimatedProgress == 0)
    #expect(page.serverTrust == nil)
    #expect(!page.hasOnlySecureContent)
    #expect(page.themeColor == nil)
    #expect(page.currentNavigationEvent == nil)
    #expect(page.backForwardList == WebPage.BackForwardList())
  }

  @Test func `8 decidePolicyForNavigationActionFragment`() async throws {
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    let base = try #require(URL(string: "http://localhost/"))
    try await page.load(html: "<a id=link href='#fragment'>x</a>", baseURL: base).finish()
    try await page.callJavaScript("document.getElementById('link').click()")
    #expect(await TestLoop.eventually { decider.actions.count == 2 })
    #expect(
      decider.actions.map { $0.request.url?.absoluteString } == [
        "http://localhost/", "http://localhost/#fragment",
      ])
    #expect(decider.actions.last?.navigationType == .linkActivated)
  }

  @Test func `10 decidePolicyForNavigationResponse`() async throws {
    let place = TemporaryPlace()
    let file = place.url
    try Data("<p>Hello".utf8).write(to: file)
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    try await page.load(file).finish()
    #expect(decider.responses.map { $0.response.url } == [file])
    #expect(decider.responses.first?.isForMainFrame == true)
    #expect(decider.responses.first?.canShowMimeType == true)
  }

  @Test func `14 navigationPreferencesMutationDuringNavigation`() async throws {
    let decider = RecordingDecider()
    decider.allowsScripts = false
    let page = WebPage(navigationDecider: decider)
    try await page.load(html: "<script>foo = 'bar'</script>").finish()
    let error = await #expect(throws: WKError.self) { try await page.callJavaScript("return foo") }
    #expect(error?.description.hasPrefix("A JavaScript exception occurred") == true)
    decider.allowsScripts = true
    try await page.load(html: "<script>foo = 'bar'</script>").finish()
    #expect(try await page.callJavaScript("return foo") as? String == "bar")
  }

  @Test(arguments: [true, false])
  func `15 globalPrivacyControlEnabledForNavigation`(isEnabled: Bool) async throws {
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    let script = "return navigator.globalPrivacyControl === true"
    for value in [isEnabled, !isEnabled, isEnabled] {
      decider.asksForPrivacy = value
      try await page.load(html: "<script>seen = navigator.globalPrivacyControl === true</script>")
        .finish()
      #expect(try await page.callJavaScript(script) as? Bool == value)
      #expect(try await page.callJavaScript("return seen") as? Bool == value)
    }
  }
}
