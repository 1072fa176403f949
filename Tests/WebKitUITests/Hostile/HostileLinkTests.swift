import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B051–B063: links that lead out of a page, and what a page may set off by itself.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HostileLinkTests {
  init() { _ = TestLoop.startGTK }

  /// The page is still the one that it was, and works.
  private func expectWhole(_ isolated: IsolatedPage, _ name: String) async throws {
    let text = "return document.body.innerText.trim()"
    let shown = try await isolated.page.callJavaScript(text, contentWorld: .defaultClient)
    #expect(shown as? String == "x", "\(name)")
    #expect(isolated.page.url?.absoluteString == "wall://a/", "\(name)")
    #expect(!isolated.page.isLoading, "\(name)")
    #expect(isolated.page.processTermination == nil, "\(name)")
  }

  @Test("B051–B053 A link to another program is asked about as it is written, and starts nothing")
  func otherPrograms() async throws {
    let links = [
      "mailto:a@lake.example?attach=/etc/passwd&subject=x%20y", "tel:+491234", "sms:1?body=x",
      "facetime:a@lake.example", "ssh://-oProxyCommand=id/x", "git://a;id/x", "telnet://a/",
      "smb://a/b", "dav://a/b", "x-scheme-of-nobody:x",
    ]
    let isolated = try IsolatedPage()
    for link in links {
      try await isolated.load("<a href='\(link.replacing("&", with: "&amp;"))'>x</a>")
      try await isolated.clickAll()
      let isAsked = await TestLoop.eventually(within: 2) {
        isolated.decider.actions.last?.request.url?.absoluteString == link
      }
      #expect(isAsked, "\(link)")
      #expect(isolated.decider.actions.last?.navigationType == .linkActivated)
      try await isolated.settle()
      try await expectWhole(isolated, link)
    }
  }

  @Test("B054, B059, B063 A link that leads nowhere leaves the page as it is")
  func nowhere() async throws {
    let links = [
      "file:///etc/passwd", "file:///usr/share/applications/x.desktop", "http://127.0.0.1:9/",
      "http://127.0.0.1:99999/", "webkit://gpu", "webkit-pdfjs-viewer://x/", "resource:///x",
      "view-source:http://lake.example/", "blob:wall://a/0", "data:text/html,<p>y", "about:nothing",
      "http://", "http://[", "wall:", "//", "http://a b/", "\u{1}x://y",
      "http://127.0.0.1/" + String(repeating: "x", count: 2_000_000),
      "data:text/html," + String(repeating: "y", count: 2_000_000),
    ]
    let isolated = try IsolatedPage()
    for link in links {
      try await isolated.load("<a href='\(link)'>x</a>")
      let latency = LoopLatency()
      try await isolated.clickAll()
      try await isolated.settle()
      try await expectWhole(isolated, String(link.prefix(40)))
      #expect(latency.longest < LoopLatency.bound, "\(link.prefix(40)): \(latency.longest)")
    }
  }

  @Test("B059, B063 A load of such an address by the program ends, one way or the other")
  func loadsOfNowhere() async throws {
    let isolated = try IsolatedPage(.scripts)
    for address in [
      "file:///nowhere", "http://127.0.0.1:9/", "webkit://gpu", "resource:///x", "blob:x",
      "view-source:x", "about:nothing", "about:blank#x", "data:,x", "mailto:a@b", "wall:", "x:",
      "http://127.0.0.1:6000/", "ftp://127.0.0.1/", "about:srcdoc",
    ] {
      var hasEnded = false
      let load = Task { @MainActor in
        do { try await isolated.page.load(URL(string: address)).finish() } catch {}
        hasEnded = true
      }
      let isOver = await TestLoop.eventually(within: 5) { hasEnded }
      #expect(isOver, "\(address)")
      load.cancel()
      try await isolated.load("x")
      try await expectWhole(isolated, address)
    }
  }

  @Test("B056 What a page sets off by itself is no click of the user's")
  func timers() async throws {
    let isolated = try IsolatedPage(.decider)
    for script in [
      "location = 'http://lake.example/'", "document.links[0].click()",
      "document.forms[0].submit()", "location.replace('mailto:a@b')",
      "setTimeout(() => document.links[0].click(), 1)",
      "document.body.insertAdjacentHTML('beforeend', '<iframe src=http://lake.example></iframe>')",
    ] {
      // The first question is about the page itself.
      let before = isolated.decider.actions.count + 1
      try await isolated.load(
        "<a href='http://lake.example/'>x</a><form action='http://lake.example/'></form>"
          + "<script>onload = () => { \(script) }</script>")
      let isAsked = await TestLoop.eventually { isolated.decider.actions.count > before }
      #expect(isAsked, "\(script)")
      try await isolated.settle()
      for action in isolated.decider.actions.dropFirst(before) {
        #expect(!action.isUserGesture, "\(script)")
        #expect(action.buttonNumber == 0, "\(script)")
      }
      try await expectWhole(isolated, script)
    }
  }

  @Test("B056 A click of the user's is one")
  func clicks() async throws {
    let isolated = try IsolatedPage([.policy, .decider])
    let window = await TestWindow(isolated.page)
    defer { withExtendedLifetime(window) {} }
    try await isolated.load(
      "<a href='http://lake.example/' style='position:fixed;inset:0'>x</a>")
    try await window.window.fillScreen(with: isolated.page)
    Pointer.move(300, 200)
    Pointer.move(310, 210)
    #expect(await TestLoop.eventually { isolated.page.hoveredLink != nil })
    Pointer.click(310, 210)
    let isAsked = await TestLoop.eventually {
      isolated.decider.actions.last?.request.url?.host() == "lake.example"
    }
    #expect(isAsked)
    #expect(isolated.decider.actions.last?.isUserGesture == true)
    #expect(isolated.decider.actions.last?.navigationType == .linkActivated)
    #expect(isolated.decider.actions.last?.buttonNumber == 1)
    try await isolated.settle()
    try await expectWhole(isolated, "click")
  }

  /// Decides one thing after the other, since it is a structure, and only once it is let.
  private struct PatientDecider: WebPage.NavigationDeciding {
    @MainActor final class Log {
      let gate = Gate()
      var asked: [String] = []
      var open = 0
      var mostOpen = 0
    }
    let log: Log

    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      guard action.request.url?.scheme != "storm" else { return .allow }
      log.asked.append(action.request.url?.absoluteString ?? "")
      log.open += 1
      log.mostOpen = max(log.mostOpen, log.open)
      await log.gate.pass()
      log.open -= 1
      return .cancel
    }
  }

  /// Refuses all windows, and counts them.
  private final class RefusingPresenter: WebPage.PopupPresenting {
    var blocked: [WebPage.PopupRequest] = []

    func present(_ page: WebPage, features: WebPage.PopupFeatures) {}
    func dismiss(_ page: WebPage) {}
    func blocked(_ request: WebPage.PopupRequest) { blocked.append(request) }
  }

  @Test("B057 Many links at once are asked about one by one, and the window answers meanwhile")
  func storms() async throws {
    let handler = TextHandler(
      """
      <a href='mailto:a@b'>x</a><script>
      const storm = () => {
        for (let i = 0; i < 50; i += 1) {
          open("http://lake.example/" + i);
          document.links[0].href = "mailto:" + i;
          document.links[0].click();
        }
      };
      // Of itself: what the program runs counts as the user's doing.
      const wait = setInterval(() => {
        if (globalThis.isLet) { clearInterval(wait); storm(); }
      }, 5);
      </script>
      """)
    let log = PatientDecider.Log()
    let page = try WebPage(
      configuration: .serving("storm", handler), navigationDecider: PatientDecider(log: log))
    let presenter = RefusingPresenter()
    page.popupPresenter = presenter
    try await page.load(URL(string: "storm://a/")).finish()
    let latency = LoopLatency()
    try await page.callJavaScript("globalThis.isLet = true")
    #expect(await TestLoop.eventually { presenter.blocked.count == 50 && log.open == 1 })
    await TestLoop.settle()
    // The user is asked one thing, whatever else there is to ask.
    #expect(log.asked.count == 1)
    #expect(page.engine.questions.count > 1)
    log.gate.open()
    #expect(await TestLoop.eventually { page.engine.questions.isEmpty })
    #expect(log.mostOpen == 1)
    #expect(Set(log.asked).count == log.asked.count)
    #expect(presenter.blocked.allSatisfy { !$0.isUserGesture })
    #expect(latency.longest < LoopLatency.bound, "\(latency.longest)")
    #expect(page.url?.absoluteString == "storm://a/")
    #expect(
      try await page.callJavaScript("return document.body.innerText.trim()") as? String == "x")
  }

  @Test("B058 A link's host is told as it is asked for, whatever it looks like")
  func hosts() async throws {
    let isolated = try IsolatedPage()
    for (link, host) in [
      ("http://lake.example@evil.example/", "evil.example"),
      ("http://l\u{430}ke.example/", "xn--lke-6cd.example"),
      ("http://evil.example\u{FF0F}lake.example/", nil), ("http://0x7f.1/", "127.0.0.1"),
      ("http:evil.example", "evil.example"), ("http:\\\\evil.example", "evil.example"),
    ] as [(String, String?)] {
      try await isolated.load("<a href='\(link)'>x</a>")
      let before = isolated.decider.actions.count
      try await isolated.clickAll()
      try await isolated.settle()
      let asked = isolated.decider.actions.dropFirst(before).compactMap { $0.request.url?.host() }
      #expect(asked == (host.map { [$0] } ?? []), "\(link)")
      try await expectWhole(isolated, link)
    }
  }
}
