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

/// Pages that were shown leave nothing behind, whichever end their window came to.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct LeakTests {
  init() { _ = TestLoop.startGTK }

  /// How a page comes to its end.
  enum Ending: CaseIterable {
    case viewFirst, pageFirst, window, kill, loading, dialog
  }

  private static let count =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 5 : 50

  @Test(arguments: Ending.allCases)
  func `Pages that were opened and closed leave no page, no view and no process`(
    ending: Ending
  ) async throws {
    let before = Set(TestProcesses.descendants(named: "WebKitWebProcess"))
    var views: [WeakObject] = []
    var pages: [WeakPage] = []
    for _ in 0..<Self.count {
      let (page, view) = try await open(ending)
      pages.append(page)
      views.append(view)
    }
    let areGone = await TestLoop.eventually(within: 2) {
      views.allSatisfy { !$0.isAlive } && pages.allSatisfy { $0.page == nil }
        && before.isSuperset(of: TestProcesses.descendants(named: "WebKitWebProcess"))
    }
    #expect(
      areGone,
      """
      \(pages.count { $0.page != nil }) pages, \(views.count { $0.isAlive }) views, \
      \(Set(TestProcesses.descendants(named: "WebKitWebProcess")).subtracting(before)) processes
      """)
  }

  /// Opens a page in a window and brings both to an end.
  private func open(_ ending: Ending) async throws -> (WeakPage, WeakObject) {
    let presenter = OpenDialog()
    defer { presenter.gate.open() }
    var configuration = try WebPage.Configuration.serving("leaks", SilentHandler())
    // What looks after a page must not keep it.
    configuration.watchdog = WebPage.Watchdog(interval: 0.1, patience: 30)
    configuration.processRecovery = .reload
    let page = WebPage(configuration: configuration, dialogPresenter: presenter)
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    try await page.load(html: "<p>Hello").finish()
    switch ending {
    case .viewFirst:
      window.show(EmptyView())
      #expect(try await page.callJavaScript("return 1") as? Double == 1)
    case .pageFirst:
      // The view stays, and goes on with another page.
      window.show(WebView(WebPage()))
    case .window:
      break
    case .kill:
      page.engine.terminateProcess(as: .crashed)
    case .loading:
      page.load(URL(string: "leaks://a/"))
      await TestLoop.turns(5)
    case .dialog:
      Task { [weak page] in _ = try await page?.callJavaScript("alert('open')") }
      #expect(await TestLoop.eventually { presenter.isShown.isSet })
    }
    return (WeakPage(page), WeakObject(page.engine.view))
  }
}

/// A page that may have gone.
@MainActor final class WeakPage {
  private(set) weak var page: WebPage?

  init(_ page: WebPage) { self.page = page }
}
