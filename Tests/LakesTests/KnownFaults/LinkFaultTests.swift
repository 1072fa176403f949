import Foundation
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// Where links of readers of this kind have led, and should have.
@MainActor
@Suite(.serialized)
struct LinkFaultTests {
  @Test(arguments: ["", "rel=noopener", "rel='noopener noreferrer'"])
  func `A link to a new window opens: outside in the browser, inside over the text`(
    relation: String
  ) async throws {
    let page = try await ReadPage.articles(
      [
        "pond/index.html": """
        <h2>Links</h2><a id=out target=_blank \(relation) href="https://example.org/a?b=%20c">out</a>
        <a id=in target=_blank \(relation) href="lakes://mere/">in</a>
        """, "mere/index.html": "<h2>Here</h2>",
      ], opening: "lakes://pond/")
    try await page.click("out")
    #expect(await TestLoop.eventually { page.outside == ["https://example.org/a?b=%20c"] })
    try await page.click("in")
    #expect(await TestLoop.eventually { page.model.popups.topmost?.title == "Mere" })
    #expect(page.model.page.title == "Pond")
    page.close()
  }

  @Test(arguments: [
    "mailto:a@example.org?subject=x%20y&body=%C3%A9", "mailto:a@example.org,b@example.org",
    "mailto:a%2Bb@example.org?cc=c@example.org",
  ])
  func `A mail address is handed on as it was written`(address: String) async throws {
    let page = try await ReadPage.articles(
      ["pond/index.html": "<h2>Links</h2><a id=mail href='\(address)'>mail</a>"],
      opening: "lakes://pond/")
    try await page.click("mail")
    #expect(await TestLoop.eventually { page.outside == [address] })
    page.close()
  }

  @Test func `A picture within a link is the link when it is clicked, and Back finds the place`()
    async throws
  {
    let drawing =
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    let page = try await ReadPage.articles(
      [
        "pond/index.html": "<h2>Links</h2>\(numberedParagraphs(30))"
          + "<a href='lakes://mere/'><img id=picture src=\"\(drawing)\"></a>\(numberedParagraphs(9))",
        "mere/index.html": "<h2>Here</h2>",
      ], opening: "lakes://pond/")
    try await page.scroll(to: "1500")
    try await page.click("picture")
    #expect(await TestLoop.eventually { page.model.page.title == "Mere" && page.model.canGoBack })
    #expect(page.outside == [])
    page.model.goBack()
    #expect(await TestLoop.eventually { abs(page.model.tracker.offset - 1500) < 2 })
    page.close()
  }

  @Test func `A file that is no page is saved where the reader wants it`() async throws {
    let page = try await ReadPage.articles(
      [
        "pond/index.html": "<h2>Links</h2><a id=file href='paper.pdf'>paper</a>",
        "pond/paper.pdf": "%PDF-1.4\n%%EOF",
      ], opening: "lakes://pond/")
    try await page.click("file")
    #expect(await TestLoop.eventually { page.model.saved?.name == "paper.pdf" })
    #expect(page.model.saved.map { String(decoding: $0.data, as: UTF8.self) } == "%PDF-1.4\n%%EOF")
    #expect(page.model.page.title == "Pond")
    page.close()
  }

  @Test(arguments: ["paper.pdf", "table.html"])
  func `What a link is to download is saved where the reader wants it, page or not`(
    name: String
  ) async throws {
    let link = "<h2>Links</h2><a id=file download href='\(name)'>file</a>"
    let article = try await ReadPage.articles(
      ["pond/index.html": link, "pond/\(name)": "Words"], opening: "lakes://pond/")
    let folder = ReadPage.temporaryFolder()
    try ReadPage.write(Data("Words".utf8), to: folder.appending(path: name))
    for page in [article, try await ReadPage.file("<title>Pond</title>" + link, in: folder)] {
      try await page.click("file")
      #expect(await TestLoop.eventually { page.model.saved?.name == name })
      let saved = page.model.saved.map { String(decoding: $0.data, as: UTF8.self) }
      #expect(saved?.hasSuffix("Words") == true)
      #expect(page.model.page.title == "Pond" && page.model.state == .page)
      page.close()
    }
  }

  @Test func `A link of a saved page to what was not saved says so, and Back leads to the page`()
    async throws
  {
    let page = try await ReadPage.file(
      "<title>Saved</title><h2>Saved</h2><a id=a href=/post/x>x</a>")
    try await page.click("a")
    #expect(await TestLoop.eventually { page.model.state != .page })
    page.window.flush()
    #expect(page.window.texts.contains { $0.contains("post/x") })
    page.model.goBack()
    #expect(await TestLoop.eventually { page.model.state == .page && !page.model.sections.isEmpty })
    page.close()
  }

  @Test func `Links of a saved page to its own address stay in it`() async throws {
    let page = try await ReadPage.file(
      """
      <title>Saved</title><link rel=canonical href="https://example.org/article"><h2>Saved</h2>
      <p>Text<sup><a id=note href="https://example.org/article#n1">1</a></sup>
      <a id=jump href="https://example.org/article#end">end</a>
      <a id=other href="https://example.org/other#end">other</a></p>\(numberedParagraphs(20))
      <ol class=footnotes><li id=n1>A note.</li></ol><h2 id=end>End</h2>
      """)
    let isNoteOpen = "return document.querySelector('lakes-note') !== null"
    try await page.click("note")
    #expect(try await page.ask(isNoteOpen, as: Bool.self))
    try await page.click("jump")
    #expect(await TestLoop.eventually { page.model.tracker.offset > 500 })
    #expect(try await !page.ask(isNoteOpen, as: Bool.self))
    #expect(page.outside == [])
    try await page.click("other")
    #expect(await TestLoop.eventually { page.outside == ["https://example.org/other#end"] })
    page.close()
  }
}
