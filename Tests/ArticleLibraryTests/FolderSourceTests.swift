import ArticleLibrary
import Foundation
import Testing

/// A folder of articles that goes when the test ends.
private final class Collection {
  let root: URL
  var articles: URL { root.appending(path: "articles") }
  var library: ArticleLibrary {
    ArticleLibrary(source: FolderSource(folder: articles.path(percentEncoded: false)))
  }

  init() throws {
    root = FileManager.default.temporaryDirectory.appending(path: "lakes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: articles, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: root) } catch { print("\(root) stays: \(error)") }
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ data: Data, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func resource(_ address: String) throws -> ArticleResource {
    try library.resource(at: ArticleAddress(parsing: address))
  }
}

@Suite
struct FolderSourceTests {
  @Test func articlesAreListedByTitleWithWhatTheySayAboutThemselves() throws {
    let collection = try Collection()
    try collection.write("<title>Zürichsee</title>", to: "articles/a/index.html")
    try collection.write(
      "<html lang=ja><title>Biwa</title><meta name=description content=old>",
      to: "articles/b/index.html")
    try collection.write("no title", to: "articles/c/index.html")
    try collection.write("x", to: "articles/Not a name/index.html")
    let articles = try collection.library.articles()
    #expect(articles.map(\.title) == ["Biwa", "c", "Zürichsee"])
    #expect(articles.first?.summary == "old")
    #expect(articles.first?.language == "ja")
  }

  @Test func filesBesideAnArticleAndTheCommonStyleAreServedWithTheirTypes() throws {
    let collection = try Collection()
    try collection.write("<p>x", to: "articles/a/index.html")
    try collection.write("<svg/>", to: "articles/a/pictures/map.SVG")
    try collection.write("p{}", to: "styles/article.css")
    try collection.write("?", to: "articles/a/x.unknown")
    #expect(try collection.resource("lakes://a/").contentType == "text/html; charset=utf-8")
    #expect(
      try collection.resource("lakes://a/pictures/map.SVG").contentType
        == "image/svg+xml; charset=utf-8")
    #expect(
      try collection.resource("lakes://a/styles/article.css").contentType
        == "text/css; charset=utf-8")
    #expect(
      try collection.resource("lakes://a/x.unknown").contentType == "application/octet-stream")
  }

  @Test func whatIsMissingEmptyOrUnreadableSaysSo() throws {
    let collection = try Collection()
    try collection.write("", to: "articles/empty/index.html")
    try collection.write(Data([0x5A, 0xFC, 0x72]), to: "articles/latin/index.html")
    try collection.write(
      Data("<meta charset=windows-1252>Z".utf8) + [0xFC], to: "articles/declared/index.html")
    let empty = try ArticleAddress(parsing: "lakes://empty/")
    let latin = try ArticleAddress(parsing: "lakes://latin/")
    let file = try ArticleAddress(parsing: "lakes://empty/x.png")
    let missing = try ArticleAddress(parsing: "lakes://nowhere/")
    #expect(throws: ArticleError.empty(empty)) { try collection.library.resource(at: empty) }
    #expect(throws: ArticleError.unknownEncoding(latin)) {
      try collection.library.resource(at: latin)
    }
    #expect(throws: ArticleError.noSuchFile(file)) { try collection.library.resource(at: file) }
    #expect(throws: ArticleError.noSuchArticle(missing.article)) {
      try collection.library.resource(at: missing)
    }
    #expect(
      try collection.resource("lakes://declared/").contentType == "text/html; charset=windows-1252")
    let listed = try collection.library.articles().first { $0.name == empty.article }
    #expect(listed?.problem == .empty(empty))
  }

  @Test func theTitleOfATextInLatin1IsReadAsSuch() throws {
    let collection = try Collection()
    try collection.write(
      Data("<meta charset=iso-8859-1><title>Caf".utf8) + [0xE9] + Data("</title>".utf8),
      to: "articles/cafe/index.html")
    #expect(try collection.library.articles().map(\.title) == ["Café"])
  }

  @Test func aFolderThatIsNotThereIsNamed() {
    let library = ArticleLibrary(source: FolderSource(folder: "/nowhere/at/all"))
    let error = #expect(throws: ArticleError.self) { try library.articles() }
    #expect(error?.description.contains("/nowhere/at/all") == true)
  }

  @Test func linksOutOfAnArticleAreNotFollowed() throws {
    let collection = try Collection()
    try collection.write("secret", to: "secret.txt")
    try collection.write("x", to: "articles/a/index.html")
    try collection.write("other", to: "articles/b/index.html")
    for (name, target) in [("out.txt", "../../secret.txt"), ("b.html", "../b/index.html")] {
      try FileManager.default.createSymbolicLink(
        at: collection.articles.appending(path: "a/\(name)"),
        withDestinationURL: URL(
          filePath: target, relativeTo: collection.articles.appending(path: "a/")))
      #expect(throws: ArticleError.self) { try collection.resource("lakes://a/\(name)") }
    }
    #expect(throws: ArticleError.self) { try collection.resource("lakes://a/pictures/") }
  }
}
