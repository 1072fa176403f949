import Foundation
import Observation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageNavigationTests {
  init() { _ = TestLoop.startGTK }

  @Test func basicNavigationProducesExpectedNavigationEvents() async throws {
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(html: "<p>Hello") {
      events.append(event)
    }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(!page.isLoading)
  }

  @Test func failedNavigationProducesExpectedNavigationError() async throws {
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "about:foo")) {
        events.append(event)
      }
    }
    #expect(events == [.startedProvisionalNavigation])
  }

  @Test func explicitlyStopLoadingProgrammaticNavigation() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "never://a/")) {
        #expect(event == .startedProvisionalNavigation)
        page.stopLoading()
      }
    }
    #expect(!page.isLoading)
    #expect(page.url == nil)
  }

  @Test func stopLoadingProgrammaticNavigationViaTaskCancellation() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    let navigations = page.navigations
    let task = Task { @MainActor in
      for try await _ in page.load(URL(string: "never://a/")) {}
    }
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in navigations {
        events.append(event)
        task.cancel()
      }
    }
    #expect(events == [.startedProvisionalNavigation])
  }

  @Test func failedNavigationWithWebContentProcessTerminated() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    await #expect(throws: WebPage.NavigationError.self) {
      for try await _ in page.load(URL(string: "never://a/")) {
        page.engine.terminateProcess()
      }
    }
    #expect(!page.isLoading)
    #expect(page.processTermination == .requested)
  }

  @Test func navigationProceedsAfterDiscardingNavigationStream() async throws {
    let page = WebPage()
    page.load(html: "<title>A title</title>")
    #expect(await TestLoop.eventually { page.title == "A title" })
  }

  @Test func basicNavigation() async throws {
    let page = WebPage()
    try await page.load(html: "<p>1").finish()
    try await page.load(html: "<p>2").finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "2")
  }

  @Test func sequenceOfNavigations() async throws {
    let page = WebPage()
    let first = page.load(html: "<p>1")
    let second = page.load(html: "<p>2")
    await #expect(throws: WebPage.NavigationError.self) { try await first.finish() }
    try await second.finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "2")
  }

  @Test func navigationWithFailedProvisionalNavigationEvent() async throws {
    let page = WebPage()
    let id = page.load(URL(string: "about:foo")).id
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event, case .failedProvisionalNavigation = event.kind else { continue }
      #expect(event.navigationID == id)
      break
    }
  }

  @Test func `The current event tells of each kind to who observes it`() async throws {
    let page = WebPage()
    let id = page.load(html: "<p>Hello").id
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event, case .finished = event.kind else { continue }
      #expect(event.navigationID == id)
      break
    }
  }

  @Test func `A load of nothing throws at once`() async throws {
    let page = WebPage()
    let error = await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(nil as URL?).finish()
    }
    guard case .invalidURL = error else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test func `The sequence of all navigations ends with the first failure, and a new one works`()
    async throws
  {
    let page = WebPage()
    let all = page.navigations
    page.load(URL(string: "about:foo"))
    await #expect(throws: WebPage.NavigationError.self) { try await all.finish() }
    let next = page.navigations
    page.load(html: "<p>Hello")
    var events: [WebPage.NavigationEvent] = []
    for try await event in next {
      events.append(event)
      if event == .finished { break }
    }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
  }

  @Test func `A load that is stopped before it starts leaves nothing behind`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>1", baseURL: URL(string: "x-a://b/")).finish()
    let load = page.load(URL(string: "http://localhost:1/"))
    page.stopLoading()
    await #expect(throws: WebPage.NavigationError.self) { try await load.finish() }
    #expect(!page.isLoading)
    #expect(page.url?.absoluteString == "x-a://b/")
  }

  @Test func `A load after the end of the process works`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>1").finish()
    page.engine.terminateProcess()
    #expect(await TestLoop.eventually { page.processTermination == .requested })
    guard case .failed = page.currentNavigationEvent?.kind else {
      Issue.record("No event tells of the end of the process")
      return
    }
    try await page.load(html: "<p>2").finish()
    #expect(page.processTermination == nil)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "2")
  }

  @Test func `A port that pages may not use is a failure`() async throws {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "http://127.0.0.1:9/")).finish()
    }
  }

  @Test func `A load of a fragment of the page ends without an event`() async throws {
    let page = try WebPage(configuration: .serving("frag", TextHandler("<p id=a>Hello")))
    try await page.load(URL(string: "frag://a/")).finish()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(URL(string: "frag://a/#a")) { events.append(event) }
    #expect(events == [])
    #expect(await TestLoop.eventually { page.url?.fragment() == "a" })
    #expect(await TestLoop.eventually { page.backForwardList.backList.count == 1 })
    let back = try #require(page.backForwardList.backList.last)
    for try await event in page.load(back) { events.append(event) }
    #expect(events == [])
    #expect(await TestLoop.eventually { page.url?.fragment() == nil })
  }

  @Test func `A load that another replaces at any moment fails, and the other one finishes`()
    async throws
  {
    let page = try WebPage(configuration: .serving("race", TextHandler("<p>Hello")))
    for turns in 0..<40 {
      let first = page.load(URL(string: "race://a/\(turns)"))
      for _ in 0..<turns { await Task.yield() }
      if turns.isMultiple(of: 3) { await TestLoop.turns(turns / 3) }
      let second = page.load(URL(string: "race://b/\(turns)"))
      var events: [WebPage.NavigationEvent] = []
      for try await event in second { events.append(event) }
      #expect(events == [.startedProvisionalNavigation, .committed, .finished], "turn \(turns)")
      do {
        try await first.finish()
      } catch {
        // It had begun, or it had not: it is over in either case.
        #expect(error is WebPage.NavigationError, "turn \(turns)")
      }
      #expect(!page.isLoading)
    }
  }
}
