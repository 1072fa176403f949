import Foundation
import Testing

extension EndToEndTests {
  /// Each ends in a sentence that says what happened, never in an abort or a blank view.
  @MainActor
  @Suite
  struct BadInput {
    @Test
    func `A folder of articles that is missing is named`() async throws {
      let home = try PrivateHome()
      let app = try await RunningApp(home: home, articles: home.folder.appending(path: "nothing"))
      try await app.says("The Articles Cannot Be Read")
      try await app.says("nothing”")
      try await app.quit()
    }

    @Test
    func `A file in the place of the folder of articles is named`() async throws {
      let home = try PrivateHome()
      let file = try home.write("file", "no folder")
      let app = try await RunningApp(home: home, articles: file)
      try await app.says("The Articles Cannot Be Read")
      try await app.quit()
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything"))
    func `A folder of articles that may not be read is named`() async throws {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0], ofItemAtPath: articles.folder.path)
      let app = try await RunningApp(home: home, articles: articles.folder)
      try await app.says("permission")
      try await app.quit()
    }

    @Test
    func `A folder without articles says so`() async throws {
      let home = try PrivateHome()
      let app = try await RunningApp(home: home, articles: try ArticleFolder(in: home).folder)
      try await app.says("There Are No Articles")
      try await app.quit()
    }

    @Test
    func `An article without text says so, and the others can be read`() async throws {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      try articles.add("bog", bytes: Data())
      try articles.add("pond", title: "Pond", body: "<p>Water.</p>")
      let app = try await RunningApp(["lakes://bog/"], home: home, articles: articles.folder)
      try await app.says("is empty")
      try await app.choose("Pond")
      try await app.title("Pond")
      try await app.quit()
    }

    @Test
    func `An article that is not UTF-8 and does not say what it is says so`() async throws {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      try articles.add(
        "fjord",
        bytes: Data(
          "<title>Fj\u{f8}rd</title>".unicodeScalars.map {
            UInt8(truncatingIfNeeded: $0.value)
          }))
      let app = try await RunningApp(["lakes://fjord/"], home: home, articles: articles.folder)
      try await app.says("not in UTF-8")
      try await app.quit()
    }

    @Test
    func `A folder in the place of an article's text says so`() async throws {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      try home.write("library/articles/marsh/index.html/inner", "no text")
      let app = try await RunningApp(["lakes://marsh/"], home: home, articles: articles.folder)
      try await app.says("“marsh” Cannot Be Shown")
      try await app.quit()
    }

    @Test
    func `A bundled article that is not there is named`() async throws {
      let app = try await RunningApp(["lakes://nowhere/"], home: PrivateHome())
      try await app.says("There is no article named “nowhere”.")
      try await app.quit()
    }

    /// Ways to ask for what is no article's own, and what one may see instead.
    ///
    /// Those that come down to `lakes://baikal/etc/passwd` name a file that the article does not
    /// have.
    @Test(arguments: [
      "lakes://baikal/../../etc/passwd",
      "lakes://baikal/%2e%2e/%2E%2E/etc/passwd",
      "lakes://baikal/..%2f..%2fetc%2fpasswd",
      "lakes://baikal/..%2F..%2F..%2F..%2Fetc/passwd",
      "lakes://baikal/..%5c..%5cetc%5cpasswd",
      "lakes://baikal/\\..\\..\\etc\\passwd",
      "lakes://baikal/%252e%252e/%252e%252e/etc/passwd",
      "lakes://baikal/%c0%ae%c0%ae/etc/passwd",
      "lakes://baikal//etc/passwd",
      "lakes://baikal/etc/passwd",
      "lakes://baikal/index.html%00.png",
      "lakes://baikal/%0aindex.html",
      "lakes:../../etc/passwd",
      "lakes:/etc/passwd",
      "lakes:baikal/index.html",
      "lakes:///etc/passwd",
      "lakes://./etc/passwd",
      "lakes://../etc/passwd",
      "lakes://BAIKAL/",
      "lakes://baikal./",
      "lakes://%62aikal/",
      "lakes://user:pw@baikal/",
      "lakes://baikal:80/",
      "lakes://baikal:99999/",
      "lakes://[::1]/",
      "lakes://bai kal/",
      "lakes://b\u{e4}ikal/",
      "lakes://baikal/" + String(repeating: "a", count: 60_000),
      "file:///etc/passwd",
    ])
    func `An address that leads out of the articles is refused in a sentence`(_ address: String)
      async throws
    {
      let app = try await RunningApp([address], home: PrivateHome())
      let sentence = try await app.waiting("a sentence about the address") {
        app.tree?.first { node in
          let signs = [
            "is not the address of an article", "has no file", "There is no article",
            "is not an address", "is neither HTML nor plain text",
          ]
          return node.role == "label" && node.isShown && signs.contains { node.name.contains($0) }
        }?.name
      }
      #expect(!sentence.contains("root:"))
      try await app.quit()
    }
  }
}
