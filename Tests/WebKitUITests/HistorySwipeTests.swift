import CGTK
import CTestLoop
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// What two fingers on a touchpad do; there is none to try it with, so GTK's controller is told of it.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HistorySwipeTests {
  init() { _ = TestLoop.startGTK }

  private func swipe(_ moves: [(x: Double, y: Double)]) -> HistorySwipe.Way? {
    var swipe = HistorySwipe()
    for move in moves { _ = swipe.move(x: move.x, y: move.y) }
    return swipe.result
  }

  @Test func `Fingers that go far enough sideways swipe`() {
    #expect(swipe([(-20, 2), (-60, -5), (-60, 3)]) == .left)
    #expect(swipe([(70, 0), (70, 10)]) == .right)
  }

  @Test func `Short ways, slanting ones and ways there and back are none`() {
    #expect(swipe([]) == nil)
    #expect(swipe([(-60, 0), (-50, 0)]) == nil)
    #expect(swipe([(-200, 150)]) == nil)
    #expect(swipe([(0, 300), (-140, 0)]) == nil)
    #expect(swipe([(-200, 0), (150, 0)]) == nil)
    #expect(swipe([(-30, 0), (400, 0)]) == nil)
    #expect(swipe([(.nan, 0), (.infinity, 0), (-130, 0)]) == .left)
  }

  @Test func `Which way they go is told once`() {
    var swipe = HistorySwipe()
    #expect(swipe.move(x: -5, y: 0) == nil)
    #expect(swipe.move(x: -10, y: 0) == .left)
    #expect(swipe.move(x: -100, y: 0) == nil)
  }

  /// A page with a box that scrolls sideways at its top, and the requests that come from it.
  @MainActor private final class Touched {
    let page = WebPage()
    private(set) var requests: [WebView.HistoryRequest] = []
    private(set) var window: ViewWindow?

    init(_ html: String = "<p style='height:400px'>Nothing to scroll") async throws {
      let view = WebView(page).webViewOnHistoryRequest { [weak self] in
        self?.requests.append($0)
      }
      window = await ViewWindow(view)
      try await page.load(html: "<body style='margin:0'>" + html).finish()
      try await window?.window.fillScreen(with: page)
      Pointer.move(300, 100)
      Pointer.move(310, 110)
      try await page.callJavaScript(
        "while (!document.querySelector('p:hover')) await new Promise(requestAnimationFrame)")
    }

    /// Moves two fingers, and lets go once the page has answered.
    func stroke(_ moves: (x: Double, y: Double)...) async throws {
      let controllers = page.engine.view.controllers("GtkEventControllerScroll")
        .filter {
          gtk_event_controller_scroll_get_flags($0.opaque) == GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES
        }
        .filter { gtk_event_controller_get_propagation_phase($0.opaque) == GTK_PHASE_CAPTURE }
      let controller = try #require(controllers.first)
      lakes_test_touched(controller.pointer, 1)
      for move in moves { #expect(lakes_test_scrolled(controller.pointer, move.x, move.y) == 0) }
      lakes_test_touched(controller.pointer, 0)
      // Behind the question that the stroke has asked.
      try await page.callJavaScript("return 1")
      await TestLoop.settle()
    }

    func close() { window?.close() }
  }

  @Test func `A swipe asks to go back or forward, and scrolling does not`() async throws {
    let touched = try await Touched()
    try await touched.stroke((-20, 0), (-20, 1))
    #expect(touched.requests == [.back])
    try await touched.stroke((3, 0), (30, 1))
    #expect(touched.requests == [.back, .forward])
    try await touched.stroke((0, 40), (-5, 60))
    try await touched.stroke((2, 0))
    #expect(touched.requests == [.back, .forward])
    touched.close()
  }

  @Test func `Where the interface reads from right to left, so do swipes`() async throws {
    let touched = try await Touched()
    gtk_widget_set_direction(touched.page.engine.view.cast(), GTK_TEXT_DIR_RTL)
    try await touched.stroke((-20, 0))
    #expect(touched.requests == [.forward])
    touched.close()
  }

  @Test(arguments: ["ltr", "rtl"])
  func `What scrolls sideways scrolls until it comes to its end`(direction: String) async throws {
    let touched = try await Touched(
      "<div dir=\(direction) style='overflow-x:auto;height:400px'><p style='width:5000px;height:300px;margin:0'>x"
    )
    let end = direction == "ltr" ? "5000" : "-5000"
    // At the start, in the middle, and at the end.
    try await touched.stroke((-20, 0))
    #expect(touched.requests == (direction == "ltr" ? [.back] : []))
    try await touched.page.callJavaScript("document.querySelector('div').scrollLeft = \(end) / 5")
    try await touched.stroke((-20, 0))
    try await touched.stroke((20, 0))
    #expect(touched.requests == (direction == "ltr" ? [.back] : []))
    try await touched.page.callJavaScript("document.querySelector('div').scrollLeft = \(end)")
    try await touched.stroke((-20, 0))
    #expect(touched.requests == [.back])
    try await touched.stroke((20, 0))
    #expect(touched.requests == (direction == "ltr" ? [.back, .forward] : [.back]))
    touched.close()
  }
}
