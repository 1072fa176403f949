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

  @Test func `Names of the program's own scripts are none of what is told of sounds`() async throws
  {
    let page = WebPage()
    try await page.load(html: "<audio></audio>").finish()
    try await page.callJavaScript("globalThis.suspension = 1", contentWorld: .defaultClient)
    #expect(await page.mediaPlaybackState() == .paused)
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

  @Test func `Sounds and films in frames of the page are told and paused too`() async throws {
    let page = WebPage()
    try await page.load(html: "<iframe srcdoc='<audio></audio>'></iframe>").finish()
    #expect(await page.mediaPlaybackState() == .paused)
    await page.setAllMediaPlaybackSuspended(true)
    #expect(await page.mediaPlaybackState() == .suspended)
  }

  @Test func `The link with the keyboard's focus is told`() async throws {
    let page = WebPage()
    #expect(page.focusedLink == nil)
    let window = await TestWindow(page)
    defer { withExtendedLifetime(window) {} }
    try await page.load(
      html: "<a id=a href=/deep>x</a><a id=b href='#c'>y</a><button id=d>z</button>",
      baseURL: URL(string: "http://localhost/")
    ).finish()
    gtk_widget_grab_focus(page.engine.view.cast())
    let focus = "document.getElementById(id).focus()"
    for (id, address) in [("a", "http://localhost/deep"), ("b", "http://localhost/#c"), ("d", nil)]
    {
      try await page.callJavaScript(focus, arguments: ["id": id])
      #expect(await TestLoop.eventually { page.focusedLink?.absoluteString == address }, "\(id)")
    }
    try await page.callJavaScript(focus, arguments: ["id": "a"])
    #expect(await TestLoop.eventually { page.focusedLink != nil })
    try await page.load(html: "").finish()
    #expect(page.focusedLink == nil)
  }
}
