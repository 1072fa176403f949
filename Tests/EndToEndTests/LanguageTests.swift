import Foundation
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct Languages {
    @Test
    func `No text of the interface is left out of the translations`() async throws {
      let home = try PrivateHome()
      let language = try await Language.brackets(in: home)
      let articles = try ArticleFolder(in: home)
      try articles.add("pond", title: "Pond", body: "<h2>Shore</h2><p>Water.</p>")
      try articles.add("guide", title: "Guide", body: "<p>How to read.</p>")
      let app = try await RunningApp(
        ["lakes://pond/"], home: home, articles: articles.folder,
        environment: language.environment, command: language.command)
      try await app.title("Pond")
      try await app.node("⟦Main Menu⟧")
      try await app.says("minute⟧")
      everythingIsInBrackets(app, "the window")

      _ = try await app.activeWindow()
      Input.key("F10")
      try await app.node("⟦About Lakes⟧")
      everythingIsInBrackets(app, "the menu")
      try await closeMenu(of: app, "⟦About Lakes⟧")

      Input.key("f", holding: "Control_L")
      try await app.waiting("the find entry with the keyboard") {
        app.tree?.first { $0.role == "entry" && $0.isFocused }
      }
      Input.type("zz")
      try await app.says("⟦No matches⟧")
      everythingIsInBrackets(app, "the find bar without matches")
      Input.key("BackSpace")
      Input.key("BackSpace")
      Input.type("w")
      try await app.says("⟦1 of 1⟧")
      everythingIsInBrackets(app, "the find bar")
      Input.key("Escape")

      Input.key("k", holding: "Control_L")
      try await app.waiting("the filter with the keyboard") {
        app.tree?.first { $0.role == "entry" && $0.isFocused }
      }
      Input.type("zz")
      try await app.says("⟦No Articles Found⟧")
      everythingIsInBrackets(app, "the filter that leaves nothing")
      Input.key("Escape")

      try await app.node("⟦Text Appearance⟧").press()
      try await app.node("⟦Line Height⟧")
      everythingIsInBrackets(app, "the look of texts")
      Input.key("Escape")
      try await app.waiting("the look of texts to go") {
        app.tree?.first(named: "⟦Line Height⟧") == nil ? true : nil
      }

      Input.key("l", holding: "Control_L")
      try await app.says("⟦Add an Article⟧")
      everythingIsInBrackets(app, "the question for an address")
      try await closeOtherWindow(of: app)

      Input.key("comma", holding: "Control_L")
      try await app.says("⟦Text Appearance⟧")
      everythingIsInBrackets(app, "the preferences")
      try await closeOtherWindow(of: app)

      Input.key("question", holding: "Control_L", "Shift_L")
      try await app.says("⟦Close Window⟧")
      everythingIsInBrackets(app, "the keyboard shortcuts")
      try await closeOtherWindow(of: app)

      Input.key("F10")
      try await app.node("⟦About Lakes⟧").press()
      try await app.says("⟦The Lakes authors⟧")
      everythingIsInBrackets(app, "the window about the program")
      try await closeOtherWindow(of: app)
      try await app.quit()
    }

    @Test(arguments: ["lakes://marsh/", "lakes://empty/", "file:///nowhere/at/all.html"])
    func `What goes wrong is said in the reader's language`(address: String) async throws {
      let home = try PrivateHome()
      let language = try await Language.brackets(in: home)
      let articles = try ArticleFolder(in: home)
      try articles.add("pond", title: "Pond", body: "<p>Water.</p>")
      try articles.add("empty", bytes: Data())
      let app = try await RunningApp(
        [address], home: home, articles: articles.folder, environment: language.environment,
        command: language.command)
      try await app.node("⟦Try Again⟧")
      everythingIsInBrackets(app, address)
      try await app.quit()
    }

    @Test(
      arguments: zip(
        ["de_DE", "ko_KR", "ar_EG"],
        [
          ["Hauptmenü", "Seitenleiste ein-/ausblenden", "Minuten", "Tastenkombinationen"],
          ["주 메뉴", "가장자리 창 보이기/숨기기", "분", "키보드 바로 가기"],
          [
            "القائمة الرئيسية", "بدّل ظهور الشريط الجانبي", "\u{2068}Lakes of the World\u{2069} · ",
            "اختصارات لوحة المفاتيح",
          ],
        ]))
    func `The interface speaks the reader's language, in its direction`(
      country: String, words: [String]
    ) async throws {
      let home = try PrivateHome()
      let language = try await Language(country, in: home)
      let app = try await RunningApp(
        ["lakes://baikal/"], home: home, environment: language.environment)
      try await app.title("Lake Baikal")
      let menu = try await app.node(words[0]).box.middle.x
      let sidebar = try await app.node(words[1]).box.middle.x
      #expect(country == "ar_EG" ? menu < sidebar : sidebar < menu)
      try await app.says(words[2])
      _ = try await app.activeWindow()
      Input.key("F10")
      try await app.node(words[3])
      try await closeMenu(of: app, words[3])
      try await app.quit()
    }

    /// Closes the menu with Escape.
    private func closeMenu(of app: RunningApp, _ item: String) async throws {
      Input.key("Escape")
      try await app.waiting("the menu to go") {
        app.tree?.first(named: item) == nil ? true : nil
      }
      _ = try await app.activeWindow()
    }

    /// Closes the window over the first with Escape.
    private func closeOtherWindow(of app: RunningApp) async throws {
      try await app.waiting("another window") { Display.shared.windows.count > 1 ? true : nil }
      Input.key("Escape")
      try await app.waiting("the other window to go") {
        Display.shared.windows.count == 1 ? true : nil
      }
      _ = try await app.activeWindow()
    }

    /// Expects that everything that is said can be translated.
    private func everythingIsInBrackets(_ app: RunningApp, _ what: String) {
      let outside = app.tree?.wordsOutsideBrackets(but: Self.names.union(Self.wordsOfGTK))
      #expect(outside == [], "\(what)")
    }

    /// Titles of articles, of their sections and their folder, names of files; the program's own.
    private static let names: Set = [
      "Lakes", "0.1.0", "io.github.lakesreader.Lakes", "articles", "Pond", "Shore", "Guide",
      "empty", "all.html", "/nowhere/at/",
    ]

    /// What GTK and libadwaita say and translate themselves: on every window, and in those for
    /// shortcuts and about programs.
    private static let wordsOfGTK: Set = [
      "Close", "Minimize", "Maximize", "Close the window", "Minimize the window",
      "Maximize the window", "Shortcuts", "Search Results", "No Results Found",
      "Try a different search", "Clear entry", "Back", "About", "Details", "Credits", "Legal",
      "Website", "What’s New", "Acknowledgements", "Troubleshooting", "Debugging Information",
      "_Copy Text Copy Text", "Copy Text", "_Save as… Save as…", "Save as…",
      "To assist in troubleshooting, you can view your debugging information. Providing this "
        + "information to the application developers can help diagnose any problems you encounter "
        + "when you report an issue.",
    ]
  }
}
