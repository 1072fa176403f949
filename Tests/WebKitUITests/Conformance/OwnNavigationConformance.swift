import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows A1–A9 and A27 of `Rows.md`: how navigations end.
@MainActor @Suite(.serialized) struct OwnNavigationConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `A1 a redirect is told for each hop`() async throws {
    let server = try TestServer { request in
      switch request.path {
      case "/a": .init(status: 302, headers: ["Location": "/b"])
      case "/b": .init(status: 301, headers: ["Location": "/c"])
      default: .init(body: "<p>there")
      }
    }
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(server.url("/a")) { events.append(event) }
    #expect(
      events == [
        .startedProvisionalNavigation, .receivedServerRedirect, .receivedServerRedirect, .committed,
        .finished,
      ])
    #expect(page.url?.path() == "/c")
  }

  @Test func `A2 a missing page is a page, and what cannot be shown is a failure`() async throws {
    let server = try TestServer { request in
      switch request.path {
      case "/missing": .init(status: 404, body: "<p>gone")
      case "/empty": .init(status: 204)
      default: .init(type: "application/x-lake", body: "deep")
      }
    }
    let page = WebPage()
    try await page.load(server.url("/missing")).finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "gone")
    for path in ["/empty", "/odd"] {
      await #expect(throws: WebPage.NavigationError.self) {
        try await page.load(server.url(path)).finish()
      }
    }
  }

  @Test func `A3 a refused action ends the load and keeps the page`() async throws {
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

  @Test func `A4 a refused response ends the load and keeps the page`() async throws {
    let decider = RecordingDecider()
    let configuration = try WebPage.Configuration.serving("resp", TextHandler("<p>Hello"))
    let page = WebPage(configuration: configuration, navigationDecider: decider)
    try await page.load(html: "<p>1", baseURL: URL(string: "x-a://b/")).finish()
    decider.responsePolicy = .cancel
    var events: [WebPage.NavigationEvent] = []
    let error = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "resp://a/")) { events.append(event) }
    }
    guard case .failedProvisionalNavigation = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(events == [.startedProvisionalNavigation])
    #expect(decider.responses.last?.response.url?.absoluteString == "resp://a/")
    #expect(!page.isLoading)
    #expect(await TestLoop.eventually { page.url?.absoluteString == "x-a://b/" })
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "1")
    // What is allowed again comes.
    decider.responsePolicy = .allow
    try await page.load(URL(string: "resp://a/")).finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
  }

  @Test func `A5 an answer that comes after the next load does no harm`() async throws {
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

  @Test func `A6 a load that is stopped before it starts leaves nothing behind`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>1", baseURL: URL(string: "x-a://b/")).finish()
    let load = page.load(URL(string: "http://localhost:1/"))
    page.stopLoading()
    await #expect(throws: WebPage.NavigationError.self) { try await load.finish() }
    #expect(!page.isLoading)
    #expect(page.url?.absoluteString == "x-a://b/")
  }

  @Test func `A7 a load that another replaces at any moment ends, and the other one finishes`()
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

  @Test func `A8 the sequence of all navigations ends with the first failure, and a new one works`()
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

  @Test func `A9 a load after the end of the process works`() async throws {
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

  @Test func `A27 a load of nothing throws at once`() async throws {
    let page = WebPage()
    let error = await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(nil as URL?).finish()
    }
    guard case .invalidURL = error else {
      Issue.record("\(error as Any)")
      return
    }
  }
}
