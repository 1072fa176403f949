import Foundation
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// How lists of contents have gone astray, and should have led.
@MainActor
@Suite(.serialized)
struct ContentsFaultTests {
  /// How far the heading of a number stands from the upper edge.
  private func top(of heading: Int, _ page: ReadPage) async throws -> Double {
    try await page.ask(
      "return document.querySelectorAll('h2, h3, h4')[heading].getBoundingClientRect().top",
      as: Double.self, ["heading": heading])
  }

  @Test func `Of two headings with the same words and the same id each is led to`() async throws {
    let text = numberedParagraphs(20)
    let page = try await ReadPage.file(
      """
      <title>Contents</title><h2 id=usage>Usage</h2>\(text)<h2 id=usage>Usage</h2>\(text)
      <h2 id=usage>Usage</h2>\(text)
      """)
    for section in [1, 2, 0, 2] {
      page.model.show(section)
      #expect(await TestLoop.eventually { page.model.tracker.marked == section })
      var distance = 999.0
      for _ in 0..<100 where abs(distance) > 40 {
        distance = try await top(of: section, page)
        await TestLoop.settle()
      }
      #expect(abs(distance) <= 40, "section \(section)")
    }
    page.close()
  }

  @Test func `Headings of all levels, without ids and in boxes of any kind, are listed and marked`()
    async throws
  {
    let text = numberedParagraphs(12)
    let page = try await ReadPage.file(
      """
      <title>Contents</title>
      <div style="display: flex; flex-direction: column; position: relative; top: 30px">
      <div style="position: relative; transform: translateY(20px)"><h2>One</h2>\(text)</div>
      <section style="position: relative"><h4>Deep</h4>\(text)</section></div>
      <div style="display: grid"><h3></h3>\(text)</div><h2>Last</h2>\(text)
      """)
    #expect(page.model.sections.map(\.title) == ["One", "Deep", "", "Last"])
    #expect(page.model.sections.map(\.level) == [0, 2, 1, 0])
    #expect(page.model.sections[2].label == "Untitled section")
    for section in page.model.sections {
      // The page may be laid out anew once its fonts are in.
      await TestLoop.settle()
      let top = try await top(of: section.id, page)
      try await page.scroll(to: "scrollY + \(top) - 20")
      #expect(
        await TestLoop.eventually { page.model.tracker.marked == section.id }, "\(section.title)")
    }
    page.close()
  }

  @Test func `The document stays as it is, and a section that was chosen can be chosen again`()
    async throws
  {
    let page = try await ReadPage.articles(
      [
        "pond/index.html": "<h2>“Quotes” &amp; 'signs' &lt;b&gt;</h2>\(numberedParagraphs(30))"
          + "<h2>Second</h2>\(numberedParagraphs(30))"
      ], opening: "lakes://pond/")
    let html = "return document.documentElement.outerHTML"
    let before = try await page.ask(html, as: String.self)
    #expect(page.model.sections[0].label == "“Quotes” & 'signs' <b>")
    page.window.flush()
    #expect(page.window.texts.contains("“Quotes” & 'signs' <b>"))
    for _ in 0..<2 {
      page.model.show(1)
      #expect(await TestLoop.eventually { page.model.tracker.offset > 1000 })
      try await page.scroll(to: "0")
    }
    #expect(try await page.ask(html, as: String.self) == before)
    #expect(!page.model.canGoBack)
    page.close()
  }

  @Test func `The marked row of a long list of contents is kept in sight`() async throws {
    let sections = (1...80).map { "<h2>Section \($0)</h2><p>Text</p>" }.joined()
    let page = try await ReadPage.articles(["pond/index.html": sections], opening: "lakes://pond/")
    let row = "Section 80"
    page.window.flush()
    try await page.scroll(to: "document.documentElement.scrollHeight")
    #expect(
      await TestLoop.eventually {
        page.window.flush()
        return page.window.texts.contains(row)
      }, "only rows in sight have labels")
    page.close()
  }
}
