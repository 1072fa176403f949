import Foundation
import GTKUI
import Glibc
import TestSupport
import Testing

@testable import WebKitUI

/// Pages that are loaded again after their process has ended.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct ProcessRecoveryTests {
  init() { _ = TestLoop.startGTK }

  private static let text = String(repeating: "<p>lake", count: 2_000)

  private func page(_ handler: some URLSchemeHandler) throws -> WebPage {
    var configuration = try WebPage.Configuration.serving("recovered", handler)
    configuration.processRecovery = .reload
    configuration.watchdog = .init(interval: 0.05, patience: 0.5)
    return WebPage(configuration: configuration)
  }

  private func kill() {
    for process in TestProcesses.descendants(named: "WebKitWebProcess")
    where TestProcesses.hasStarted(process) {
      Glibc.kill(process, SIGKILL)
    }
  }

  @Test("B108 A page whose process ended is loaded once again, at its place")
  func once() async throws {
    let page = try page(TextHandler(Self.text))
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    try await page.load(URL(string: "recovered://a/")).finish()
    try await page.callJavaScript("scrollTo(0, 1234)")
    // The place is told of within a fifth of a second.
    #expect(await TestLoop.eventually { page.recovery?.place.y == 1234 })
    kill()
    #expect(await TestLoop.eventually { page.processTermination == .crashed })
    #expect(page.isRecovering)
    #expect(await TestLoop.eventually { page.processTermination == nil && !page.isRecovering })
    #expect(try await place(of: page) == 1234)
    // It stays there, though WebKit's history knows of no place.
    #expect(await TestLoop.eventually { page.recovery?.place.y == 1234 })
    #expect(try await place(of: page) == 1234)
    // Once is enough: a page may end its process each time.
    kill()
    #expect(await TestLoop.eventually { page.processTermination == .crashed })
    #expect(!page.isRecovering)
    await TestLoop.settle()
    #expect(page.processTermination == .crashed)
    #expect(!page.isLoading)
    try await page.load(URL(string: "recovered://b/")).finish()
    #expect(try await place(of: page) == 0)
  }

  @Test func `A page that hung is loaded again`() async throws {
    let page = try page(TextHandler(Self.text))
    try await page.load(URL(string: "recovered://a/")).finish()
    let call = Task { @MainActor in _ = try await page.callJavaScript("for (;;) {}") }
    await #expect(throws: WebPage.NavigationError.self) { try await call.value }
    #expect(page.processTermination == .unresponsive)
    #expect(await TestLoop.eventually { page.processTermination == nil && !page.isRecovering })
    #expect(
      try await page.callJavaScript("return document.querySelectorAll('p').length") as? Double
        == 2_000)
  }

  @Test func `What the program loads after the end of a process is not overtaken`() async throws {
    let page = try page(TextHandler(Self.text))
    try await page.load(URL(string: "recovered://a/")).finish()
    page.engine.terminateProcess(as: .unresponsive)
    #expect(await TestLoop.eventually { page.processTermination == .unresponsive })
    try await page.load(URL(string: "recovered://b/")).finish()
    await TestLoop.settle()
    #expect(page.url?.host() == "b")
    #expect(!page.isRecovering)
  }

  @Test func `A page that came as text, and one that the program ended, stay as they are`()
    async throws
  {
    let page = try page(TextHandler(Self.text))
    try await page.load(html: "<p>Hello").finish()
    kill()
    #expect(await TestLoop.eventually { page.processTermination == .crashed })
    #expect(!page.isRecovering)
    try await page.load(URL(string: "recovered://a/")).finish()
    page.engine.terminateProcess()
    #expect(await TestLoop.eventually { page.processTermination == .requested })
    #expect(!page.isRecovering)
  }

  private func place(of page: WebPage) async throws -> Double? {
    try await page.callJavaScript("return scrollY") as? Double
  }
}
