import ArticleLibrary
import Foundation
import Testing

@testable import Lakes

@MainActor
@Suite
struct BundledSourceTests {
  private let library = ArticleLibrary(source: BundledSource())

  @Test func everyBundledArticleHasATitleALineAndAPicture() throws {
    let articles = try library.articles()
    #expect(articles.count == 17)
    for article in articles {
      #expect(article.title != article.name.rawValue, "\(article.name)")
      #expect(!article.summary.isEmpty, "\(article.name)")
      #expect(library.preview(of: article.name) != nil, "\(article.name)")
      #expect(article.language != nil, "\(article.name)")
    }
  }

  @Test func everyFileIsFoundByItsPathAndNothingElseIs() throws {
    for article in try library.articles() where article.name.rawValue != "guide" {
      for path in [[], ["index.html"], ["map.svg"], ["styles", "article.css"]] {
        let address = ArticleAddress(article: article.name, path: path)
        #expect(try !library.resource(at: address).data.isEmpty, "\(address.text)")
      }
      let missing = ArticleAddress(article: article.name, path: ["missing.png"])
      #expect(throws: ArticleError.noSuchFile(missing)) { try library.resource(at: missing) }
    }
  }
}
