import CGTK
import Foundation
import GLibSupport
import GTKUI
import Observation
import TestSupport
import Testing

@testable import WebKitUI

/// What the user does over a page and the program wants to know.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct WebViewRequestTests {
  init() { _ = TestLoop.startGTK }

  /// Shows a view on the whole screen, the pointer over it, and a page that counts what it hears.
  private func show(_ page: WebPage, _ view: some View) async throws -> ViewWindow {
    let window = await ViewWindow(view)
    try await page.load(
      html: """
        <body style='margin:0;height:9000px'><a href='#a' style='position:fixed;inset:0'>x</a><script>
        globalThis.heard = 0;
        addEventListener('wheel', () => heard += 1);
        </script>
        """
    ).finish()
    gtk_window_fullscreen(window.window.cast())
    #expect(await TestLoop.eventually { gtk_widget_get_width(page.engine.view.cast()) > 800 })
    try await page.callJavaScript("await new Promise(done => requestAnimationFrame(done))")
    Pointer.move(300, 200)
    Pointer.move(310, 210)
    #expect(await TestLoop.eventually { page.hoveredLink?.fragment() == "a" })
    return window
  }

  @Test func `The wheel with Ctrl is the program's, and without it the page's`() async throws {
    let page = WebPage()
    var requests: [WebView.ZoomRequest] = []
    let window = try await show(page, WebView(page).webViewOnZoomRequest { requests.append($0) })
    defer { window.close() }
    Pointer.hold(UInt32(GDK_KEY_Control_L)) {
      Pointer.turnWheel(up: true, 310, 210)
      Pointer.turnWheel(up: true, 310, 210)
      Pointer.turnWheel(up: false, 310, 210)
    }
    #expect(await TestLoop.eventually { requests.count >= 3 })
    #expect(requests == [.larger, .larger, .smaller])
    #expect(try await page.callJavaScript("return heard", as: Int.self) == 0)
    Pointer.turnWheel(up: false, 310, 210)
    try await page.callJavaScript(
      "while (!heard) await new Promise(done => requestAnimationFrame(done))")
    #expect(requests.count == 3)
  }

  @Test func `The wheel with Ctrl is the page's where the program does not want it`() async throws {
    let page = WebPage()
    let window = try await show(page, WebView(page).webViewOnZoomRequest(perform: nil))
    defer { window.close() }
    Pointer.hold(UInt32(GDK_KEY_Control_L)) { Pointer.turnWheel(up: false, 310, 210) }
    try await page.callJavaScript(
      "while (!heard) await new Promise(done => requestAnimationFrame(done))")
  }

  @Test func `The buttons at the side of the mouse are the program's`() async throws {
    let page = WebPage()
    var requests: [WebView.HistoryRequest] = []
    let window = try await show(
      page, WebView(page).webViewOnHistoryRequest { requests.append($0) })
    defer { window.close() }
    try await page.callJavaScript("history.pushState(1, '', '#here')")
    Pointer.press(8)
    #expect(await TestLoop.eventually { requests == [.back] })
    Pointer.press(9)
    #expect(await TestLoop.eventually { requests == [.back, .forward] })
    await TestLoop.settle()
    #expect(page.url?.fragment() == "here")
  }

  @Test func `Swipes are the page's only where the program keeps no history of its own`() async {
    let page = WebPage()
    let settings = page.engine.settings
    let setting = "enable-back-forward-navigation-gestures"
    let window = await ViewWindow(WebView(page).webViewOnHistoryRequest { _ in })
    #expect(!settings.property(setting, as: Bool.self))
    window.show(WebView(page).webViewOnHistoryRequest(perform: nil))
    #expect(settings.property(setting, as: Bool.self))
    #expect(page.engine.historyCatchers.isEmpty)
    window.close()
  }

  @Test func `Parts of a step add up, and another direction begins anew`() {
    var steps = WheelSteps()
    #expect([0.4, 0.4, 0.4, -0.9, -0.2, 3, .nan].map { steps.take($0) } == [0, 0, 1, 0, -1, 3, 0])
    #expect(steps.take(1e300) == 100)
  }

  @Test func `A context menu knows the picture and the selected text that were pressed`()
    async throws
  {
    let page = WebPage()
    var menus: [WebView.ActivatedElementInfo] = []
    let window = await ViewWindow(
      WebView(page).webViewContextMenu { info in
        let _ = menus.append(info)
        EmptyView()
      })
    defer { window.close() }
    try await page.load(
      html: """
        <body style='margin:0;font-size:60px'><img src='data:image/gif;base64,\(Self.picture)'
        style='position:fixed;left:0;top:0;width:300px;height:500px'>
        <p style='margin:0 0 0 400px'>lakelakelakelakelakelake
        """
    ).finish()
    gtk_window_fullscreen(window.window.cast())
    #expect(await TestLoop.eventually { gtk_widget_get_width(page.engine.view.cast()) > 800 })
    try await page.callJavaScript(
      """
      getSelection().selectAllChildren(document.querySelector('p'));
      await new Promise(done => requestAnimationFrame(done));
      """)
    Pointer.press(3, 100, 100)
    #expect(await TestLoop.eventually { !menus.isEmpty })
    #expect(menus.last?.imageURL?.scheme == "data")
    #expect(menus.last?.selectedText == nil)
    menus = []
    Pointer.press(3, 500, 30)
    #expect(await TestLoop.eventually { !menus.isEmpty })
    #expect(menus.last?.imageURL == nil)
    #expect(menus.last?.linkURL == nil)
    #expect(menus.last?.selectedText == "lakelakelakelakelakelake")
  }

  private static let picture = "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="

  @Test func `A caret shows in a page where the program wants one`() async throws {
    let page = WebPage()
    var seen: [Bool] = []
    let watch = Task { @MainActor in
      for await value in Observations({ page.isCaretBrowsingEnabled }) { seen.append(value) }
    }
    defer { watch.cancel() }
    #expect(await TestLoop.eventually { seen == [false] })
    page.isCaretBrowsingEnabled = true
    #expect(await TestLoop.eventually { seen == [false, true] })
    #expect(page.engine.settings.property("enable-caret-browsing", as: Bool.self))
  }
}
