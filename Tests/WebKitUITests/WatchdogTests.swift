import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// Pages that hang and pages that take more memory than they may.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct WatchdogTests {
  init() { _ = TestLoop.startGTK }

  private func page(_ watchdog: WebPage.Watchdog?) -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.watchdog = watchdog
    return WebPage(configuration: configuration)
  }

  @Test func `A page that hangs is noticed and ended`() async throws {
    let page = page(.init(interval: 0.05, patience: 0.5))
    try await page.load(html: "<p>Hello").finish()
    let call = Task { @MainActor in _ = try await page.callJavaScript("for (;;) {}") }
    #expect(await TestLoop.eventually { !page.isResponsive })
    #expect(await TestLoop.eventually { page.processTermination == .unresponsive })
    await #expect(throws: WebPage.NavigationError.self) { try await call.value }
    try await page.load(html: "<p>again").finish()
    #expect(await TestLoop.eventually { page.isResponsive })
  }

  @Test func `A page that hangs is only told of where nothing else is wanted`() async throws {
    let page = page(.init(interval: 0.05, patience: 0.3, action: .report))
    try await page.load(html: "<p>Hello").finish()
    let script = "const end = Date.now() + 1200; while (Date.now() < end) {} return 1"
    let call = Task { @MainActor in try await page.callJavaScript(script, as: Int.self) }
    #expect(await TestLoop.eventually { !page.isResponsive })
    let answer = try await call.value
    #expect(answer == 1)
    #expect(await TestLoop.eventually { page.isResponsive })
    #expect(page.processTermination == nil)
  }

  @Test func `A page that answers is let be`() async throws {
    let page = page(.init(interval: 0.01, patience: 5))
    try await page.load(html: "<p>Hello").finish()
    for _ in 0..<20 { _ = try await page.callJavaScript("return 1") }
    #expect(page.isResponsive)
    #expect(page.processTermination == nil)
  }

  @Test func `A page whose dialog is open is not taken for one that hangs`() async throws {
    let presenter = PatientPresenter()
    var configuration = WebPage.Configuration()
    configuration.watchdog = .init(interval: 0.02, patience: 0.2)
    let page = WebPage(configuration: configuration, dialogPresenter: presenter)
    try await page.load(html: "<p>Hello").finish()
    let call = Task { @MainActor in
      try await page.callJavaScript("alert('lake'); return 1", as: Int.self)
    }
    #expect(await TestLoop.eventually { presenter.isShown.isSet })
    let start = ContinuousClock.now
    #expect(await TestLoop.eventually { .now - start > .seconds(1) })
    #expect(page.isResponsive)
    #expect(page.processTermination == nil)
    presenter.gate.open()
    let answer = try await call.value
    #expect(answer == 1)
    // From then on the page has to answer again.
    let hang = Task { @MainActor in _ = try await page.callJavaScript("for (;;) {}") }
    #expect(await TestLoop.eventually { page.processTermination == .unresponsive })
    await #expect(throws: WebPage.NavigationError.self) { try await hang.value }
  }

  @Test func `A dialog that nobody answers any more does not hide that a page hangs`() async throws
  {
    let presenter = PatientPresenter()
    defer { presenter.gate.open() }
    var configuration = WebPage.Configuration()
    configuration.watchdog = .init(interval: 0.02, patience: 0.2)
    let page = WebPage(configuration: configuration, dialogPresenter: presenter)
    try await page.load(html: "<p>Hello").finish()
    let call = Task { @MainActor in _ = try await page.callJavaScript("alert('lake')") }
    #expect(await TestLoop.eventually { presenter.isShown.isSet })
    #expect(page.engine.dialogs.count == 1)
    page.engine.terminateProcess(as: .crashed)
    await #expect(throws: WebPage.NavigationError.self) { try await call.value }
    #expect(page.engine.dialogs.count == 0)
    #expect(await TestLoop.eventually { presenter.isCancelled.isSet })
    try await page.load(html: "<p>again").finish()
    let hang = Task { @MainActor in _ = try await page.callJavaScript("for (;;) {}") }
    #expect(await TestLoop.eventually { page.processTermination == .unresponsive })
    await #expect(throws: WebPage.NavigationError.self) { try await hang.value }
  }

  @Test func `A page that takes too much memory is ended, and others are let be`() async throws {
    let limited = page(.init(interval: 5, patience: 60, memoryLimit: 250_000_000))
    let free = page(nil)
    // A page that is not shown has timers once a second, and the memory is looked at less often than it
    // may take to be taken.
    let take = """
      globalThis.kept = [];
      for (let i = 0; i < 80; i++) {
        kept.push(new Uint8Array(5_000_000).fill(i));
        await new Promise(done => {
          const channel = new MessageChannel();
          channel.port1.onmessage = done;
          channel.port2.postMessage(0);
        });
      }
      if (keeps) await new Promise(done => { globalThis.done = done; });
      return kept.length
      """
    for page in [limited, free] { try await page.load(html: "<p>Hello").finish() }
    // No page of another test is left, whose limit would hold for this one too.
    #expect(MemoryWatch.largestLimit == 250_000_000)
    #expect(try await free.callJavaScript(take, arguments: ["keeps": false]) as? Double == 80)
    await #expect(throws: WebPage.NavigationError.self) {
      try await limited.callJavaScript(take, arguments: ["keeps": true])
    }
    #expect(limited.processTermination == .exceededMemoryLimit)
    let start = ContinuousClock.now
    #expect(await TestLoop.eventually { .now - start > .seconds(2) })
    #expect(free.processTermination == nil)
    #expect(try await free.callJavaScript("return kept.length") as? Double == 80)
    try await limited.load(html: "<p>again").finish()
    #expect(limited.processTermination == nil)
  }

  @Test func `A page that takes memory and never pauses is ended`() async throws {
    let page = page(.init(interval: 5, patience: 60, memoryLimit: 300_000_000))
    try await page.load(html: "<p>Hello").finish()
    #expect(MemoryWatch.largestLimit == 300_000_000)
    let script = "const kept = []; for (;;) kept.push(new Uint8Array(200_000).fill(1))"
    await #expect(throws: WebPage.NavigationError.self) { try await page.callJavaScript(script) }
    #expect(page.processTermination == .exceededMemoryLimit)
  }

  @Test func `The processes that run pages are found, with their memory`() async throws {
    let page = page(nil)
    try await page.load(html: "<p>Hello").finish()
    let found = WebProcess.running
    #expect(
      Set(found.map(\.number)) == Set(TestProcesses.descendants(named: "WebKitWebProcess")))
    #expect(found.allSatisfy { $0.memory > 1_000_000 && $0.memory < 2_000_000_000 })
    #expect(found.allSatisfy { $0.hasStarted })
  }
}

/// Leaves a dialog open until it is told to close it.
@MainActor private final class PatientPresenter: WebPage.DialogPresenting {
  let isShown = Flag()
  let isCancelled = Flag()
  let gate = Gate()

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    isShown.set()
    await withTaskCancellationHandler {
      await gate.pass()
    } onCancel: {
      Task { @MainActor in isCancelled.set() }
    }
  }
}
