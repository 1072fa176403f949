import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// What a program sets in a page, and what the page does then.
@MainActor @Suite(.serialized) struct PageSettingTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A page that is shown larger has less room`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    #expect(page.zoom == 1)
    page.zoom = 2
    #expect(page.zoom == 2)
    #expect(try await page.callJavaScript("return innerWidth", as: Int.self) == 512)
    // The next page too.
    try await page.load(html: "<p>Hello").finish()
    #expect(try await page.callJavaScript("return innerWidth", as: Int.self) == 512)
  }

  @Test func `Developer tools are offered where the program lets them`() async throws {
    let page = WebPage()
    #expect(!page.isInspectable)
    page.isInspectable = true
    #expect(page.isInspectable)
    #expect(page.engine.settings.property("enable-developer-extras", as: Bool.self))
  }
}
