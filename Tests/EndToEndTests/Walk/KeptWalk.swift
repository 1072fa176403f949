import CAtspi
import CX11
import Foundation
import Testing

extension EndToEndTests {
  /// `Kept from one start to the next`.
  ///
  /// `AppearanceWalk` has the appearance, `Kills` what is kept of a program that is killed.
  @MainActor
  @Suite
  struct KeptWalk {
    @Test(arguments: WalkSetting.walked)
    func `The article, the place in it and the window are there at the next start`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let walk = try await Walk(setting, ["lakes://superior/"], home: home)
      try await walk.app.title("Lake Superior")
      try await walk.choose("November")
      try await walk.marks("November")
      // What a row says under the pointer would lie over the page.
      let corner = Display.shared.size
      Input.move(corner.width - 1, corner.height - 1)
      let before = try await walk.stillPage()
      try await walk.app.quit()

      let again = try await Walk(setting, [], home: home, size: .kept)
      try await again.app.title("Lake Superior")
      try await again.marks("November")
      let after = try await again.stillPage()
      #expect(after.difference(from: before) < 0.01)
      try await again.look("kept-place")
      try await again.app.quit()

      // What is asked for goes before what was kept.
      let asked = try await Walk(
        setting, ["lakes://superior/#agates"], home: home, size: .kept)
      try await asked.app.title("Lake Superior")
      try await asked.app.waiting("the mark on another section") { () -> Bool? in
        let list = asked.app.tree?.first(named: asked.word("Articles"), role: "list")
        let marked = list?.all { $0.role == "list item" && $0.isSelected } ?? []
        return marked.count == 1 && marked[0].firstLabel != "November" ? true : nil
      }
      try await asked.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A hidden sidebar, the preferences and a window that fills the screen stay so`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let walk = try await Walk(setting, ["lakes://baikal/"], home: home)
      try await walk.app.title("Lake Baikal")
      if !setting.isNarrow {
        Input.key("F9")
        try await walk.app.waiting("the sidebar to hide") { walk.list == nil ? true : nil }
      }
      Input.key("comma", holding: "Control_L")
      let choice = try await walk.node("Continue Reading", role: nil)
      _ = choice
      try await walk.app.waiting("the preferences with the keyboard") {
        Display.shared.windows.last.flatMap { Display.shared.isActive($0) ? true : nil }
      }
      let isOn = { @MainActor () -> Bool? in
        walk.app.tree?.first { Self.isSwitch($0, walk) }.map(\.isOn)
      }
      try await walk.app.waiting("the switch that is on") { isOn() == true ? true : nil }
      try #require(walk.app.tree?.first { Self.isSwitch($0, walk) }).press()
      try await walk.app.waiting("the switch that is off") { isOn() == false ? true : nil }
      Input.key("Escape")
      try await walk.app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      _ = try await walk.app.activeWindow()
      try await walk.app.quit()

      // It does not go on where it was: that is what the preference says.
      let again = try await Walk(setting, [], home: home, size: .kept)
      try await again.app.title("Lakes of the World")
      if !setting.isNarrow { #expect(again.list == nil) }
      try await again.look("kept-window")
      try await again.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A window that is maximized is so at the next start, and has its size afterwards`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let walk = try await Walk(setting, ["lakes://baikal/"], home: home)
      try await walk.app.title("Lake Baikal")
      try await Self.toggleMaximized(walk)
      try await Self.fillsTheScreen(walk)
      try await walk.app.quit()

      let again = try await Walk(setting, [], home: home, size: .any)
      try await again.app.title("Lake Baikal")
      try await Self.fillsTheScreen(again)
      try await again.look("kept-maximized")
      try await Self.toggleMaximized(again)
      try await again.hasItsSize()
      try await again.app.quit()
    }

    /// Clicks the header twice, as one does on the desktop.
    private static func toggleMaximized(_ walk: Walk) async throws {
      let page = try await walk.app.page()
      let title = try await walk.app.waiting("the title") {
        walk.app.tree?.first {
          $0.role == "label" && $0.name == "Lake Baikal" && $0.isShown && $0.box.y < page.y
        }
      }
      Input.doubleClick(title.box.middle.x, title.box.middle.y)
    }

    private static func fillsTheScreen(_ walk: Walk) async throws {
      let screen = Display.shared.size
      try await walk.app.waiting("a window as large as the screen") {
        walk.app.window.map(Display.shared.box).flatMap {
          ($0.width, $0.height) == (screen.width, screen.height) ? true : nil
        }
      }
    }

    private static func isSwitch(_ node: AccessibleNode, _ walk: Walk) -> Bool {
      ["switch", "toggle button", "check box"].contains(node.role)
        && node.name.contains(walk.word("Continue Reading"))
    }
  }
}
