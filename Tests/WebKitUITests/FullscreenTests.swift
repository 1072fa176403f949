import CGTK
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct FullscreenTests {
  init() { _ = TestLoop.startGTK }

  @Test(arguments: [false, true])
  func `An element fills the screen and leaves it, whatever the window did before`(
    isFull: Bool
  ) async throws {
    let page = WebPage()
    let window = await ViewWindow(WebView(page).webViewElementFullscreenBehavior(.enabled))
    try await page.load(html: "<div id=a>Hello").finish()
    if isFull { try await window.window.fillScreen(with: page) }
    _ = try await page.callJavaScript("await document.getElementById('a').requestFullscreen()")
    #expect(await TestLoop.eventually { page.fullscreenState == .inFullscreen })
    _ = try await page.callJavaScript("await document.exitFullscreen()")
    #expect(await TestLoop.eventually { page.fullscreenState == .notInFullscreen })
    window.close()
  }

  /// What becomes of a view while an element of its page fills the screen, or is about to.
  enum Ending: CaseIterable { case view, window, page, process, load }

  @Test(arguments: Ending.allCases, [false, true])
  func `A view may go while an element fills the screen`(
    ending: Ending, isEntering: Bool
  ) async throws {
    var page: WebPage? = WebPage()
    let window = await ViewWindow(
      WebView(try #require(page)).webViewElementFullscreenBehavior(.enabled))
    try await page?.load(html: "<div id=a>Hello").finish()
    let ask = Task { [weak page] in
      try await page?.callJavaScript("await document.getElementById('a').requestFullscreen()")
        .map { _ in }
    }
    if isEntering {
      #expect(await TestLoop.eventually { page?.fullscreenState != .notInFullscreen })
    } else {
      try await ask.value
      #expect(await TestLoop.eventually { page?.fullscreenState == .inFullscreen })
    }
    switch ending {
    case .view: window.show(EmptyView())
    case .window: window.close()
    case .page: window.show(WebView(WebPage()))
    case .process: page?.engine.terminateProcess()
    case .load: try await page?.load(html: "<p>next").finish()
    }
    #expect(await TestLoop.eventually { page?.fullscreenState == .notInFullscreen })
    if ending != .window {
      // The window is as it was before.
      let isRestored = await TestLoop.eventually {
        !window.window.property("fullscreened", as: Bool.self)
      }
      #expect(isRestored)
    }
    if ending != .process {
      #expect(
        try await page?.callJavaScript("return document.fullscreenElement === null") as? Bool
          == true)
      try await page?.load(html: "<p>again").finish()
    }
    page = nil
    await TestLoop.settle()
    if ending != .window { window.close() }
    await TestLoop.settle()
  }
}
