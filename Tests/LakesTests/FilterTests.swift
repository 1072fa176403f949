import ArticleLibrary
import Foundation
import TestSupport
import Testing

@testable import Lakes

@MainActor
@Suite(.serialized)
struct FilterTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func write(_ html: String, as name: String) throws {
    let article = folder.appending(path: name)
    try FileManager.default.createDirectory(at: article, withIntermediateDirectories: true)
    try Data(html.utf8).write(to: article.appending(path: "index.html"))
  }

  private func model() -> ReaderModel {
    ReaderModel(
      library: ArticleLibrary(
        source: FolderSource(folder: folder.path(percentEncoded: false))),
      shared: .temporary(in: folder.appending(path: "kept")))
  }

  private func filter(_ model: ReaderModel, _ text: String) async -> [String] {
    model.filter = text
    #expect(await TestLoop.eventually { !model.isSearching })
    return model.filteredArticles.map(\.title)
  }

  @Test func articlesAreFoundByTitleAndTextWithoutRegardToCaseOrAccents() async throws {
    try write("<title>Zürichsee</title><p>Ein See.", as: "a")
    try write("<title>Biwa</title><p>The nerpa is not <b>here</b>. 琵琶湖", as: "b")
    let model = model()
    #expect(await filter(model, "zurich") == ["Zürichsee"])
    #expect(await filter(model, "NERPA") == ["Biwa"])
    #expect(await filter(model, "biwa nérp") == ["Biwa"])
    #expect(await filter(model, "琵琶") == ["Biwa"])
    #expect(await filter(model, "biwa zurich") == [])
    #expect(await filter(model, "  ") == ["Biwa", "Zürichsee"])
    #expect(await filter(model, "") == ["Biwa", "Zürichsee"])
  }

  private static let many =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 1_000 : 10_000

  @Test func tenThousandArticlesAreListedAndFilteredWithoutKeepingTheWindowWaiting() async throws {
    let many = Self.many
    for number in 0..<many {
      try write("<title>Lake \(number)</title><p>Word\(number % 100)x", as: "lake-\(number)")
    }
    let clock = ContinuousClock()
    let model = model()
    #expect(await TestLoop.eventually(within: 60) { model.articles.count == many })
    #expect(model.articles[2].title == "Lake 2" && model.articles[10].title == "Lake 10")
    var longest = Duration.zero
    for text in ["l", "la", "lake", "lake 9", "lake 99", "word7x"] {
      longest = max(longest, clock.measure { model.filter = text })
    }
    #expect(await TestLoop.eventually(within: 60) { model.filteredArticles.count == many / 100 })
    // A frame is 16 ms; a debug build under load is given some more.
    #expect(longest < .milliseconds(200), "\(longest)")
    print("Filtering 10,000 articles took at most \(longest)")
  }
}
