import Foundation
import TestSupport
import Testing

@testable import WebKitUI

/// Counts what it is asked, before and after it waits.
private struct CountingDecider: WebPage.NavigationDeciding {
  let pass: @MainActor (Int, Int) async -> Void
  var begun = 0
  var ended = 0

  mutating func decidePolicy(
    for response: WebPage.NavigationResponse
  ) async -> WKNavigationResponsePolicy {
    begun += 1
    await pass(begun, ended)
    ended += 1
    return .allow
  }
}

@MainActor @Suite(.serialized) struct DecisionQueueTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A structure that decides keeps what it notes while it waits`() async throws {
    let server = try TestServer { request in
      .init(
        body: request.path == "/"
          ? (1...4).map { "<iframe src='/\($0)'></iframe>" }.joined() : "<p>frame")
    }
    let gate = Gate()
    var seen: [Int] = []
    let decider = CountingDecider(
      pass: { begun, ended in
        seen.append(begun * 10 + ended)
        if begun == 2 { await gate.pass() }
      })
    let page = WebPage(navigationDecider: decider)
    let load = page.load(server.url("/"))
    // All four frames have come by the time that the first is decided on.
    #expect(await TestLoop.eventually { server.requests.count >= 5 && seen.count >= 2 })
    gate.open()
    try await load.finish()
    #expect(seen == [10, 21, 32, 43, 54])
    #expect((page.decisions?.decider as? CountingDecider)?.ended == 5)
  }

  @Test func `An object that decides is asked all at once`() async throws {
    let decider = RecordingDecider()
    let gate = Gate()
    decider.gate = gate
    let page = WebPage(navigationDecider: decider)
    page.load(URL(string: "about:blank?1"))
    #expect(await TestLoop.eventually { decider.actions.count == 1 })
    let second = page.load(URL(string: "about:blank?2"))
    #expect(await TestLoop.eventually { decider.actions.count == 2 })
    gate.open()
    try await second.finish()
  }
}
