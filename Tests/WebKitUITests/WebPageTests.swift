import Foundation
import FoundationNetworking
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageTests {
  init() { _ = TestLoop.startGTK }

  @Test func observableProperties() {
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

  @Test func decidePolicyForNavigationActionFragment() async throws {
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

  @Test func decidePolicyForNavigationResponse() async throws {
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

  @Test func navigationPreferencesMutationDuringNavigation() async throws {
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

  @Test func `A title and an address are told as they come`() async throws {
    let page = try WebPage(configuration: .serving("told", TextHandler("<title>A</title>")))
    try await page.load(URL(string: "told://a/")).finish()
    #expect(await TestLoop.eventually { page.title == "A" })
    #expect(page.url?.absoluteString == "told://a/")
    #expect(page.estimatedProgress == 1)
  }

  @Test func `A refused action ends the load and keeps the page`() async throws {
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    try await page.load(html: "<p>1", baseURL: URL(string: "x-a://b/")).finish()
    decider.actionPolicy = .cancel
    let error = await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "http://localhost:1/")).finish()
    }
    guard case .failedProvisionalNavigation = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(!page.isLoading)
    #expect(await TestLoop.eventually { page.url?.absoluteString == "x-a://b/" })
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "1")
  }

  @Test func `A refused response ends the load and keeps the page`() async throws {
    let decider = RecordingDecider()
    let configuration = try WebPage.Configuration.serving("resp", TextHandler("<p>Hello"))
    let page = WebPage(configuration: configuration, navigationDecider: decider)
    decider.responsePolicy = .cancel
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "resp://a/")).finish()
    }
    #expect(!page.isLoading)
  }

  @Test func `An answer that comes after the next load does no harm`() async throws {
    let decider = RecordingDecider()
    let configuration = try WebPage.Configuration.serving("late", TextHandler("<p>Hello"))
    let page = WebPage(configuration: configuration, navigationDecider: decider)
    let gate = Gate()
    decider.gate = gate
    let first = page.load(URL(string: "late://a/"))
    #expect(await TestLoop.eventually { decider.actions.count == 1 })
    decider.gate = nil
    let second = page.load(URL(string: "late://b/"))
    await #expect(throws: WebPage.NavigationError.self) { try await first.finish() }
    gate.open()
    try await second.finish()
    #expect(page.url?.host() == "b")
  }

  @Test func `A page that goes while its decider thinks refuses the navigation`() async throws {
    let decider = RecordingDecider()
    let gate = Gate()
    decider.gate = gate
    var page: WebPage? = WebPage(navigationDecider: decider)
    let load = page?.load(html: "<p>Hello")
    #expect(await TestLoop.eventually { decider.actions.count == 1 })
    weak let gone = page
    page = nil
    #expect(gone == nil)
    let error = await #expect(throws: WebPage.NavigationError.self) { try await load?.finish() }
    guard case .pageClosed = error else {
      Issue.record("\(error as Any)")
      return
    }
    gate.open()
    await TestLoop.turns(5)
  }

  @Test func `The history lists the oldest page first, with identities that stay`() async throws {
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

  @Test func `A theme colour is told as it is added, changed and removed`() async throws {
    var configuration = WebPage.Configuration()
    configuration.rendering = .hardware
    let page = WebPage(configuration: configuration)
    let window = await TestWindow(page)
    defer { withExtendedLifetime(window) {} }
    try await page.load(html: "<meta name=theme-color content='#ff0000'>").finish()
    #expect(await TestLoop.eventually { page.themeColor == Color(red: 1, green: 0, blue: 0) })
    try await page.callJavaScript("document.querySelector('meta').content = '#0000ff'")
    #expect(await TestLoop.eventually { page.themeColor == Color(red: 0, green: 0, blue: 1) })
    try await page.callJavaScript("document.querySelector('meta').remove()")
    #expect(await TestLoop.eventually { page.themeColor == nil })
  }

  @Test func `A page without a view is 1024 by 768`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    #expect(
      try await page.callJavaScript("return [innerWidth, innerHeight]", as: [Int].self)
        == [1024, 768])
  }

  @Test func `The application is named to servers`() async throws {
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
}
