import CGTK
import Foundation
import FoundationNetworking
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Holds a dialog open until the test ends.
@MainActor private final class OpenDialog: WebPage.DialogPresenting {
  let isShown = Flag()
  let gate = Gate()

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    isShown.set()
    await gate.pass()
  }
}

/// Pages that were shown leave nothing behind, whichever end they came to.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct LeakTests {
  init() { _ = TestLoop.startGTK }

  /// How a page comes to its end.
  enum Ending: CaseIterable {
    case viewFirst, pageFirst, window, kill, loading, dialog, call
  }

  private static let count =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 5 : 50

  @Test(arguments: Ending.allCases)
  func `Pages that were opened and closed leave no page, no view and no process`(
    ending: Ending
  ) async throws {
    let before = Set(webProcesses)
    var traces: [Trace] = []
    for _ in 0..<Self.count {
      traces.append(try await openAndClose(ending))
    }
    let areGone = await TestLoop.eventually(within: 2) {
      traces.allSatisfy { !$0.isAlive } && before.isSuperset(of: webProcesses)
    }
    #expect(
      areGone,
      """
      \(traces.count { $0.page != nil }) pages, \(traces.count { $0.view.isAlive }) views, \
      \(Set(webProcesses).subtracting(before)) processes
      """)
  }

  private var webProcesses: [Int32] { TestProcesses.descendants(named: "WebKitWebProcess") }

  private func openAndClose(_ ending: Ending) async throws -> Trace {
    let presenter = OpenDialog()
    let window = await ViewWindow(EmptyView())
    let trace = try await usePage(ending, in: window, presenter)
    if ending == .pageFirst || ending == .dialog || ending == .call {
      // The window is still there, and what the page asked still waits for its answer.
      let isGone = await TestLoop.eventually(within: 2) { !trace.isAlive }
      #expect(isGone, "\(ending)")
    }
    presenter.gate.open()
    window.close()
    return trace
  }

  /// Shows a page and brings it, its view or both to an end; nobody but the view holds it afterwards.
  private func usePage(
    _ ending: Ending, in window: ViewWindow, _ presenter: OpenDialog
  ) async throws -> Trace {
    let others = Set(webProcesses)
    var configuration = try WebPage.Configuration.serving("leaks", SilentHandler())
    // What looks after a page must not keep it.
    configuration.watchdog = WebPage.Watchdog(interval: 0.1, patience: 30)
    configuration.processRecovery = .reload
    let page = WebPage(configuration: configuration, dialogPresenter: presenter)
    window.show(WebView(page))
    try await page.load(html: "<p>Hello").finish()
    switch ending {
    case .viewFirst:
      window.show(EmptyView())
      #expect(window.widgets("WebKitWebView").isEmpty)
      #expect(try await page.callJavaScript("return 1") as? Double == 1)
    case .pageFirst:
      // The view stays, and goes on with another page.
      window.show(WebView(WebPage()))
    case .window:
      gtk_window_destroy(window.window.cast())
    case .kill:
      for process in Set(webProcesses).subtracting(others) { kill(process, SIGKILL) }
      #expect(await TestLoop.eventually { page.processTermination == .crashed })
    case .loading:
      for try await _ in page.load(URL(string: "leaks://a/")) { break }
      #expect(page.isLoading)
    case .dialog:
      Task { [weak page] in _ = try await page?.callJavaScript("alert('open')") }
      #expect(await TestLoop.eventually { presenter.isShown.isSet })
      window.show(EmptyView())
    case .call:
      Task { [weak page] in _ = try await page?.callJavaScript("await new Promise(() => {})") }
      #expect(await TestLoop.eventually { !page.calls.isEmpty })
      window.show(EmptyView())
    }
    return Trace(page)
  }
}

/// What is left of a page.
@MainActor private final class Trace {
  private(set) weak var page: WebPage?
  let view: WeakObject

  init(_ page: WebPage) {
    self.page = page
    view = WeakObject(page.engine.view)
  }

  var isAlive: Bool { page != nil || view.isAlive }
}
