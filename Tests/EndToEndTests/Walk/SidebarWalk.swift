import Foundation
import Testing

extension EndToEndTests {
  /// What `Layout` says of the sidebar.
  @MainActor
  @Suite
  struct SidebarWalk {
    @Test(arguments: WalkSetting.walked)
    func `Articles stand in groups, the open one with its sections`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      try await walk.showSidebar()
      try await walk.app.node("Geography", role: "list item")
      try await walk.marks("Lake Baikal")
      #expect(try await walk.app.articleTitles(in: walk.word("Articles")).count >= 16)
      try await walk.app.says("Lakes of the World")
      let rows = walk.rows
      let place = try #require(rows.firstIndex(of: "Lake Baikal"))
      #expect(rows[place + 1] == "Geography" && rows[place + 2] == "A continent coming apart")
      try await walk.look("sidebar")
      // The sections are set in by their level, from where reading starts.
      let inset = try await ["Geography", "A continent coming apart"].asyncMap { title in
        let label = try await walk.app.node(title, role: "label").box
        return setting.isArabic ? -(label.x + label.width) : label.x
      }
      #expect(inset[0] < inset[1])
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A chosen section comes into sight and stays marked until the reader scrolls`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://superior/"])
      try await walk.app.title("Lake Superior")
      let before = try await walk.stillPage()
      try await walk.choose("November")
      try await walk.marks("November")
      try await walk.textHasKeyboard()
      let page = try await walk.app.page()
      try await walk.app.waiting("the page to scroll") {
        Display.shared.picture(of: page).difference(from: before) > 0.02 ? true : nil
      }
      try await walk.look("section")
      // It is no navigation.
      if !setting.isNarrow { try await walk.node("Back") { !$0.isSensitive } }
      // The last one is marked at the end, although its heading cannot reach the upper edge.
      Input.key("End")
      try await walk.marks("Notes")
      Input.key("Home")
      try await walk.marks("Lake Superior")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `The filter looks at titles and texts, and Escape empties it`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      Input.key("k", holding: "Control_L")
      try await walk.node("Filter Articles") { $0.isFocused }
      Input.type("GOLOMYANKA")
      try await walk.app.waiting("the one article that says so") {
        let rows = walk.rows
        return rows.contains("Lake Baikal") && !rows.contains("Lake Geneva") ? true : nil
      }
      try await walk.look("filter")
      Input.type("zz")
      try await walk.says("No Articles Found")
      try await walk.look("filter-nothing")
      Input.key("Escape")
      try await walk.textHasKeyboard()
      try await walk.sidebarIsFolded()
      try await walk.showSidebar()
      try await walk.app.waiting("all articles") { walk.rows.contains("Lake Geneva") ? true : nil }
      try await walk.app.quit()
    }
  }
}

extension Array {
  /// What a closure that waits makes of each element, one after another.
  @MainActor
  fileprivate func asyncMap<Result>(
    _ change: @MainActor (Element) async throws -> Result
  ) async throws -> [Result] {
    var results: [Result] = []
    for element in self { results.append(try await change(element)) }
    return results
  }
}
