import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Loads of the program while the page goes somewhere by itself, which WebKit (2.50) may lose then.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct OvertakenLoadTests {
  init() { _ = TestLoop.startGTK }

  /// What a page does again and again, for ever, so that it is not left.
  nonisolated static let storms = [
    "for (let i = 0; i < 20; i += 1) location.reload()", "location.reload()",
    "location = '?' + Math.random()", "stop()", "location.hash = Math.random()",
    "document.open(); document.write('<p>x'); document.close()",
    "const f = document.createElement('form'); document.documentElement.append(f); f.submit()",
  ]

  /// The long tests let a page go on for ever; among all the others that can take longer than they may.
  private static let isLong = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil

  /// A page that does something again and again from now on.
  static func page(_ storm: String, until end: Date) -> String {
    """
    <p>x<script>
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      if (Date.now() > \(Int(end.timeIntervalSince1970 * 1000))) return;
      { \(storm) };
      channel.port2.postMessage(0);
    };
    channel.port2.postMessage(0);
    </script>
    """
  }

  @Test(arguments: storms)
  func `A page that never rests does not keep the program from leaving it`(
    storm: String
  ) async throws {
    let isolated = try IsolatedPage([])
    isolated.set("<p>before", at: "/before")
    isolated.set("<p>y", at: "/next")
    for round in 0..<(Self.isLong ? 4 : 2) {
      let end = Self.isLong ? Date.distantFuture : Date.now.addingTimeInterval(0.4)
      isolated.set(Self.page(storm, until: end), at: "/")
      try await isolated.page.load(URL(string: "wall://a/before")).finish()
      isolated.page.load(URL(string: "wall://a/"))
      if round > 0 {
        // It has begun, and goes on.
        #expect(await TestLoop.eventually { isolated.page.committedURL?.path() == "/" })
        await TestLoop.turns(round * 7)
      }
      try await isolated.page.load(URL(string: "wall://a/next")).finish()
      let text = try await isolated.page.callJavaScript("return document.body.innerText")
      #expect(text as? String == "y", "round \(round)")
      #expect(isolated.page.url?.path() == "/next", "round \(round)")
      #expect(isolated.page.processTermination == nil)
      #expect(!isolated.page.isLoading)
      // The way back is still there; of many pages the history keeps the newest hundred.
      #expect(!isolated.page.backForwardList.backList.isEmpty)
    }
  }

  @Test func `A load that WebKit loses after the page has made way is begun once more`()
    async throws
  {
    let page = try WebPage(configuration: .serving("lost", TextHandler("<p>asked")))
    try await page.load(html: "<p>own").finish()
    let (id, _) = page.machine.request(url: "lost://a/")
    let load = page.streams.makeSequence(of: id) {}
    var starts = 0
    page.lastStart = { engine in
      starts += 1
      // As if WebKit had dropped it the first time.
      if starts == 2 { engine.load("lost://a/", headers: [:]) }
    }
    page.engine.makeWay(for: id)
    try await load.finish()
    #expect(starts == 2)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "asked")
  }

  @Test func `A load that WebKit loses again and again is told to have failed`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>own").finish()
    let (id, _) = page.machine.request(url: "lost://a/")
    let load = page.streams.makeSequence(of: id) {}
    var starts = 0
    page.lastStart = { _ in starts += 1 }
    page.engine.makeWay(for: id)
    await #expect(throws: WebPage.NavigationError.self) { try await load.finish() }
    #expect(starts == 2)
    #expect(!page.isLoading)
  }

  @Test func `What the user chooses in a page goes before what the program asked for`()
    async throws
  {
    let isolated = try IsolatedPage([])
    isolated.set("<p>chosen", at: "/chosen")
    try await isolated.load("<a id=a href=/chosen>x</a>")
    let load = isolated.page.load(URL(string: "wall://a/silent"))
    for try await _ in load { break }
    // What the program runs counts as done by the user.
    try await isolated.page.callJavaScript("document.getElementById('a').click()")
    await #expect(throws: WebPage.NavigationError.self) { try await load.finish() }
    #expect(await TestLoop.eventually { isolated.page.committedURL?.path() == "/chosen" })
  }

  @Test func `A load that WebKit has lost is begun once more, and once alone`() async throws {
    let page = try WebPage(configuration: .serving("lost", TextHandler("<p>asked")))
    try await page.load(html: "<p>own").finish()
    // As if WebKit had dropped it while a navigation of the page itself came to its end.
    let (id, _) = page.machine.request(url: "lost://a/")
    page.machine.hasOvertaken = true
    let load = page.streams.makeSequence(of: id) {}
    var starts = 0
    page.lastStart = { engine in
      starts += 1
      if starts == 2 { engine.load("lost://a/", headers: [:]) }
    }
    page.engine.lookWhetherLost()
    #expect(await TestLoop.eventually { starts == 1 })
    // Nothing has overtaken it since.
    page.engine.lookWhetherLost()
    await TestLoop.settle()
    #expect(starts == 1)
    page.machine.waiting?.timesOvertaken += 1
    page.engine.lookWhetherLost()
    try await load.finish()
    #expect(starts == 2)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "asked")
  }
}
