import CAtspi
import Foundation
import Testing

extension EndToEndTests {
  /// What `Layout` says of the text's appearance; preferences, shortcuts and about.
  @MainActor
  @Suite
  struct AppearanceWalk {
    @Test(arguments: WalkSetting.walked)
    func `Theme, typeface, size, line height and width show at once and are kept`(
      _ setting: WalkSetting
    ) async throws {
      let home = try PrivateHome()
      let walk = try await Walk(setting, ["lakes://baikal/"], home: home)
      try await walk.app.title("Lake Baikal")
      let before = try await walk.stillPage()
      #expect((before.brightness < 0.4) == setting.isDark)
      try await walk.openAppearance()
      try await walk.look("appearance")
      for (theme, isDark) in [("Dark", true), ("Sepia", false), ("Light", false)] {
        try await walk.press(theme)
        // The choices lie over the page at its end, and pictures stay as they are: its margin tells.
        let page = try await walk.app.page()
        let strip = Box(
          x: setting.isArabic ? page.x + page.width - 24 : page.x + 4, y: page.y, width: 8,
          height: page.height)
        try await walk.app.waiting("a page that is \(theme)") {
          (Display.shared.picture(of: strip).brightness < 0.4) == isDark ? true : nil
        }
        if theme == "Sepia" { try await walk.look("appearance-sepia") }
      }
      try await walk.press("Serif")
      try await walk.press("Larger Text")
      try await walk.node("%@ %%", "110")
      for slider in ["Line Height", "Width"] {
        #expect(try await walk.node(slider, role: "slider").isSensitive)
      }
      try await walk.escape("Line Height")
      try await walk.textHasKeyboard()
      try await walk.look("appearance-changed")
      try await walk.app.quit()

      let again = try await Walk(setting, [], home: home, size: .kept)
      try await again.app.title("Lake Baikal")
      try await again.textHasKeyboard()
      // A key is lost with the view that is about to go.
      _ = try await again.stillPage()
      try await again.openAppearance()
      try await again.node("%@ %%", "110")
      try await again.node("Light") { $0.has(ATSPI_STATE_CHECKED) || $0.has(ATSPI_STATE_PRESSED) }
      try await again.escape("Line Height")
      try await again.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `Preferences, shortcuts and the other windows close with Escape`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      Input.key("comma", holding: "Control_L")
      try await walk.says("Links to New Windows Open")
      try await otherWindow(walk, "preferences")
      Input.key("question", holding: "Control_L", "Shift_L")
      try await walk.says("Close Window")
      try await otherWindow(walk, "shortcuts")
      try await walk.openMainMenu()
      try await walk.press("About Lakes")
      try await walk.says("The Lakes authors")
      try await otherWindow(walk, "about")
      Input.key("l", holding: "Control_L")
      try await walk.says("Add an Article")
      try await otherWindow(walk, "address")
      try await walk.textHasKeyboard()
      try await walk.app.quit()
    }

    /// Takes a picture of a window over the first, and closes it with Escape.
    private func otherWindow(_ walk: Walk, _ name: String) async throws {
      try await walk.app.waiting("another window") {
        Display.shared.windows.count == 2 ? true : nil
      }
      try await walk.look(name)
      Input.key("Escape")
      try await walk.app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      _ = try await walk.app.activeWindow()
    }
  }
}
