import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct FullscreenTests {
  init() { _ = TestLoop.startGTK }

  @Test(arguments: [false, true])
  func `An element fills the screen and leaves it, whatever the window did before`(
    isFull: Bool
  ) async throws {
    let page = WebPage()
    let window = await ViewWindow(WebView(page).webViewElementFullscreenBehavior(.enabled))
    try await page.load(html: "<div id=a>Hello").finish()
    if isFull { try await window.window.fillScreen(with: page) }
    _ = try await page.callJavaScript("await document.getElementById('a').requestFullscreen()")
    #expect(await TestLoop.eventually { page.fullscreenState == .inFullscreen })
    _ = try await page.callJavaScript("await document.exitFullscreen()")
    #expect(await TestLoop.eventually { page.fullscreenState == .notInFullscreen })
    window.close()
  }
}
