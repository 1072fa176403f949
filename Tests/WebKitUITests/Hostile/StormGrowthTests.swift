import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// Pages that never rest: what they say must not pile up in the program.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct StormGrowthTests {
  init() { _ = TestLoop.startGTK }

  /// How much the program may grow, in bytes, and for how many seconds it is watched.
  private static let bound = 200_000_000
  private static let seconds =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 6.0 : 20.0

  /// What a page says.
  nonisolated private static let storms =
    OvertakenLoadTests.storms + [
      "webkit.messageHandlers.storm.postMessage('x'.repeat(200000))",
      "for (let i = 0; i < 200; i += 1) webkit.messageHandlers.storm.postMessage({i})",
      "for (let i = 0; i < 20; i += 1) document.title = i + 'x'.repeat(900)",
    ]

  @Test(arguments: storms)
  func `A page that never rests does not make the program grow`(storm: String) async throws {
    let isolated = try IsolatedPage([]) {
      $0.userContentController.add(CountingReceiver(), name: "storm")
    }
    isolated.set("<p>y", at: "/next")
    isolated.set(OvertakenLoadTests.page(storm, until: .distantFuture), at: "/")
    let before = try residentMemory()
    isolated.page.load(URL(string: "wall://a/"))
    var most = before
    _ = await TestLoop.eventually(within: Self.seconds) {
      most = max(most, (try? residentMemory()) ?? .max)
      return isolated.page.processTermination != nil
    }
    #expect(most - before < Self.bound, "\((most - before) / 1_000_000) MB")
    // What it has said does not come before what the program wants.
    let start = ContinuousClock.now
    try await isolated.page.load(URL(string: "wall://a/next")).finish()
    #expect(
      try await isolated.page.callJavaScript("return document.body.innerText") as? String == "y")
    #expect(.now - start < .seconds(20), "\(.now - start)")
  }

  @Test func `A page that says much, and lets the program answer, goes on`() async throws {
    let receiver = CountingReceiver()
    let isolated = try IsolatedPage([]) {
      $0.userContentController.add(receiver, name: "storm")
    }
    try await isolated.load("<p>x")
    _ = try await isolated.page.callJavaScript(
      "for (let i = 0; i < 20000; i += 1) webkit.messageHandlers.storm.postMessage({i})")
    #expect(await TestLoop.eventually { receiver.count == 20_000 })
    #expect(isolated.page.processTermination == nil)
  }

  private final class CountingReceiver: WKScriptMessageHandler {
    var count = 0
    func userContentController(
      _ controller: WKUserContentController, didReceive message: WKScriptMessage
    ) { count += 1 }
  }

  /// The memory that this process has, in bytes.
  private func residentMemory() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let fields = text.split(separator: " ")
    return try #require(fields.count > 1 ? Int(fields[1]) : nil) * Int(getpagesize())
  }
}
