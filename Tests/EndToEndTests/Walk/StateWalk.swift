import Foundation
import Testing

extension EndToEndTests {
  /// What `States` says: what stands in the place of the article.
  ///
  /// `HeaderWalk` has what is seen while a page loads and where nothing was chosen, `SidebarWalk` a filter
  /// that finds nothing.
  @MainActor
  @Suite
  struct StateWalk {
    @Test(arguments: WalkSetting.walked)
    func `What cannot be opened says why, and Try Again tries again`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let file = try home.write(
        "files/mine.html", "<meta charset=utf-8><title>Mine</title><h1>Mine</h1><p>Words.</p>")
      let walk = try await Walk(setting, [file.path], home: home)
      try await walk.app.title("Mine")
      _ = try await walk.stillPage()
      let away = file.deletingLastPathComponent().appending(path: "away.html")
      try FileManager.default.moveItem(at: file, to: away)
      Input.key("r", holding: "Control_L")
      try await walk.says("“%@” Cannot Be Shown", "Mine")
      try await walk.look("failed")
      // Its row stays.
      try await walk.showSidebar()
      try await walk.app.waiting("the row of what has moved") {
        walk.rows.contains("Mine") ? true : nil
      }
      try await walk.look("failed-row")
      if setting.isNarrow { Input.key("Escape") }
      try await walk.sidebarIsFolded()
      _ = try await walk.stillPicture()
      try FileManager.default.moveItem(at: away, to: file)
      try await walk.app.click(walk.node("Try Again", role: "push button"))
      try await walk.textHasKeyboard()
      try await walk.app.waiting("the page again") {
        walk.app.tree?.first(named: walk.word("Try Again")) == nil ? true : nil
      }
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `An article that is not there is named, and so is an address that does not answer`(
      _ setting: WalkSetting
    ) async throws {
      // Nobody answers there: the port is that of a server that has gone.
      let address = try PageServer([:]).address("/")
      let walk = try await Walk(setting, ["lakes://nowhere/"])
      try await walk.says("There is no article named “%@”.", "nowhere")
      try await walk.look("not-found")
      try await walk.app.hand([address])
      try await walk.app.waiting("what is said about the address") {
        walk.app.tree?.first { $0.role == "label" && $0.name.contains("127.0.0.1") && $0.isShown }
      }
      try await walk.node("Try Again", role: "push button")
      try await walk.look("no-answer")
      Input.key("l", holding: "Control_L")
      try await walk.node("Address") { $0.isFocused }
      Input.type("no such thing")
      Input.key("Return")
      try await walk.says("“%@” is not an address.", "no such thing")
      try await walk.look("no-address")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A folder without articles says so`(_ setting: WalkSetting) async throws {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      let walk = try await Walk(setting, [], home: home, articles: articles.folder)
      try await walk.says("There Are No Articles")
      try await walk.look("no-articles")
      try articles.add("pond", title: "Pond", body: "<p>Water.</p>")
      try await walk.app.click(walk.node("Try Again", role: "push button"))
      try await walk.app.title("Pond")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A page whose process ends comes back at its place once, and says so the next time`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://superior/#november"])
      try await walk.app.title("Lake Superior")
      try await walk.marks("November")
      _ = try await walk.stillPage()
      try endPage(of: walk)
      try await walk.app.waiting("another process for the page") {
        walk.app.processes.contains { $0.name == "WebKitWebProces" } ? true : nil
      }
      try await walk.app.node("November", role: setting.isNarrow ? nil : "list item")
      _ = try await walk.stillPage()
      try await walk.marks("November")
      try await walk.look("recovered")
      try endPage(of: walk)
      try await walk.says("The Page Stopped Working")
      try await walk.look("stopped")
      try await walk.app.click(
        walk.app.waiting("the button of the sentence") {
          walk.app.tree?.first {
            $0.role == "push button" && $0.name == walk.word("Reload") && $0.isShown
              && $0.box.y > 46
          }
        })
      try await walk.app.title("Lake Superior")
      try await walk.textHasKeyboard()
      _ = try await walk.stillPage()
      try await walk.app.quit()
    }

    /// Ends the processes of pages, which have long begun.
    private func endPage(of walk: Walk) throws {
      let pages = walk.app.processes.filter { $0.name == "WebKitWebProces" }
      try #require(!pages.isEmpty, "\(walk.app.processes)")
      for page in pages { kill(page.number, SIGKILL) }
    }
  }
}
