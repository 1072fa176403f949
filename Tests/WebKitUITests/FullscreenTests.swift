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
  enum Ending: CaseIterable {
    case view, window, page, process, load
    /// GTK destroys the window, and nobody has taken the view out before.
    case destruction
  }

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
    case .destruction: gtk_window_destroy(window.window.cast())
    case .page: window.show(WebView(WebPage()))
    case .process: page?.engine.terminateProcess()
    case .load: try await page?.load(html: "<p>next").finish()
    }
    #expect(await TestLoop.eventually { page?.fullscreenState == .notInFullscreen })
    if ending != .window, ending != .destruction {
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

  @Test func `A view whose window was destroyed in full screen is shown in the next one`()
    async throws
  {
    let page = WebPage()
    let window = await ViewWindow(WebView(page).webViewElementFullscreenBehavior(.enabled))
    try await page.load(html: "<div id=a>Hello").finish()
    _ = try await page.callJavaScript("await document.getElementById('a').requestFullscreen()")
    #expect(await TestLoop.eventually { page.fullscreenState == .inFullscreen })
    let frame = try #require(gtk_widget_get_parent(page.engine.view.cast()))
    let kept = Object(retaining: UnsafeMutableRawPointer(frame))
    gtk_window_destroy(window.window.cast())
    #expect(await TestLoop.eventually { page.fullscreenState == .notInFullscreen })
    #expect(gtk_widget_get_parent(page.engine.view.cast()) != frame)
    let next = Object(retaining: gtk_window_new())
    gtk_window_set_child(window.window.cast(), nil)
    gtk_window_set_child(next.cast(), kept.cast())
    gtk_window_present(next.cast())
    #expect(await TestLoop.eventually { gtk_widget_get_parent(page.engine.view.cast()) == frame })
    try await page.load(html: "<p>again").finish()
    gtk_window_set_child(next.cast(), nil)
    gtk_window_destroy(next.cast())
    window.close()
  }

  @Test func `A page in full screen that goes does not take its process from others`() async throws
  {
    let opener = WebPage()
    let popups = PopupStack { _ in true }
    opener.popupPresenter = popups
    try await opener.load(html: "<p>opener").finish()
    _ = try await opener.callJavaScript("window.open('about:blank') ; return 1")
    #expect(await TestLoop.eventually { popups.pages.count == 1 })
    var popup: WebPage? = popups.pages.first
    let window = await ViewWindow(
      WebView(try #require(popup)).webViewElementFullscreenBehavior(.enabled))
    // The empty page that it begins with has come, and knows that it may.
    #expect(await TestLoop.eventually { popup?.isLoading == false })
    await TestLoop.settle()
    _ = try await popup?.callJavaScript(
      "document.body.innerHTML = '<div id=a>x'; await document.getElementById('a').requestFullscreen()"
    )
    #expect(await TestLoop.eventually { popup?.fullscreenState == .inFullscreen })
    weak let view = popup?.engine.view
    if let page = popup { popups.dismiss(page) }
    popup = nil
    window.close()
    await TestLoop.settle()
    #expect(await TestLoop.eventually { view == nil })
    #expect(opener.processTermination == nil)
    #expect(
      try await opener.callJavaScript("return document.body.innerText") as? String == "opener")
  }
}
