import Foundation
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Rows A13, A22, A23, A25 and A26 of `Rows.md`: what pages have.
@MainActor @Suite(.serialized) struct OwnPageConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `A13 the history lists the oldest page first, with identities that stay`() async throws
  {
    let page = try WebPage(configuration: .serving("hist", TextHandler("<p>Hello")))
    for name in ["a", "b", "c"] {
      try await page.load(URL(string: "hist://\(name)/")).finish()
    }
    let list = page.backForwardList
    #expect(list.backList.map { $0.url.host() } == ["a", "b"])
    #expect(list.currentItem?.url.host() == "c")
    #expect(list[-1]?.url.host() == "b")
    #expect(list[-2]?.url.host() == "a")
    #expect(list[-3] == nil)
    let first = try #require(list.backList.first)
    try await page.load(first).finish()
    #expect(page.url?.host() == "a")
    #expect(page.backForwardList.currentItem?.id == first.id)
    #expect(page.backForwardList.forwardList.map { $0.url.host() } == ["b", "c"])
    #expect(page.backForwardList[1]?.url.host() == "b")
    #expect(page.backForwardList[2]?.url.host() == "c")
  }

  @Test(arguments: [WebPage.Rendering.hardware, .software], [true, false])
  func `A22 a theme colour is told as it is added, changed and removed`(
    rendering: WebPage.Rendering, isInWindow: Bool
  ) async throws {
    var configuration = WebPage.Configuration()
    configuration.rendering = rendering
    let page = WebPage(configuration: configuration)
    let window = isInWindow ? await TestWindow(page) : nil
    defer { withExtendedLifetime(window) {} }
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(page.themeColor == nil)
    try await page.load(
      html: "<meta name=theme-color content=none><meta name=theme-color content='#ff0000'>"
    ).finish()
    #expect(await TestLoop.eventually { page.themeColor == red })
    try await page.callJavaScript("document.querySelector('meta').content = 'rgb(0, 0, 255)'")
    #expect(await TestLoop.eventually { page.themeColor == Color(red: 0, green: 0, blue: 1) })
    try await page.callJavaScript("document.querySelector('meta').remove()")
    #expect(await TestLoop.eventually { page.themeColor == red })
    try await page.callJavaScript("document.querySelector('meta').remove()")
    #expect(await TestLoop.eventually { page.themeColor == nil })
    // Another page does not keep it.
    try await page.callJavaScript(
      "document.head.innerHTML = '<meta name=theme-color content=red media=all>'")
    #expect(await TestLoop.eventually { page.themeColor == red })
    try await page.load(html: "<p>Hello").finish()
    #expect(page.themeColor == nil)
  }

  @Test func `A23 a page without a view is 1024 by 768`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    #expect(
      try await page.callJavaScript("return [innerWidth, innerHeight]", as: [Int].self)
        == [1024, 768])
  }

  @Test func `A25 the application and a name of its own are told to pages`() async throws {
    var configuration = WebPage.Configuration()
    configuration.applicationNameForUserAgent = "Lakes/1.2"
    let page = WebPage(configuration: configuration)
    try await page.load(html: "").finish()
    let agent = try await page.callJavaScript("return navigator.userAgent") as? String
    #expect(agent?.hasSuffix("Lakes/1.2") == true)
    page.customUserAgent = "Other"
    #expect(page.customUserAgent == "Other")
    #expect(try await page.callJavaScript("return navigator.userAgent") as? String == "Other")
    page.customUserAgent = nil
    #expect(page.customUserAgent == nil)
  }

  @Test func `A26 what one store keeps no other sees`() async throws {
    let server = try TestServer { request in
      .init(headers: ["Set-Cookie": "lake=deep"], body: request.headers["Cookie"] ?? "none")
    }
    var shared = WebPage.Configuration()
    shared.websiteDataStore = .nonPersistent()
    for (configuration, text) in [(shared, "lake=deep"), (WebPage.Configuration(), "none")] {
      let first = WebPage(configuration: shared)
      try await first.load(server.url("/")).finish()
      let second = WebPage(configuration: configuration)
      try await second.load(server.url("/")).finish()
      #expect(try await second.callJavaScript("return document.body.innerText") as? String == text)
    }
  }
}
