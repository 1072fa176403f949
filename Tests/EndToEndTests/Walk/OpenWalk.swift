import CAtspi
import Foundation
import Testing

extension EndToEndTests {
  /// `Opened from outside`, and what is done with what was opened.
  @MainActor
  @Suite
  struct OpenWalk {
    private func page(_ name: String) -> String {
      "<!doctype html><meta charset=utf-8><title>\(name)</title><h1>\(name)</h1><h2>Part</h2><p>Words."
    }

    @Test(arguments: WalkSetting.walked)
    func `Files and addresses reach the one window, several at once, and stay in the list`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      // Those that the filter leaves are in sight, and are these.
      let names = ["zzq first", "zzq second page", "zzq третий #3"]
      let files = try names.map { try home.write("files/\($0).html", page($0)) }
      let server = try PageServer(["/web": page("zzq Web")])
      let walk = try await Walk(setting, ["lakes://baikal/"], home: home)
      try await walk.app.title("Lake Baikal")
      try await walk.app.hand(files.map(\.path))
      try await walk.app.title(names[2])
      try await walk.app.hand([server.address("/web")])
      try await walk.app.title("zzq Web")
      try await walk.app.hand(["lakes://superior/#november"])
      try await walk.app.title("Lake Superior")
      try await walk.marks("November")
      #expect(Display.shared.windows.count == 1)
      try await walk.showSidebar()
      // The newest first.
      // One that was never in sight is called by the name of its file.
      let opened = ["zzq Web", names[2], "\(names[1]).html", "\(names[0]).html"]
      Input.key("k", holding: "Control_L")
      try await walk.node("Filter Articles") { $0.isFocused }
      Input.type("zzq")
      try await walk.app.waiting("what was opened, the newest first") { () -> Bool? in
        // And no heading stands over nothing.
        walk.rows == [walk.word("Opened")] + opened + [walk.word("Help"), "Reading with Lakes"]
          ? true : nil
      }
      try await walk.look("opened")
      try await walk.app.rightClick("zzq Web", in: walk.word("Articles"))
      try await walk.node("Open in Browser")
      try await walk.look("opened-menu")
      try await walk.press("Remove")
      // libadwaita names a button after its text and its label.
      let undo = try await walk.app.waiting("the button that puts it back") {
        walk.app.tree?.first { $0.role == "push button" && $0.name.hasPrefix(walk.word("Undo")) }
      }
      #expect(!walk.rows.contains("zzq Web"))
      try undo.press()
      try await walk.app.waiting("the row again") { walk.rows.contains("zzq Web") ? true : nil }
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.compared)
    func `A long title and a long origin leave the header its buttons`(
      _ setting: WalkSetting
    ) async throws {
      let title = String(repeating: "A title that goes on and on, ", count: 12) + "until its end"
      let path = "/" + String(repeating: "a-long-name/", count: 12)
      let server = try PageServer([path: page(title)])
      let walk = try await Walk(setting, [server.address(path)])
      try await walk.app.title(title)
      _ = try await walk.stillPage()
      try await walk.look("long-title")
      let whole = [
        "Toggle Sidebar", "Back", "Forward", "Reload", "Find in Page", "Text Appearance",
        "Main Menu",
      ]
      let narrow = ["Toggle Sidebar", "Find in Page", "Main Menu"]
      var last: AccessibleNode?
      for name in setting.isNarrow ? narrow : whole {
        let node = try await walk.node(name, role: "push button")
        #expect(node.box.x >= 0 && node.box.x + node.box.width <= setting.size.width)
        if let last { walk.expectOrder(last, node) }
        last = node
      }
      try await walk.app.quit()
    }
  }
}
