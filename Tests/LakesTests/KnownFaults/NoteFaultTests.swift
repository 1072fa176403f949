import Foundation
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// What notes over the text have lost, and should have kept.
@MainActor
@Suite(.serialized)
struct NoteFaultTests {
  /// Has the script that shows notes leave what it shows where a test can see it.
  private static let spy = """
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      return globalThis.lakesShadow = attach.call(this, options);
    };
    """

  @Test func `A note is shown whole, with its links, and another one opens over it`() async throws {
    let page = try await ReadPage.file(
      """
      <title>Notes</title><h2>Notes</h2><p>One<sup><a id=r1 href="#n1">1</a></sup></p>
      <ol class=footnotes><li id=n1><p>First <a href="https://example.org/">with a link</a>.</p>
      <p>Second part, see <sup><a href="#n2">2</a></sup>. <a href="#r1">↩</a></p></li>
      <li id=n2>The other one.</li></ol>
      """)
    let world = WKContentWorld.reader
    let web = page.model.page
    try await web.callJavaScript(Self.spy, contentWorld: world)
    try await page.click("r1")
    let first = try await web.callJavaScript(
      """
      const [box] = lakesShadow.querySelectorAll(".content");
      return [box.textContent.replace(/\\s+/g, " ").trim(),
        ...[...box.querySelectorAll("a")].map((link) => link.getAttribute("href"))];
      """, as: [String].self, contentWorld: world)
    #expect(
      first == [
        "First with a link. Second part, see 2.", "https://example.org/", "#n2",
      ])
    let boxes = try await web.callJavaScript(
      """
      lakesShadow.querySelector("sup a").click();
      return [...lakesShadow.querySelectorAll(".content")].map((box) => box.textContent);
      """, as: [String].self, contentWorld: world)
    #expect(boxes.count == 2)
    #expect(boxes.last == "The other one.")
    page.close()
  }

  @Test func `What leads into contents, or back, jumps and shows no note`() async throws {
    let page = try await ReadPage.file(
      """
      <title>Notes</title><nav><a id=contents href="#part">Part</a></nav><h2>Notes</h2>
      <p id=place>One <a id=plain href="#paragraph">below</a></p>\(numberedParagraphs(20))
      <h2 id=part>Part</h2><p id=paragraph>Below</p>\(numberedParagraphs(20))
      <ol class=footnotes><li id=n1>A note <a id=back href="#place">↩</a></li></ol>
      """)
    for id in ["contents", "plain", "back"] {
      try await page.click(id)
      let isNote = try await page.ask(
        "return document.querySelector('lakes-note') !== null", as: Bool.self)
      #expect(!isNote, "\(id)")
      #expect(try await page.ask("return location.hash", as: String.self) != "", "\(id)")
    }
    page.close()
  }
}
