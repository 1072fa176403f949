import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct KilledProcessTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A killed process is told at any moment of a load, and the next load works`()
    async throws
  {
    let page = try WebPage(configuration: .serving("killed", TextHandler("<p>Hello")))
    try await page.load(html: "<p>first").finish()
    for turns in 0..<12 {
      let load = page.load(URL(string: "killed://a/\(turns)"))
      await TestLoop.turns(turns)
      for process in TestProcesses.descendants(named: "WebKitWebProcess")
      where TestProcesses.hasStarted(process) {
        kill(process, SIGKILL)
      }
      let isTold = await TestLoop.eventually { page.processTermination == .crashed }
      #expect(isTold, "turn \(turns)")
      #expect(!page.isLoading)
      expectTold(page, "turn \(turns)")
      do {
        // It may have come to its end before.
        try await load.finish()
      } catch {
        #expect(WebPage.FailureReason(error, of: page) == .processTerminated(.crashed))
      }
      try await page.load(URL(string: "killed://b/\(turns)")).finish()
      #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
    }
  }

  @Test func `A killed network process comes back with the next load`() async throws {
    let server = try TestServer { _ in .init(body: "<p>Hello") }
    let page = WebPage()
    for _ in 0..<5 {
      try await page.load(server.url("/")).finish()
      let killed = TestProcesses.descendants(named: "WebKitNetworkProcess")
      for process in killed { kill(process, SIGKILL) }
      #expect(
        await TestLoop.eventually {
          Set(killed).isDisjoint(with: TestProcesses.descendants(named: "WebKitNetworkProcess"))
        })
    }
    try await page.load(server.url("/")).finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
  }

  /// Many in the long run, some in the short one.
  private static let count =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 10 : 200

  @Test(.timeLimit(.minutes(10)))
  func
    `Processes may be killed at any moment of a load, which the page tells, and the next load works`()
    async throws
  {
    var random = SeededGenerator(seed: 7)
    let body = "<p>Hello" + String(repeating: "<p>lake", count: 5_000)
    let server = try TestServer { _ in .init(body: body) }
    let page = WebPage()
    try await page.load(server.url("/first")).finish()
    for round in 0..<Self.count {
      let isOfNetwork = random.number(below: 3) == 0
      let name = isOfNetwork ? "WebKitNetworkProcess" : "WebKitWebProcess"
      let all = page.navigations
      let load = page.load(server.url("/\(round)"))
      await TestLoop.wait(milliseconds: UInt32(random.number(below: 40)))
      let processes = TestProcesses.descendants(named: name).filter { TestProcesses.hasStarted($0) }
      for process in processes { kill(process, SIGKILL) }
      let areGone = await TestLoop.eventually {
        Set(processes).isDisjoint(with: TestProcesses.descendants(named: name))
      }
      #expect(areGone, "round \(round)")
      do {
        try await load.finish()
        // It had all that it needed.
        if isOfNetwork { #expect(try await paragraphs(of: page) == 5_001, "round \(round)") }
      } catch {
        let reason = WebPage.FailureReason(error, of: page)
        if case .failed = reason, isOfNetwork {
        } else {
          #expect(
            !isOfNetwork && reason == .processTerminated(.crashed), "round \(round): \(reason)")
        }
      }
      if !isOfNetwork, !processes.isEmpty {
        let isTold = await TestLoop.eventually { page.processTermination == .crashed }
        #expect(isTold, "round \(round)")
        expectTold(page, "round \(round)")
        await #expect(throws: WebPage.NavigationError.self) { try await all.finish() }
      }
      #expect(!page.isLoading, "round \(round)")
      try await page.load(server.url("/next")).finish()
      #expect(try await paragraphs(of: page) == 5_001, "round \(round)")
      #expect(page.processTermination == nil)
    }
  }

  private func paragraphs(of page: WebPage) async throws -> Int {
    try await page.callJavaScript("return document.querySelectorAll('p').length", as: Int.self)
  }

  /// The end of the process is the newest event of the page, with its cause.
  private func expectTold(_ page: WebPage, _ when: Comment) {
    guard case .failed(let error) = page.currentNavigationEvent?.kind else {
      Issue.record("\(when): \(page.currentNavigationEvent as Any)")
      return
    }
    #expect(WebPage.FailureReason(error, of: page) == .processTerminated(.crashed), when)
  }
}
