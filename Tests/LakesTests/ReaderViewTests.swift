import ArticleLibrary
import CGTK
import Foundation
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
@Suite(.serialized)
struct ReaderViewTests {
  /// Weak references to what a window holds.
  private final class Holders {
    weak var model: ReaderModel?
    weak var page: WebPage?
  }

  private func open(_ address: String) async throws -> (Rendered, ReaderModel) {
    let url = try #require(URL(string: address))
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(), opening: url)
    // The window makes its content when it opens; the closure lives no longer than that.
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    return (window, model)
  }

  @Test func aClosedWindowLeavesNoWidgetNoModelAndNoPage() async throws {
    for address in ["lakes://baikal/", "lakes://nowhere/"] {
      let holders = Holders()
      let window = try await {
        let (window, model) = try await open(address)
        holders.model = model
        holders.page = model.page
        #expect(
          await TestLoop.eventually {
            address.contains("nowhere") ? model.state != .page : !model.sections.isEmpty
          })
        model.isFinding = true
        window.flush()
        await TestLoop.settle()
        return window
      }()
      let survivors = await window.closeAndFindSurvivors()
      #expect(survivors.isEmpty, "\(address): \(survivors)")
      #expect(await TestLoop.eventually { holders.model == nil }, "\(address)")
      #expect(await TestLoop.eventually { holders.page == nil }, "\(address)")
    }
  }

  @Test func theHeaderAndTheSidebarSayWhatIsRead() async throws {
    let (window, model) = try await open("lakes://titicaca/")
    #expect(await TestLoop.eventually { model.page.title == "Lake Titicaca" })
    #expect(await TestLoop.eventually { window.title == "Lake Titicaca" })
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    window.flush()
    #expect(model.selection == .document(.article(try #require(ArticleName(rawValue: "titicaca")))))
    #expect(window.texts.contains(model.sections[0].label))
    window.close()
  }

  @Test func aFailureIsSaidInThePlaceOfTheArticleAndTheNextArticleOpens() async throws {
    let (window, model) = try await open("lakes://nowhere/")
    #expect(await TestLoop.eventually { model.state != .page })
    window.flush()
    #expect(window.texts.contains { $0.contains("“nowhere”") })
    model.open(try #require(ArticleName(rawValue: "baikal")))
    #expect(await TestLoop.eventually { model.page.title == "Lake Baikal" })
    #expect(model.state == .page)
    window.close()
  }

  @Test func aFailureKeepsItsOwnAddressAndLeadsBackToThePageBefore() async throws {
    let (window, model) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    let missing = try ArticleAddress(parsing: "lakes://nowhere/deep#x")
    // As a link in the article does.
    model.page.load(URL(string: missing.text))
    #expect(await TestLoop.eventually { model.state != .page })
    window.flush()
    #expect(window.texts.contains { $0.contains("“nowhere” Cannot Be Shown") })
    #expect(model.askedFor[.library]?.absoluteString == missing.text)

    model.retry()
    #expect(await TestLoop.eventually { model.state != .page })
    #expect(model.askedFor[.library]?.absoluteString == missing.text)

    #expect(model.canGoBack)
    model.goBack()
    #expect(model.state == .page)
    #expect(model.openDocument == ArticleName(rawValue: "baikal").map { .article($0) })
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    #expect(!model.canGoBack)
    window.close()
  }

  @Test func aRefusedLinkIsSaid() async throws {
    let (window, model) = try await open("lakes://baikal/")
    model.follow(.refuse(try #require(URL(string: "file:///etc/passwd"))))
    window.flush()
    #expect(window.texts.contains { $0.contains("file:///etc/passwd") })
    window.close()
  }

  @Test func aProcessThatEndsIsStartedAgainOnceAndThenSaid() async throws {
    let (window, model) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    model.page.engine.terminateProcess(as: .crashed)
    #expect(await TestLoop.eventually { model.page.isRecovering })
    #expect(
      await TestLoop.eventually { !model.page.isRecovering && model.page.processTermination == nil }
    )
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    #expect(model.state == .page)
    model.page.engine.terminateProcess(as: .crashed)
    #expect(await TestLoop.eventually { model.state != .page })
    window.close()
  }

  @Test func aPageThatIsNeverDrawnSaysSoAndIsDrawnInAnotherWay() async throws {
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(),
      opening: URL(string: "lakes://baikal/"))
    // No page is drawn twice within no time at all.
    model.patience = 0
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    #expect(await TestLoop.eventually { model.state != .page })
    window.flush()
    #expect(window.texts.contains("The Page Is Not Drawn"))
    model.patience = 8_000
    window.press("Draw Without the Graphics Processor")
    #expect(model.shared.settings.drawsInSoftware)
    #expect(await TestLoop.eventually { model.state == .page && model.hasDrawn == [.library] })
    window.close()
  }

  @Test func aPopupLiesOverTheArticleAndIsClosedAsTheNearestThing() async throws {
    let (window, model) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    model.openOver(try #require(URL(string: "lakes://titicaca/")))
    #expect(await TestLoop.eventually { model.popups.topmost?.title == "Lake Titicaca" })
    window.flush()
    #expect(window.texts.contains("lakes://titicaca/"))
    #expect(model.page.title == "Lake Baikal")
    #expect(model.openDocument == ArticleName(rawValue: "baikal").map { .article($0) })
    model.isFinding = true
    #expect(model.closeNearest() && model.popups.topmost == nil && model.isFinding)
    #expect(model.closeNearest() && !model.isFinding)
    #expect(!model.closeNearest())
    model.openOver(try #require(URL(string: "lakes://titicaca/")))
    model.open(try #require(ArticleName(rawValue: "geneva")))
    #expect(model.popups.topmost == nil)
    window.close()
  }

  @Test func whoPrefersItHasPopupsInWindowsOfTheirOwn() async throws {
    let (window, model) = try await open("lakes://baikal/")
    var opened: [String] = []
    model.openWindow = { opened.append($0.absoluteString) }
    model.shared.settings.popupPlace = .window
    model.openOver(try #require(URL(string: "lakes://titicaca/")))
    #expect(opened == ["lakes://titicaca/"] && model.popups.topmost == nil)
    window.close()
  }

  @Test func whatCannotBeKeptIsSaidInTheWindow() async throws {
    let nowhere = URL(filePath: "/proc/nowhere")
    let shared = SharedReading.temporary(in: nowhere)
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: shared,
      opening: URL(filePath: "/proc/nowhere/page.html"))
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    #expect(await TestLoop.eventually { model.notice?.contains("cannot be kept") == true })
    #expect(shared.problem == nil)
    window.close()
  }

  @Test func goingBackClosesWhatLiesOverTheArticle() async throws {
    let (window, model) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    model.open(try #require(ArticleName(rawValue: "titicaca")))
    #expect(await TestLoop.eventually { model.page.title == "Lake Titicaca" && model.canGoBack })
    model.openOver(try #require(URL(string: "lakes://geneva/")))
    model.goBack()
    #expect(model.popups.topmost == nil)
    #expect(await TestLoop.eventually { model.page.title == "Lake Baikal" })
    window.close()
  }

  @Test func whatIsSelectedIsTakenBackOnce() async throws {
    let (window, model) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    #expect(await !model.clearSelection())
    try await model.page.callJavaScript(
      "getSelection().selectAllChildren(document.querySelector('h1'))",
      contentWorld: .defaultClient)
    #expect(await model.clearSelection())
    #expect(await !model.clearSelection())
    window.close()
  }
}
