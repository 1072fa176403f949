import Foundation
import GTKUI
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// What has made pages wider than their windows, or hard on the eyes, and should not have.
@MainActor
@Suite(.serialized)
struct LayoutFaultTests {
  nonisolated private static let wide: [(name: String, html: String)] = [
    (
      "a table of twelve columns",
      "<table><tr>\(String(repeating: "<td>Thousands of words</td>", count: 12))</table>"
    ),
    ("prepared text of 300 characters", "<pre>\(String(repeating: "0123456789", count: 30))</pre>"),
    (
      "an address in code",
      "<p>See <code>https://example.org/\(String(repeating: "long/", count: 60))</code>.</p>"
    ),
    ("a word of 300 letters", "<p>\(String(repeating: "abc", count: 100))</p>"),
    ("a frame", "<iframe width=1560 height=100></iframe>"),
    (
      "a picture",
      "<img width=3000 height=20 src=\"data:image/svg+xml,"
        + "<svg xmlns='http://www.w3.org/2000/svg' width='3000' height='20'/>\">"
    ),
  ]

  @Test(arguments: wide.indices)
  func `Nothing makes a page without a style of its own scroll sideways`(index: Int) async throws {
    let (name, html) = Self.wide[index]
    let page = try await ReadPage.file(
      "<title>Wide</title><h2>Wide</h2><p>Text</p>\(html)", size: (640, 600))
    let room = try await page.ask(
      "const e = document.documentElement; return e.scrollWidth - e.clientWidth", as: Double.self)
    #expect(room <= 0, "\(name)")
    page.close()
  }

  @Test func `A table stays a table for those who hear it`() async throws {
    let page = try await ReadPage.file("<title>Wide</title><h2>Wide</h2>\(Self.wide[0].html)")
    let display = try await page.ask(
      "return getComputedStyle(document.querySelector('table')).display", as: String.self)
    #expect(display == "table")
    page.close()
  }

  @Test
  func `In the dark the ground reaches as far as the page scrolls, and drawings have a plate`()
    async throws
  {
    let drawing =
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let file = ReadPage.temporaryFolder()
    try ReadPage.write(
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>".utf8),
      to: file.appending(path: "drawing.svg"))
    let page = try await ReadPage.file(
      """
      <title>Dark</title><style>p { font-size: 20px }</style><h2>Dark</h2>
      <p style="width: 3000px; background: white; color: black">Wide</p>
      <img id=beside src="drawing.svg"><img id=within src="\(drawing)">
      """, in: file)
    page.model.shared.appearance.theme = .dark
    page.window.flush()
    let look = """
      const colour = (element) => getComputedStyle(element).backgroundColor;
      return [colour(document.documentElement), colour(document.querySelector("#beside")),
        String(document.querySelector("#beside").naturalWidth)];
      """
    var seen: [String] = []
    for _ in 0..<200 where seen.first != "rgb(30, 30, 30)" {
      seen = try await page.ask(look, as: [String].self)
      await TestLoop.settle()
    }
    #expect(seen == ["rgb(30, 30, 30)", "rgb(236, 235, 230)", "9"])
    page.close()
  }
}
