import Foundation
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B057, B064, B068, B096–B108, B112: pages that take what they can get.
///
/// Whatever they do, the window answers within 100 milliseconds, and those that never end are ended.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct HostileResourceTests {
  init() { _ = TestLoop.startGTK }

  /// Receives what a page sends, and counts it.
  private final class Receiver: WKScriptMessageHandler {
    var count = 0
    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) { count += 1 }
  }

  /// Opens all windows that are asked for.
  private func page() throws -> IsolatedPage {
    try IsolatedPage([]) { configuration in
      configuration.watchdog = .init(interval: 0.2, patience: 1.5, memoryLimit: 700_000_000)
      configuration.userContentController.add(Receiver(), name: "storm")
    }
  }

  private func explode(_ bomb: Bomb, during seconds: Double) async throws {
    let isolated = try page()
    let window = await ViewWindow(WebView(isolated.page))
    defer { window.close() }
    let popups = PopupStack { _ in true }
    isolated.page.popupPresenter = popups
    try await isolated.load("<p>x", at: "/first")
    isolated.set(bomb.body, type: bomb.type, at: "/")
    let latency = LoopLatency()
    let load = isolated.page.load(URL(string: "wall://a/"))
    let hasEnded = await TestLoop.eventually(within: seconds) {
      isolated.page.processTermination != nil
    }
    let longest = latency.longest
    #expect(longest < LoopLatency.bound, "\(bomb.name): \(longest)")
    switch bomb.end {
    case .ended: #expect(hasEnded, "\(bomb.name)")
    case .shown: #expect(!hasEnded, "\(bomb.name)")
    case .either: break
    }
    if hasEnded {
      let why: [WebPage.ProcessTermination?] = [.unresponsive, .exceededMemoryLimit]
      #expect(why.contains(isolated.page.processTermination), "\(bomb.name)")
    }
    withExtendedLifetime(load) {}
    try await expectGood(isolated, bomb.name)
  }

  /// The page is good for another one, though what it showed may go on until that has come: a page that
  /// loads itself again and again may come in between.
  private func expectGood(_ isolated: IsolatedPage, _ name: String) async throws {
    var text: String?
    for _ in 0..<(Self.isLong ? 4 : 12) where text != "y" {
      do {
        try await isolated.load("<p>y", at: "/next")
        text = try await isolated.page.callJavaScript("return document.body.innerText") as? String
      } catch {
        text = "\(error)"
      }
    }
    #expect(text == "y", "\(name)")
  }

  private static let isLong = ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil

  @Test(arguments: Bomb.content.indices)
  func `Much content keeps the window from nothing`(index: Int) async throws {
    let bomb = Bomb.content[index]
    try await explode(bomb, during: bomb.end == .ended ? 30 : Self.isLong ? 10 : 1)
  }

  @Test(arguments: Bomb.scripts.indices)
  func `A script that never ends is ended`(index: Int) async throws {
    let bomb = Bomb.scripts[index]
    try await explode(bomb, during: bomb.end == .ended ? 30 : Self.isLong ? 10 : 1)
  }

  @Test(arguments: Bomb.storms.indices)
  func `A page that bothers the program does not keep it from its user`(index: Int) async throws {
    try await explode(Bomb.storms[index], during: Self.isLong ? 10 : 0.7)
  }

  @Test func `B098 A drawing of drawings is ended before it takes the machine's memory`()
    async throws
  {
    try await explode(Bomb.drawing, during: 40)
  }

  @Test func `Words are looked for in two megabytes, and the window answers meanwhile`()
    async throws
  {
    let isolated = try IsolatedPage([])
    let window = await ViewWindow(WebView(isolated.page))
    defer { window.close() }
    try await isolated.load(
      "<p>" + String(repeating: "the lake is deep <b>and</b> clear. ", count: 65_000))
    let find = isolated.page.engine.find
    let latency = LoopLatency()
    find.find(.init(text: "lake", matchesCase: false, matchesWholeWords: false))
    let isFound = await TestLoop.eventually { !find.state.status.isEmpty }
    #expect(isFound)
    #expect(latency.longest < LoopLatency.bound, "\(latency.longest)")
  }

  @Test func `B106 A picture of a page as high as a tower is refused`() async throws {
    let isolated = try page()
    let window = await ViewWindow(WebView(isolated.page))
    defer { window.close() }
    try await isolated.load("<p style='height:400000px'>x")
    let latency = LoopLatency()
    await #expect(throws: WKError.self) { try await isolated.page.exported(as: .image()) }
    #expect(latency.longest < LoopLatency.bound, "\(latency.longest)")
  }
}
