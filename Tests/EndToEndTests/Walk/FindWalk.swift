import Foundation
import Testing

extension EndToEndTests {
  /// What `Layout` says of the find bar.
  @MainActor
  @Suite
  struct FindWalk {
    /// Starts with the find bar open over an article of known words.
    private func start(_ setting: WalkSetting) async throws -> Walk {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      let many = String(repeating: "<p>drop drop drop drop drop</p>", count: 220)
      try articles.add(
        "pond", title: "Pond",
        body: "<p>Water, water, waterfall. Deep Water.</p><h2>Rain</h2>" + many)
      try articles.add("river", title: "River", body: "<p>One water only.</p>")
      let walk = try await Walk(
        setting, ["lakes://pond/"], home: home, articles: articles.folder)
      try await walk.app.title("Pond")
      try await walk.app.node("Rain", role: "list item")
      return walk
    }

    private func openBar(_ walk: Walk) async throws {
      _ = try await walk.app.activeWindow()
      Input.key("f", holding: "Control_L")
      try await walk.app.waiting("the find entry with the keyboard") {
        walk.app.tree?.first {
          $0.role == "entry" && $0.isFocused && $0.name == walk.word("Find in Page")
        }
      }
    }

    private func saysPlace(_ walk: Walk, _ index: Int, of count: Int) async throws {
      let words = walk.word("%@ of %@", "\(index)", "\(count)")
      try await walk.app.waiting(words) {
        walk.app.tree?.first { $0.role == "label" && $0.name == words && $0.isShown }
      }
    }

    @Test(arguments: WalkSetting.walked)
    func `Words are counted as one types, and the steps from match to match wrap round`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await start(setting)
      try await openBar(walk)
      Input.type("water")
      try await saysPlace(walk, 1, of: 4)
      try await walk.look("find")
      Input.key("Return")
      try await saysPlace(walk, 2, of: 4)
      Input.key("Return", holding: "Shift_L")
      Input.key("Return", holding: "Shift_L")
      try await saysPlace(walk, 4, of: 4)
      try await walk.press("Next Match")
      try await saysPlace(walk, 1, of: 4)
      try await walk.press("Previous Match")
      try await saysPlace(walk, 4, of: 4)
      Input.key("g", holding: "Control_L")
      try await saysPlace(walk, 1, of: 4)
      Input.key("F3", holding: "Shift_L")
      try await saysPlace(walk, 4, of: 4)

      try await walk.press("Whole Words")
      try await saysPlace(walk, 1, of: 3)
      try await walk.press("Match Case")
      try await saysPlace(walk, 1, of: 1)
      try await walk.look("find-toggles")
      try await walk.press("Whole Words")
      try await saysPlace(walk, 1, of: 2)
      try await walk.press("Match Case")
      Input.type("zz")
      try await walk.says("No matches")
      try await walk.look("find-nothing")
      Input.key("a", holding: "Control_L")
      Input.type("drop")
      try await walk.says("More than 1,000 matches")
      try await walk.look("find-many")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `The bar stays from article to article, and Escape gives the keyboard back`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await start(setting)
      try await openBar(walk)
      Input.type("water")
      try await saysPlace(walk, 1, of: 4)
      Input.key("Next", holding: "Control_L")
      try await walk.app.title("River")
      try await saysPlace(walk, 1, of: 1)
      Input.key("Escape")
      try await walk.textHasKeyboard()
      try await walk.gone("Next Match")
      // The found word is selected, and what is selected is what is looked for next.
      try await walk.look("find-closed")
      Input.key("f", holding: "Control_L")
      try await walk.app.waiting("the selected word in the entry") {
        walk.app.tree?.first { $0.role == "entry" && $0.isFocused && $0.text == "water" }
      }
      try await walk.pressClose()
      try await walk.textHasKeyboard()
      try await walk.app.quit()
    }
  }
}
