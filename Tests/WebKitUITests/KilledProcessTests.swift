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
      for process in TestProcesses.descendants(named: "WebKitWebProcess") { kill(process, SIGKILL) }
      let isTold = await TestLoop.eventually { page.processTermination == .crashed }
      #expect(isTold, "turn \(turns)")
      #expect(!page.isLoading)
      var hasEnded = false
      do {
        try await load.finish()
        hasEnded = true
      } catch {
        hasEnded = error is WebPage.NavigationError
      }
      #expect(hasEnded, "turn \(turns)")
      try await page.load(URL(string: "killed://b/\(turns)")).finish()
      #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
    }
  }

  @Test func `A killed network process comes back with the next load`() async throws {
    let server = try TestServer { _ in .init(body: "<p>Hello") }
    let page = WebPage()
    for _ in 0..<5 {
      do {
        try await page.load(server.url("/")).finish()
      } catch {
        // WebKit may not know yet that the process is gone, and says that the load failed.
        #expect(error is WebPage.NavigationError)
      }
      let killed = TestProcesses.descendants(named: "WebKitNetworkProcess")
      for process in killed { kill(process, SIGKILL) }
      #expect(
        await TestLoop.eventually {
          Set(killed).isDisjoint(with: TestProcesses.descendants(named: "WebKitNetworkProcess"))
        })
    }
    // One failure is told; the load after it works.
    do {
      try await page.load(server.url("/")).finish()
    } catch {
      try await page.load(server.url("/")).finish()
    }
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
  }
}
