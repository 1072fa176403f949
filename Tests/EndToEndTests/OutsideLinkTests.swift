import Foundation
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct OutsideLinks {
    @Test
    func `A link to the web that is followed with the keyboard goes to the default browser`()
      async throws
    {
      let home = try PrivateHome()
      let browser = try FakeBrowser(in: home)
      let app = try await RunningApp(
        ["lakes://harbour/"], home: home, articles: try articles(in: home))
      try await app.title("Harbour")
      try await app.node("WebKitWebView") { $0.isFocused }
      // A key is lost while the page comes.
      try await app.says("1 minute")
      Input.key("Tab")
      // Where it leads is said before it is followed.
      try await app.says("https://example.org/lake?depth=2#deep ↗")
      Input.key("Return")
      #expect(try await browser.firstAddress() == "https://example.org/lake?depth=2#deep")
      try await app.title("Harbour")
      try await app.quit()
    }

    @Test
    func `A link to the web that is clicked goes to the default browser`() async throws {
      let home = try PrivateHome()
      let browser = try FakeBrowser(in: home)
      let app = try await RunningApp(
        ["lakes://harbour/"], home: home, articles: try articles(in: home))
      try await app.title("Harbour")
      let middle = try await app.page().middle
      Input.click(middle.x, middle.y)
      #expect(try await browser.firstAddress() == "https://example.org/lake?depth=2#deep")
      // It was opened once, and the article is still there.
      try await app.title("Harbour")
      try await app.quit()
      #expect(browser.addresses.count == 1)
      // What the program has set for WebKit is nothing for the browser, which may be of WebKit too.
      #expect(browser.variables.contains("HOME"))
      #expect(!browser.variables.contains { $0.hasPrefix("JSC_") })
    }

    /// An article whose link fills the page, so that it is met everywhere.
    private func articles(in home: PrivateHome) throws -> URL {
      let articles = try ArticleFolder(in: home)
      try articles.add(
        "harbour", title: "Harbour",
        body: """
          <a style="display: block; height: 2000px; background: #cde"
            href="https://example.org/lake?depth=2#deep">The way out</a>
          """)
      return articles.folder
    }
  }
}
