import Foundation
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// What a program sets in a page, and what the page does then.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct PageSettingTests {
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

  @Test(arguments: [false, true])
  func `A page that comes little by little shows at once, or when it is there`(
    isSuppressed: Bool
  ) async throws {
    let gate = Gate()
    let handler = ClosureHandler { request, answer in
      answer.yield(.response(.init("text/html", -1, for: request)))
      // WebKit waits for some words before it shows any.
      let words = String(repeating: "begin ", count: 2_000)
      answer.yield(.data(Data("<!doctype html><p id=p>\(words)".utf8)))
      Task { @MainActor in
        await gate.pass()
        answer.yield(.data(Data("<p>end".utf8)))
        answer.finish()
      }
    }
    var configuration = try WebPage.Configuration.serving("little", handler)
    configuration.suppressesIncrementalRendering = isSuppressed
    let page = WebPage(configuration: configuration)
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    let load = page.load(URL(string: "little://a/"))
    #expect(await TestLoop.eventually { page.committedURL != nil })
    let isThere = "return document.getElementById('p') !== null"
    while try await page.callJavaScript(isThere) as? Bool != true {}
    let paints = "return performance.getEntriesByName('first-contentful-paint').length"
    if isSuppressed {
      for _ in 0..<10 {
        await TestLoop.settle()
        #expect(try await page.callJavaScript(paints) as? Int == 0)
      }
    } else {
      while try await page.callJavaScript(paints) as? Int != 1 {}
    }
    #expect(page.isLoading)
    gate.open()
    try await load.finish()
    while try await page.callJavaScript(paints) as? Int != 1 {}
  }

  @Test func `Developer tools are offered where the program lets them`() async throws {
    let page = WebPage()
    #expect(!page.isInspectable)
    page.isInspectable = true
    #expect(page.isInspectable)
    #expect(page.engine.settings.property("enable-developer-extras", as: Bool.self))
  }
}
