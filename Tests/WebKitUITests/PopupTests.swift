import Foundation
import FoundationNetworking
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

  @Test func `Pages that share a process are told alike why it was ended`() async throws {
    let page = WebPage()
    let popups = PopupStack { _ in true }
    page.popupPresenter = popups
    try await page.load(html: "<p>opener", baseURL: URL(string: "http://localhost/")).finish()
    _ = try await page.callJavaScript("open('about:blank')", contentWorld: .page)
    #expect(await TestLoop.eventually { popups.topmost != nil })
    let popup = try #require(popups.topmost)
    _ = try await popup.callJavaScript("return 1")
    popup.engine.terminateProcess(as: .unresponsive)
    #expect(await TestLoop.eventually { popup.processTermination == .unresponsive })
    #expect(await TestLoop.eventually { page.processTermination == .unresponsive })
    // What comes afterwards has a reason of its own.
    try await page.load(html: "<p>again").finish()
    page.engine.terminateProcess()
    #expect(await TestLoop.eventually { page.processTermination == .requested })
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

  @Test func `A presenter that a page and its pop-up share is told which of them asks`()
    async throws
  {
    let presenter = RecordingPresenter()
    let page = WebPage(dialogPresenter: presenter)
    let stack = PopupStack()
    page.popupPresenter = stack
    try await page.load(html: "<p>opener").finish()
    try await page.callJavaScript("globalThis.w = open('about:blank'); alert('page')")
    #expect(presenter.page === page)
    #expect(await TestLoop.eventually { stack.pages.count == 1 })
    let popup = try #require(stack.topmost)
    try await popup.callJavaScript("alert('pop-up')")
    #expect(presenter.page === popup)
    #expect(presenter.messages == ["page", "pop-up"])
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

  @Test func `A link of a custom scheme to a new window leads to an address of the scheme`()
    async throws
  {
    let isolated = try IsolatedPage([.policy, .decider])
    let stack = PopupStack()
    isolated.page.popupPresenter = stack
    isolated.set("<p>note", at: "/note")
    try await isolated.load("<a id=a target=_blank href='wall://b/note'>x</a>")
    try await isolated.page.callJavaScript("document.getElementById('a').click()")
    #expect(await TestLoop.eventually { stack.topmost?.url?.absoluteString == "wall://b/note" })
    let popup = try #require(stack.topmost)
    #expect(await TestLoop.eventually { hasFinished(popup) })
    #expect(try await popup.callJavaScript("return document.body.innerText") as? String == "note")
    #expect(isolated.asked.map { $0.url?.absoluteString } == ["wall://a/", "wall://b/note"])
    let action = isolated.decider.actions.first { $0.target == nil }
    #expect(action?.request.url?.absoluteString == "wall://b/note")
    // The page that opened it stays.
    #expect(isolated.page.url?.absoluteString == "wall://a/")
  }

  @Test func `A page that the program opens over another knows nothing of it`() async throws {
    let isolated = try IsolatedPage([.policy, .decider])
    let stack = PopupStack()
    isolated.page.popupPresenter = stack
    isolated.set("<p>note", at: "/note")
    try await isolated.load("<p>article")
    stack.open(URL(string: "wall://a/note"), from: isolated.page)
    let popup = try #require(stack.topmost)
    #expect(popup !== isolated.page)
    #expect(await TestLoop.eventually { hasFinished(popup) })
    #expect(
      try await popup.callJavaScript("return [document.body.innerText, String(opener)]")
        as? [String] == ["note", "null"])
    // It has the handlers and the decider of the page, and opens its own pop-ups on the same stack.
    #expect(isolated.decider.actions.last?.request.url?.path() == "/note")
    #expect(popup.engine !== isolated.page.engine)
    try await popup.callJavaScript("open('wall://a/note?2')").map { _ in }
    #expect(await TestLoop.eventually { stack.pages.count == 2 })
    stack.close()
    #expect(stack.topmost === popup)
    stack.close()
    #expect(stack.pages.isEmpty)
    #expect(popup.isClosed)
    // An address of nothing opens an empty page, as a window of a browser does.
    stack.open(nil, from: isolated.page)
    #expect(stack.topmost?.url == nil)
  }

  private func hasFinished(_ page: WebPage) -> Bool {
    if case .finished = page.currentNavigationEvent?.kind { true } else { false }
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
