import ArticleLibrary
import Foundation
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// How reading places were lost, and should have been kept.
@MainActor
@Suite(.serialized)
struct ReadingPlaceFaultTests {
  private let folder = ReadPage.temporaryFolder()

  /// The address that the text of `pond` is kept under, and its place.
  private var kept: ReadingPlace? {
    URL(string: "lakes://pond/").flatMap {
      ReadingPlaces(folder: folder.appending(path: "state/lakes/places")).place(in: $0)
    }
  }

  private func open(_ body: String, at address: String = "lakes://pond/") async throws -> ReadPage {
    try await ReadPage.articles(
      [
        "pond/index.html": body,
        "mere/index.html": "<h2>Mere</h2>" + numberedParagraphs(40, "Mere"),
      ],
      opening: address, in: folder)
  }

  @Test func `Who scrolls without a pause does not lose all of it`() async throws {
    let page = try await open("<h2>Pond</h2>" + numberedParagraphs(60))
    let isRunning = """
      let top = 0;
      globalThis.lakesTimer = setInterval(() => scrollTo(0, top += 3), 30);
      return true;
      """
    #expect(try await page.ask(isRunning, as: Bool.self))
    #expect(await TestLoop.eventually(within: 2) { self.kept != nil })
    let first = try #require(kept)
    #expect(await TestLoop.eventually(within: 2) { self.kept != first })
    page.close()
  }

  @Test func `The end of a text is kept, and is the end when it is opened again`() async throws {
    let body = "<h2>Pond</h2>" + numberedParagraphs(40)
    let page = try await open(body)
    try await page.scroll(to: "document.documentElement.scrollHeight")
    #expect(await TestLoop.eventually { self.kept != nil })
    page.close()
    let left = "return document.documentElement.scrollHeight - innerHeight - scrollY"
    let again = try await open(body)
    #expect(await TestLoop.eventually { again.model.tracker.offset > 100 })
    #expect(try await again.ask(left, as: Double.self) < 2)
    again.close()
  }

  @Test func `A text that repeats itself is taken up about as far down as it was`() async throws {
    let paragraph = "<p>\(String(repeating: "Water, stones and again ", count: 20))</p>"
    let body = "<h2>Pond</h2>" + String(repeating: paragraph, count: 60)
    let page = try await open(body)
    try await page.scroll(to: "3210")
    #expect(await TestLoop.eventually { self.kept != nil })
    page.close()
    let again = try await open(body)
    #expect(await TestLoop.eventually { again.model.tracker.offset > 0 })
    let left = again.model.tracker.offset
    #expect(abs(left - 3210) < 400)
    again.close()
  }

  @Test func `Closing and opening moves nothing, however often`() async throws {
    let body = "<h2>Pond</h2>" + numberedParagraphs(40)
    let first = try await open(body)
    try await first.scroll(to: "3210")
    #expect(await TestLoop.eventually { self.kept != nil })
    first.close()
    for _ in 0..<4 {
      let page = try await open(body)
      #expect(await TestLoop.eventually { abs(page.model.tracker.offset - 3210) < 2 })
      await TestLoop.settle()
      page.close()
    }
  }

  @Test func `Pictures without a size, which come late, do not move the place that was kept`()
    async throws
  {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="9" height="9"/></svg>
      """
    let pictures = (0..<5).map { "<p><img src='drawing.svg?\($0)'></p>" }.joined()
    let body = "<h2>Pond</h2>\(pictures)\(numberedParagraphs(40))"
    try ReadPage.write(Data(drawing.utf8), to: folder.appending(path: "articles/pond/drawing.svg"))
    let page = try await open(body)
    #expect(
      await TestLoop.eventually { page.model.page.isLoading == false })
    try await page.scroll(to: "3000")
    let text = try await page.textAtTop()
    #expect(await TestLoop.eventually { self.kept != nil })
    page.close()
    let again = try await open(body)
    #expect(await TestLoop.eventually { abs(again.model.tracker.offset - 3000) < 2 })
    #expect(try await again.textAtTop() == text)
    again.close()
  }

  @Test func `The place of one text is not carried to the next`() async throws {
    let page = try await open("<h2>Pond</h2>" + numberedParagraphs(40))
    try await page.scroll(to: "2000")
    // At once, while the page that goes may still have something to report.
    page.model.open(try #require(ArticleName(rawValue: "mere")))
    #expect(
      await TestLoop.eventually {
        page.model.page.title == "Mere" && !page.model.sections.isEmpty
          && !page.model.page.isLoading
      })
    #expect(page.model.tracker.offset == 0)
    #expect(try await page.ask("return scrollY", as: Double.self) == 0)
    let mere = try #require(URL(string: "lakes://mere/"))
    let places = ReadingPlaces(folder: folder.appending(path: "state/lakes/places"))
    #expect(places.place(in: mere) == nil)
    // That of the one which was left is kept although it was left at once.
    #expect(await TestLoop.eventually { self.kept?.text.isEmpty == false })
    page.close()
  }

  @Test func `The start can be gone back to, and is the place from then on`() async throws {
    let page = try await open("<h2>Pond</h2>" + numberedParagraphs(40))
    try await page.scroll(to: "2000")
    #expect(await TestLoop.eventually { self.kept != nil })
    page.model.selection = page.model.openDocument.map { .document($0) }
    #expect(await TestLoop.eventually { page.model.tracker.offset == 0 && self.kept == nil })
    page.close()
  }

  @Test func `A place is taken up at once where the page scrolls smoothly, and Back finds it too`()
    async throws
  {
    let body =
      "<style>html { scroll-behavior: smooth }</style><h2>Pond</h2>" + numberedParagraphs(60)
    let page = try await open(body)
    try await page.scroll(to: "4000")
    #expect(await TestLoop.eventually { self.kept != nil })
    page.close()
    let again = try await open(body)
    var offsets: Set<Double> = []
    #expect(
      await TestLoop.eventually {
        offsets.insert(again.model.tracker.offset)
        return abs(again.model.tracker.offset - 4000) < 2
      })
    #expect(offsets.filter { $0 > 0 }.count == 1, "it went by \(offsets.sorted())")

    again.model.open(try #require(ArticleName(rawValue: "mere")))
    #expect(await TestLoop.eventually { again.model.page.title == "Mere" && again.model.canGoBack })
    again.model.goBack()
    #expect(
      await TestLoop.eventually {
        again.model.page.title == "Pond" && abs(again.model.tracker.offset - 4000) < 2
      })
    again.close()
  }
}
