import ArticleLibrary
import Foundation
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
@Suite(.serialized)
struct OpenedPageTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func write(_ text: String, to name: String) throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  private func open(_ url: URL) async throws -> (Rendered, ReaderModel) {
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(in: folder), opening: url
    )
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    return (window, model)
  }

  @Test func aFileIsShownWithWhatLiesBesideItAndListed() async throws {
    let file = try write(
      """
      <title>My page</title><link rel=stylesheet href="page_files/a.css"><h1>My page</h1>
      <h2>One</h2><p id=p>Text</p><h2>Two</h2><script>document.title = 'run'</script>
      """, to: "pages/my page #1.html")
    _ = try write("p { color: rgb(1, 2, 3) }", to: "pages/page_files/a.css")
    let (window, model) = try await open(file)
    #expect(await TestLoop.eventually { model.sections.count == 2 })
    #expect(model.page.title == "My page")
    let colour = try await model.page.callJavaScript(
      "return getComputedStyle(document.querySelector('#p')).color", as: String.self,
      contentWorld: .defaultClient)
    #expect(colour == "rgb(1, 2, 3)")
    #expect(await TestLoop.eventually { model.shared.shelf.items.map(\.title) == ["My page"] })
    window.flush()
    #expect(window.texts.contains("Opened") && window.texts.contains("Two"))
    window.close()

    let again = SharedReading.temporary(in: folder)
    #expect(again.shelf.items.map(\.url) == [file])
  }

  @Test func aFileKeepsItsNameWhileTheOneBeforeItIsLookedThrough() async throws {
    let first = try write("<title>One</title><h2>Here</h2>", to: "one.html")
    let second = try write("<title>Two</title><h2>There</h2>", to: "two.html")
    let (window, model) = try await open(first)
    // Its sections are known, and the rest is still asked for.
    #expect(await TestLoop.eventually { model.sections.map(\.title) == ["Here"] })
    model.open(second)
    var titles: Set<String> = []
    #expect(
      await TestLoop.eventually {
        titles.formUnion(model.shared.shelf.items.filter { $0.url == second }.map(\.title))
        return titles.contains("Two")
      })
    #expect(titles == ["two.html", "Two"])
    window.close()
  }

  @Test func backLeadsThroughArticlesAndFiles() async throws {
    let file = try write("<title>Mine</title><h2>Here</h2>", to: "mine.html")
    let (window, model) = try await open(try #require(URL(string: "lakes://baikal/")))
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    model.open(file)
    #expect(await TestLoop.eventually { model.sections.map(\.title) == ["Here"] })
    model.open(try #require(URL(string: "lakes://titicaca/")))
    #expect(await TestLoop.eventually { model.page.title == "Lake Titicaca" && model.canGoBack })
    model.goBack()
    #expect(await TestLoop.eventually { model.page.title == "Mine" && model.sections.count == 1 })
    model.goBack()
    #expect(
      await TestLoop.eventually { model.page.title == "Lake Baikal" && model.sections.count > 2 })
    #expect(!model.canGoBack && model.canGoForward)
    model.goForward()
    #expect(await TestLoop.eventually { model.page.title == "Mine" && model.shownPage == .opened })
    window.close()
  }

  @Test func aFileThatHasMovedSaysSoAndStaysListed() async throws {
    let file = try write("<title>Mine</title><h2>Here</h2>", to: "mine.html")
    let (window, model) = try await open(file)
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    try FileManager.default.removeItem(at: file)
    model.open(try #require(URL(string: "lakes://baikal/")))
    #expect(await TestLoop.eventually { model.page.title == "Lake Baikal" })
    model.open(.opened(try #require(model.shared.shelf.items.first?.id)))
    #expect(await TestLoop.eventually { model.state != .page })
    window.flush()
    #expect(window.texts.contains { $0.contains("moved, renamed or deleted") })
    #expect(model.shared.shelf.items.count == 1)
    _ = try write("<title>Mine</title><h2>Again</h2>", to: "mine.html")
    model.retry()
    #expect(await TestLoop.eventually { model.sections.map(\.title) == ["Again"] })
    window.close()
  }

  @Test func aFileNeverGetsAtTheLibrary() async throws {
    let file = try write(
      """
      <title>Spy</title><h2>Here</h2><img id=i src="lakes://baikal/map.svg">
      <link rel=stylesheet href="lakes://baikal/styles/article.css">
      <iframe src="lakes://baikal/"></iframe>
      """, to: "spy.html")
    let (window, model) = try await open(file)
    #expect(await TestLoop.eventually { !model.sections.isEmpty && !model.page.isLoading })
    let seen = try await model.page.callJavaScript(
      """
      return [document.querySelector('#i').naturalWidth, document.styleSheets.length,
        document.querySelector('iframe').contentDocument?.body?.innerText.length ?? 0];
      """, as: [Int].self, contentWorld: .defaultClient)
    #expect(seen.first == 0 && seen.last == 0)
    window.close()
  }
}
