import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct PopupTests {
  init() { _ = TestLoop.startGTK }

  @Test func `Without a presenter a script gets no window`() async throws {
    let page = WebPage()
    try await page.load(html: "").finish()
    #expect(try await page.callJavaScript("return open('about:blank') === null") as? Bool == true)
  }

  @Test func `A window that the user asked for opens, reaches its opener and closes itself`()
    async throws
  {
    let page = WebPage()
    let stack = PopupStack()
    page.popupPresenter = stack
    try await page.load(html: "<p>opener", baseURL: URL(string: "http://localhost/")).finish()
    // What the program runs counts as asked for by the user.
    try await page.callJavaScript(
      "const w = open('about:blank', '', 'width=300,height=200'); w.document.title = 'small'")
    #expect(await TestLoop.eventually { stack.pages.count == 1 })
    let popup = try #require(stack.topmost)
    #expect(
      try await popup.callJavaScript("return opener.document.body.innerText") as? String == "opener"
    )
    #expect(await TestLoop.eventually { popup.title == "small" })
    try await popup.callJavaScript("setTimeout(close, 0)")
    #expect(await TestLoop.eventually { popup.isClosed })
    #expect(!stack.pages.contains { $0 === popup })
  }

  @Test func `A window that a script opens by itself is told and can be opened anyway`()
    async throws
  {
    let page = WebPage()
    let stack = PopupStack()
    page.popupPresenter = stack
    try await page.load(html: "<script>window.w = open('about:blank?x')</script>").finish()
    #expect(await TestLoop.eventually { stack.blockedRequest != nil })
    #expect(stack.pages.isEmpty)
    #expect(stack.blockedRequest?.isUserGesture == false)
    #expect(stack.blockedRequest?.url?.absoluteString == "about:blank?x")
    #expect(try await page.callJavaScript("return w === null") as? Bool == true)
    stack.openBlocked()
    #expect(await TestLoop.eventually { stack.topmost?.url?.absoluteString == "about:blank?x" })
    stack.close()
    #expect(stack.pages.isEmpty)
  }

  @Test func `A link to a new window asks the decider, then the presenter`() async throws {
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    let stack = PopupStack()
    page.popupPresenter = stack
    try await page.load(html: "<a id=a href='about:blank?y' target=_blank>x</a>").finish()
    try await page.callJavaScript("document.getElementById('a').click()")
    #expect(await TestLoop.eventually { stack.pages.count == 1 })
    #expect(decider.actions.contains { $0.target == nil && $0.frameName == "_blank" })
  }

  @Test func `Pop-ups go with those who hold them`() async throws {
    var page: WebPage? = WebPage()
    var stack: PopupStack? = PopupStack()
    page?.popupPresenter = stack
    try await page?.load(html: "").finish()
    try await page?.callJavaScript("open('about:blank')").map { _ in }
    #expect(await TestLoop.eventually { stack?.pages.count == 1 })
    weak let popup = stack?.topmost
    weak let opener = page
    stack = nil
    page = nil
    #expect(opener == nil)
    #expect(await TestLoop.eventually { popup == nil })
  }
}
