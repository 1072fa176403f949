import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct PageLifeTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A history is kept as bytes and restored`() async throws {
    let configuration = try WebPage.Configuration.serving("kept", TextHandler("<p>Hello"))
    let page = WebPage(configuration: configuration)
    for name in ["a", "b"] { try await page.load(URL(string: "kept://\(name)/")).finish() }
    let state = page.sessionState
    let next = WebPage(configuration: configuration)
    try await next.restore(sessionState: state)?.finish()
    #expect(next.url?.absoluteString == "kept://b/")
    #expect(next.backForwardList.backList.map { $0.url.host() } == ["a"])
  }

  @Test(arguments: [0, 1, 20, 100])
  func `Bytes that are no history change nothing`(length: Int) async throws {
    let page = WebPage()
    try await page.load(html: "").finish()
    let state = page.sessionState.prefix(length)
    #expect(page.restore(sessionState: Data(state)) == nil)
    #expect(page.restore(sessionState: Data(repeating: 0x55, count: length)) == nil)
    try await page.load(html: "<p>Hello").finish()
  }

  @Test func `Sounds and films are told and paused`() async throws {
    let page = WebPage()
    #expect(await page.mediaPlaybackState() == .none)
    try await page.load(html: "<audio></audio>").finish()
    #expect(await page.mediaPlaybackState() == .paused)
    await page.setAllMediaPlaybackSuspended(true)
    #expect(await page.mediaPlaybackState() == .suspended)
    await page.setAllMediaPlaybackSuspended(false)
    #expect(await page.mediaPlaybackState() == .paused)
    await page.pauseAllMediaPlayback()
    await page.closeAllMediaPresentations()
  }

  @Test func `What one store keeps no other sees`() async throws {
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

  @Test func `A redirect is told for each hop`() async throws {
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

  @Test func `A missing page is a page, and what cannot be shown is a failure`() async throws {
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

  @Test func `A redirect that the decider refuses ends the load`() async throws {
    let server = try TestServer { request in
      request.path == "/a" ? .init(status: 302, headers: ["Location": "/b"]) : .init(body: "there")
    }
    struct Decider: WebPage.NavigationDeciding {
      mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
      ) async -> WKNavigationActionPolicy { action.isRedirect ? .cancel : .allow }
    }
    let page = WebPage(navigationDecider: Decider())
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/a")).finish()
    }
    #expect(!page.isLoading)
    #expect(server.requests.map(\.path) == ["/a"])
  }

  @Test func `Pages that go leave no view and no process behind`() async throws {
    let before = TestProcesses.descendants(named: "WebKitWebProcess").count
    var views: [WeakObject] = []
    for round in 0..<8 {
      let page = try WebPage(configuration: .serving("gone", SilentHandler()))
      views.append(WeakObject(page.engine.view))
      try await page.load(html: "<p>Hello").finish()
      switch round % 4 {
      case 0: break
      case 1: page.load(URL(string: "gone://a/"))
      case 2: page.engine.terminateProcess()
      default:
        // WebKit never ends such a call by itself.
        let call = Task { _ = try await page.callJavaScript("await new Promise(() => {})") }
        await TestLoop.turns(3)
        call.cancel()
      }
    }
    let areGone = await TestLoop.eventually { views.allSatisfy { !$0.isAlive } }
    #expect(areGone, "\(views.map(\.isAlive))")
    #expect(
      await TestLoop.eventually {
        TestProcesses.descendants(named: "WebKitWebProcess").count <= before
      })
  }
}
