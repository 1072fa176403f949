import CGTK
import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageMouseEventsTests {
  init() { _ = TestLoop.startGTK }

  nonisolated private static let pointer = "/usr/bin/xdotool"

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: pointer)))
  func mouseDownUpFiresClickHandler() async throws {
    let page = WebPage()
    let window = await TestWindow(page)
    try await page.load(
      html: """
        <body style='margin:0' onclick='document.title = "clicked"'>
        <a href='about:blank?lake' style='position:fixed;inset:0'>x</a>
        """
    ).finish()
    let process = Process()
    process.executableURL = URL(filePath: Self.pointer)
    process.arguments = ["mousemove", "300", "200", "mousemove", "310", "210", "click", "1"]
    // The page must have drawn itself to be hit.
    try await page.callJavaScript("await new Promise(done => requestAnimationFrame(done))")
    try process.run()
    #expect(await TestLoop.eventually { page.hoveredLink?.absoluteString == "about:blank?lake" })
    #expect(
      await TestLoop.eventually {
        page.title == "clicked" || page.url?.absoluteString == "about:blank?lake"
      })
    withExtendedLifetime(window) {}
  }
}
