import ArticleLibrary
import Foundation
import GTKUI
import Synchronization
import TestSupport
import Testing

@testable import Lakes

/// A list of thousands costs no more than the rows in sight.
@Suite(.serialized) @MainActor
struct ManyArticlesTests {
  /// Ten thousand articles that are nowhere, and how often a picture of one was asked for.
  private final class Ponds: ArticleSource {
    static let count = 10_000
    let pictures = Mutex(0)

    func articleNames() -> [ArticleName] {
      (0..<Self.count).compactMap { ArticleName(rawValue: "pond-\($0)") }
    }

    func bytes(at path: [String]) -> Data? {
      guard path.last == "preview.png" else {
        return Data("<!doctype html><title>\(path[1])</title><h2>One</h2><h2>Two</h2>".utf8)
      }
      pictures.withLock { $0 += 1 }
      return nil
    }
  }

  @Test func ofThousandsOnlyTheRowsInSightAreMade() async throws {
    let ponds = Ponds()
    let folder = FileManager.default.temporaryDirectory.appending(path: "lakes-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = ReaderModel(
      library: ArticleLibrary(source: ponds), shared: .temporary(in: folder),
      opening: URL(string: "lakes://pond-5/"))
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    #expect(await TestLoop.eventually { model.articles.count == Ponds.count })
    for number in [6, 5_000, 7] {
      model.open(try #require(ArticleName(rawValue: "pond-\(number)")))
      #expect(await TestLoop.eventually { model.sections.count == 2 }, "pond-\(number)")
      window.flush()
    }
    let asked = ponds.pictures.withLock { $0 }
    #expect((1..<1_000).contains(asked), "\(asked) rows were made")
    window.close()
  }

  @Test func aPictureIsReadOnceAndAnewWithTheList() throws {
    let ponds = Ponds()
    let previews = ArticlePreviews(ArticleLibrary(source: ponds))
    let name = try #require(ArticleName(rawValue: "pond-1"))
    for _ in 0..<3 { #expect(previews[name] == nil) }
    #expect(ponds.pictures.withLock { $0 } == 1)
    previews.forget()
    _ = previews[name]
    #expect(ponds.pictures.withLock { $0 } == 2)
  }
}
