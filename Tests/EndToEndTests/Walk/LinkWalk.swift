import Foundation
import Testing

extension EndToEndTests {
  /// What `Status of a link` says, and what can be done with what is pressed in the text.
  @MainActor
  @Suite
  struct LinkWalk {
    private static let outside = "https://example.org/a/very/long/path/to/nowhere?depth=1642"

    /// Starts with an article that has a link, a picture and words, each of them 150 pixels high.
    private func start(_ setting: WalkSetting, home: PrivateHome) async throws -> Walk {
      let articles = try ArticleFolder(in: home)
      let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><rect width="300" height="150" \
        fill="#268"/><circle cx="150" cy="75" r="50" fill="#fc6"/></svg>
        """
      try home.write("library/articles/pond/sun.svg", drawing)
      try articles.add(
        "pond", title: "Pond",
        body: """
          <style>h1 { display: none } body { margin: 0 } .row { display: block; height: 150px }</style>
          <a class=row href="\(Self.outside)">The way out</a>
          <img class=row src="sun.svg" alt="The sun over the pond" style="width: 300px; margin: 0 auto">
          <p class=row style="text-align: center; font-size: 40px; margin: 0">Waterlily</p>
          <p class=row style="margin: 0">A note<sup><a href="#n" role="doc-noteref">1</a></sup></p>
          <section role="doc-endnotes"><ol><li id=n>What the note says of the pond.</li></ol></section>
          """)
      try articles.add("river", title: "River", body: "<p>Water.</p>")
      let walk = try await Walk(
        setting, ["lakes://pond/"], home: home, articles: articles.folder)
      try await walk.app.title("Pond")
      _ = try await walk.stillPage()
      return walk
    }

    /// A point of a row of that page; the first one is the link.
    private func point(_ row: Int, _ walk: Walk) async throws -> (x: Int, y: Int) {
      let page = try await walk.app.page()
      return (page.middle.x, page.y + 75 + 150 * row)
    }

    @Test(arguments: WalkSetting.walked)
    func `The address of a link shows under the pointer and with the keyboard`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let browser = try FakeBrowser(in: home)
      let walk = try await start(setting, home: home)
      let (link, picture) = (try await point(0, walk), try await point(1, walk))
      Input.move(link.x, link.y)
      try await walk.app.says(Self.outside + " ↗")
      try await walk.look("link-pointed-at")
      Input.move(picture.x, picture.y)
      try await walk.app.waiting("the address to go") {
        walk.app.tree?.first { $0.role == "label" && $0.name.hasSuffix("↗") && $0.isShown } == nil
          ? true : nil
      }
      try await walk.textHasKeyboard()
      Input.key("Tab")
      try await walk.app.says(Self.outside + " ↗")
      try await walk.look("link-with-keyboard")
      Input.key("Return")
      #expect(try await browser.firstAddress() == Self.outside)
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `Link, picture, words and page have menus of their own`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await start(setting, home: PrivateHome())
      let menus: [(row: Int, name: String, items: [String])] = [
        (0, "link", ["Open", "Open in Browser", "Copy Link"]),
        (1, "picture", ["View Picture", "Save Picture…", "Copy Picture’s Address"]),
        (2, "words", ["Copy", "Find in Page"]),
        (3, "page", ["Back", "Forward", "Reload", "Print…"]),
      ]
      for (row, name, items) in menus {
        let point = try await point(row, walk)
        if name == "words" {
          let before = try await walk.stillPage()
          Input.doubleClick(point.x, point.y - 50)
          let box = try await walk.app.page()
          try await walk.app.waiting("the selected word") {
            Display.shared.picture(of: box).difference(from: before) > 0.005 ? true : nil
          }
        }
        Input.rightClick(point.x, name == "words" ? point.y - 50 : point.y)
        try await walk.app.waiting("the menu of the \(name)") { () -> Bool? in
          menuItems(walk) == items.map { walk.word($0) } ? true : nil
        }
        try await walk.look("menu-\(name)")
        Input.key("Escape")
        try await walk.app.waiting("the menu to go") { menuItems(walk).isEmpty ? true : nil }
        try await walk.textHasKeyboard()
        // What is selected would have the next menu too.
        Input.key("Escape")
        _ = try await walk.stillPage()
      }
      try await walk.app.quit()
    }

    private func menuItems(_ walk: Walk) -> [String] {
      (walk.app.tree?.all { $0.role.contains("menu item") && $0.isShown } ?? []).map(\.name)
    }

    @Test(arguments: WalkSetting.walked)
    func `A picture shows by itself, a note over the text, and Escape closes each`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await start(setting, home: PrivateHome())
      let picture = try await point(1, walk)
      Input.rightClick(picture.x, picture.y)
      try await walk.press("View Picture")
      try await walk.app.says("The sun over the pond")
      try await walk.node("Zoom In", role: "push button")
      try await walk.app.waiting("the picture by itself") {
        (try? walk.pageNow).flatMap { $0.colours > 8 ? true : nil }
      }
      let alone = try await walk.stillPage()
      #expect(!setting.isDark || alone.whiteness < 0.01)
      try await walk.look("picture")
      Input.key("plus", holding: "Control_L")
      try await walk.node("Fit to Window", role: "push button") { $0.isSensitive }
      Input.key("Escape")
      try await walk.gone("Zoom In")
      try await walk.textHasKeyboard()

      let before = try await walk.stillPage()
      // On from where the pointer was.
      Input.key("Tab")
      try await walk.app.waiting("the link of the note with the keyboard") {
        walk.app.tree?.first { $0.role == "label" && $0.name.hasSuffix("#n") && $0.isShown }
      }
      Input.key("Return")
      try await walk.app.waiting("the note over the text") {
        (try? walk.pageNow)?.difference(from: before) ?? 0 > 0.02 ? true : nil
      }
      let note = try await walk.stillPage()
      #expect(!setting.isDark || note.whiteness < 0.01)
      try await walk.look("note")
      Input.key("Escape")
      try await walk.app.waiting("the note to go") {
        (try? walk.pageNow)?.difference(from: before) ?? 1 < 0.02 ? true : nil
      }
      try await walk.app.quit()
    }
  }
}
