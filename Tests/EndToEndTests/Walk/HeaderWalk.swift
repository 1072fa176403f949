import Foundation
import Testing

extension EndToEndTests {
  /// What `Layout` says of the header and the progress.
  @MainActor
  @Suite
  struct HeaderWalk {
    @Test(arguments: WalkSetting.compared)
    func `The header has its controls in order, and what has no room stands in the menu`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      try await walk.app.waiting("where it comes from, and how long it takes to read") {
        walk.app.tree?.first {
          $0.role == "label" && $0.name.contains("Lakes of the World") && $0.name.contains(" · ")
        }
      }
      try await walk.look("header")
      let whole = [
        "Toggle Sidebar", "Back", "Forward", "Reload", "Find in Page", "Text Appearance",
      ]
      let narrow = ["Toggle Sidebar", "Find in Page"]
      let names = (setting.isNarrow ? narrow : whole) + ["Main Menu"]
      var last: AccessibleNode?
      for name in names {
        let node = try await walk.node(name, role: "push button")
        if let last { walk.expectOrder(last, node) }
        last = node
      }
      // The title is to be read, whatever else there is.
      let title = try #require(
        walk.app.tree?.first {
          $0.name == "AdwWindowTitle" && $0.children[0].firstLabel == "Lake Baikal"
        })
      #expect(title.box.width >= 100, "\(title.box)")

      try await walk.openMainMenu()
      try await walk.look("menu")
      if setting.isNarrow {
        for name in ["Back", "Forward", "Reload", "Text Appearance"] { try await walk.node(name) }
      }
      try await walk.escape("About Lakes")
      // Back where it was, and not on the button of the menu.
      try await walk.textHasKeyboard()
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.compared)
    func `Back and Forward go through what was read, and list it on a right click`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      // What has not come is no step of the way.
      _ = try await walk.stillPage()
      try await walk.choose("Lake Geneva")
      try await walk.app.title("Lake Geneva")
      try await walk.textHasKeyboard()
      _ = try await walk.stillPage()
      if setting.isNarrow {
        try await walk.openMainMenu()
        try await walk.press("Back")
      } else {
        let back = try await walk.node("Back", role: "push button") { $0.isSensitive }
        try await walk.node("Forward", role: "push button") { !$0.isSensitive }
        try await walk.app.click(back, button: 3)
        try await walk.app.waiting("the article in the menu") {
          walk.app.tree?.first { $0.role.contains("menu item") && $0.name == "Lake Baikal" }
        }
        try await walk.look("history")
        Input.key("Escape")
        try await walk.textHasKeyboard()
        try await walk.press("Back", role: "push button")
      }
      try await walk.app.title("Lake Baikal")
      try await walk.textHasKeyboard()
      Input.key("Right", holding: "Alt_L")
      try await walk.app.title("Lake Geneva")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.compared)
    func `While a page loads a bar follows it, Reload is Stop, and Escape stops too`(
      _ setting: WalkSetting
    ) async throws {
      let server = try PageServer(["/slow": nil])
      let walk = try await Walk(setting, [server.address("/slow")])
      let bar = try await walk.node("Loading")
      #expect(bar.role == "progress bar")
      try await walk.look("loading")
      if setting.isNarrow {
        try await walk.openMainMenu()
        try await walk.press("Stop")
      } else {
        try await walk.press("Stop")
      }
      try await walk.gone("Loading")
      try await walk.says("Nothing to Read Yet")
      try await walk.look("nothing")
      for hasModifier in [false, true] {
        if hasModifier { Input.key("r", holding: "Control_L") } else { Input.key("F5") }
        try await walk.node("Loading")
        Input.key("Escape")
        try await walk.gone("Loading")
      }
      try await walk.app.quit()
    }
  }
}
