import CGTK
import Foundation
import FoundationNetworking
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B019, B023–B036: pages that reach for the program itself, or lie about themselves.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HostilePageLifeTests {
  init() { _ = TestLoop.startGTK }

  @Test(
    "B019 An address that is a script does nothing where the program opens it",
    arguments: [
      "javascript:document.title='ran'", "JavaScript:document.title='ran'",
      "javascript://%0adocument.title='ran'",
    ])
  func scriptsAsAddresses(address: String) async throws {
    let page = WebPage()
    try await page.load(html: "<title>lake</title><p>Hello").finish()
    await #expect(throws: (any Error).self) {
      try await page.load(URL(string: address)).finish()
    }
    #expect(try await page.callJavaScript("return document.title") as? String == "lake")
    #expect(!page.isLoading)
    // In a page that has nothing yet as well.
    let fresh = WebPage()
    await #expect(throws: (any Error).self) {
      try await fresh.load(URL(string: address)).finish()
    }
    #expect(fresh.title != "ran")
  }

  @Test("B024 A policy within a page does not loosen the program's")
  func looserPolicy() async throws {
    let isolated = try IsolatedPage(.policy)
    try await isolated.load(
      """
      <meta http-equiv=Content-Security-Policy content="default-src * 'unsafe-inline'">
      <img src='‹U›'><script src='‹U›'></script><iframe src='‹U›'></iframe>
      """)
    try await isolated.settle()
    #expect(isolated.server.requests.map(\.path) == [])
  }

  @Test("B026, B034, B064 A title is a text, of a thousand characters at most")
  func titles() async throws {
    let page = WebPage()
    for title in [
      "<b>x</b>&amp;\"'", String(repeating: "\u{301}", count: 100_000), "\u{202E}kcab\u{1B}[31m",
      String(repeating: "deep ", count: 200_000),
    ] {
      try await page.load(html: "<p>x").finish()
      try await page.callJavaScript("document.title = t", arguments: ["t": title])
      // WebKit cuts it, and takes blanks from its ends.
      let wanted = String(decoding: title.utf16.prefix(1000), as: UTF16.self)
        .trimmingCharacters(in: .whitespaces)
      let isTold = await TestLoop.eventually {
        page.title.trimmingCharacters(in: .whitespaces) == wanted
      }
      #expect(
        isTold, "\(wanted.utf8.count) \(page.title.utf8.count) \(Array(page.title.utf8.prefix(30)))"
      )
    }
  }

  @Test(
    "B027, B063 A failure puts no page of its own into the place of the one that was there",
    arguments: [1, 6000, 60_001])
  func failures(port: Int) async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    let address = "http://127.0.0.1:\(port)/%3Cscript%3Ealert(1)%3C/script%3E"
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: address)).finish()
    }
    #expect(
      try await page.callJavaScript("return document.body.innerHTML") as? String == "<p>Hello</p>")
  }

  @Test("B033 A page fills no screen unless the program lets it", arguments: [false, true])
  func fullscreen(isAllowed: Bool) async throws {
    let page = WebPage()
    let window = await ViewWindow(
      WebView(page).webViewElementFullscreenBehavior(isAllowed ? .enabled : .automatic))
    defer { window.close() }
    try await page.load(html: "<p id=a>x").finish()
    // A script of the program counts as the user's gesture: nothing else keeps it from the screen.
    let script = """
      const element = document.getElementById("a");
      try { await element.requestFullscreen?.() } catch {}
      if (!document.fullscreenElement) element.webkitRequestFullscreen?.();
      await new Promise(done => setTimeout(done));
      return Boolean(document.fullscreenElement ?? document.webkitFullscreenElement);
      """
    #expect(try await page.callJavaScript(script) as? Bool == isAllowed)
    let fills = {
      page.fullscreenState == .inFullscreen && gtk_window_is_fullscreen(window.window.cast()) != 0
    }
    if isAllowed {
      #expect(await TestLoop.eventually { fills() })
      try await page.callJavaScript("await document.exitFullscreen()")
      #expect(await TestLoop.eventually { page.fullscreenState == .notInFullscreen })
    } else {
      await TestLoop.settle()
      #expect(page.fullscreenState == .notInFullscreen)
      #expect(gtk_window_is_fullscreen(window.window.cast()) == 0)
    }
  }

  @Test("B034 While an address does not answer, its name is not that of the page that shows")
  func spoofing() async throws {
    let handler = ClosureHandler { request, answer in
      guard request.url?.host() == "evil" else { return }
      let data = Data("<p>Give me your word</p>".utf8)
      answer.yield(.response(.init("text/html", data.count, for: request)))
      answer.yield(.data(data))
      answer.finish()
    }
    let presenter = FrameRecorder()
    let page = try WebPage(
      configuration: .serving("spoof", handler), dialogPresenter: presenter)
    try await page.load(URL(string: "spoof://evil/")).finish()
    try await page.callJavaScript("location = 'spoof://bank/'")
    #expect(await TestLoop.eventually { page.isLoading })
    // What the page asks meanwhile is asked in its own name, and the history knows that one alone.
    try await page.callJavaScript("alert('Your word?')")
    #expect(presenter.frames.map { $0.request.url?.host() } == ["evil"])
    #expect(page.backForwardList.currentItem?.url.host() == "evil")
    page.stopLoading()
    #expect(await TestLoop.eventually { page.url?.host() == "evil" })
  }

  @Test("B036 A document with a script of its own runs none and asks nobody")
  func portableDocument() async throws {
    let isolated = try IsolatedPage(.scripts)
    let body = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.launchURL\\('‹U›'\\))>>>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/AA<</O<</S/URI/URI(‹U›)>>>>>>endobj
      trailer<</Root 1 0 R>>
      """
    do {
      try await isolated.load(body, type: "application/pdf")
    } catch {
      #expect(error is WebPage.NavigationError)
    }
    await TestLoop.settle()
    #expect(isolated.server.requests.map(\.path) == [])
    try await isolated.load("<p>Hello")
  }
}

/// Notes who asks.
@MainActor private final class FrameRecorder: WebPage.DialogPresenting {
  private(set) var frames: [WebPage.FrameInfo] = []

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    frames.append(frame)
  }
}
