import CAtspi
import Foundation
import Testing

extension EndToEndTests {
  /// `Keys`, in windows of each size.
  ///
  /// `FindWalk` presses those that find, `HeaderWalk` those that reload and stop, `SidebarWalk` the one that
  /// filters, `AppearanceWalk` those that open other windows.
  @MainActor
  @Suite
  struct KeyWalk {
    @Test(arguments: WalkSetting.walked)
    func `Keys and buttons of the mouse go from article to article, and back and forward`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://lakes-of-the-world/"])
      try await walk.app.title("Lakes of the World")
      _ = try await walk.stillPage()
      Input.key("Next", holding: "Control_L")
      try await walk.app.title("Caspian Sea")
      _ = try await walk.stillPage()
      Input.key("Prior", holding: "Control_L")
      try await walk.app.title("Lakes of the World")
      _ = try await walk.stillPage()
      Input.key("Left", holding: "Alt_L")
      try await walk.app.title("Caspian Sea")
      _ = try await walk.stillPage()
      Input.key("Right", holding: "Alt_L")
      try await walk.app.title("Lakes of the World")
      _ = try await walk.stillPage()
      let middle = try await walk.app.page().middle
      Input.move(middle.x, middle.y)
      Input.press(button: 8)
      try await walk.app.title("Caspian Sea")
      _ = try await walk.stillPage()
      Input.press(button: 9)
      try await walk.app.title("Lakes of the World")
      try await walk.textHasKeyboard()
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `The sidebar, the full screen and other windows have their keys`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      let page = try await walk.app.page()
      Input.key("F9")
      if setting.isNarrow {
        try await walk.app.waiting("the sidebar over the text") { walk.list }
        Input.key("F9")
        try await walk.sidebarIsFolded()
      } else {
        try await walk.app.waiting("the text in the place of the sidebar") {
          (walk.app.tree?.first(named: "WebKitWebView")?.box.width ?? 0) > page.width + 100
            ? true : nil
        }
        try await walk.look("without-sidebar")
        Input.key("F9")
        try await walk.app.waiting("the sidebar beside the text") { walk.list }
      }
      try await walk.textHasKeyboard()

      let screen = Display.shared.size
      Input.key("F11")
      try await walk.app.waiting("a window as large as the screen") {
        walk.app.window.map(Display.shared.box).map { ($0.width, $0.height) }.flatMap {
          $0 == (screen.width, screen.height) ? true : nil
        }
      }
      try await walk.textHasKeyboard()
      _ = try await walk.stillPage()
      Input.key("Escape")
      try await walk.hasItsSize()
      _ = try await walk.stillPage()

      for (key, name) in [("o", "file-chooser"), ("p", "print"), ("n", "new-window")] {
        Input.key(key, holding: "Control_L")
        try await walk.app.waiting("another window for Ctrl+\(key)") {
          Display.shared.windows.count == 2 ? true : nil
        }
        try await walk.app.waiting("it with the keyboard") {
          Display.shared.windows.last.flatMap { Display.shared.isActive($0) ? true : nil }
        }
        if key == "n" {
          Input.key("w", holding: "Control_L")
        } else {
          try await walk.look(name)
          Input.key("Escape")
        }
        try await walk.app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
        _ = try await walk.app.activeWindow()
      }
      try await walk.textHasKeyboard()
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `The size of the text and the caret have keys, and the menu says what holds`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://baikal/"])
      try await walk.app.title("Lake Baikal")
      let usual = try await walk.stillPage()
      Input.key("plus", holding: "Control_L")
      Input.key("plus", holding: "Control_L")
      try await walk.app.waiting("larger text") {
        let page = try? walk.pageNow
        return page.map { $0.difference(from: usual) > 0.02 } == true ? true : nil
      }
      _ = try await walk.stillPage()
      try await walk.look("larger")
      Input.key("minus", holding: "Control_L")
      try await saysSize(walk, "110")
      Input.key("0", holding: "Control_L")
      try await saysSize(walk, "100")
      for isOn in [true, false] {
        Input.key("F7")
        try await walk.openMainMenu()
        let item = try await walk.app.waiting("the item for the caret") {
          walk.app.tree?.first(named: walk.word("Caret Browsing"), role: "menu item")
        }
        #expect(item.isOn == isOn)
        try await walk.escape("About Lakes")
        // Whatever had the keyboard before the menu has it again.
        try await walk.textHasKeyboard()
        _ = try await walk.stillPage()
      }
      try await walk.app.quit()
    }

    /// Expects a size of text in the choices of its appearance.
    private func saysSize(_ walk: Walk, _ percent: String) async throws {
      try await walk.openAppearance()
      try await walk.node("%@ %%", percent)
      try await walk.escape("Line Height")
      try await walk.textHasKeyboard()
      _ = try await walk.stillPage()
    }

    @Test(arguments: WalkSetting.walked)
    func `The keys that scroll do so from the list and from the buttons`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://superior/"])
      try await walk.app.title("Lake Superior")
      try await walk.showSidebar()
      _ = try await walk.stillPage()
      Input.key("k", holding: "Control_L")
      try await walk.node("Filter Articles") { $0.isFocused }
      Input.key("Tab")
      let inList: @MainActor () -> Bool? = {
        walk.list?.first(where: \.isFocused) != nil || walk.list?.isFocused == true ? true : nil
      }
      try await walk.app.waiting("the keyboard in the list", inList)
      // Each leads away from where it was, and the one after it back.
      for (key, marked) in [("End", "Notes"), ("Home", "Lake Superior")] {
        Input.key(key)
        try await walk.marks(marked)
        #expect(inList() == true)
      }
      for (down, up) in [(["space"], ["space", "Shift_L"]), (["Next"], ["Prior"])] {
        _ = try await walk.stillPage()
        let top = try walk.pageNow
        press(down)
        try await walk.app.waiting("another part of the text after \(down)") {
          (try? walk.pageNow)?.difference(from: top) ?? 0 > 0.02 ? true : nil
        }
        _ = try await walk.stillPage()
        press(up)
        try await walk.app.waiting("the first part of the text after \(up)") {
          (try? walk.pageNow)?.difference(from: top) ?? 1 < 0.005 ? true : nil
        }
        #expect(inList() == true)
      }
      guard !setting.isNarrow else { return try await walk.app.quit() }
      // Space presses a button; the others scroll the text from there too.
      let focused = try await walk.tab(to: "Find in Page")
      Input.key("End")
      try await walk.marks("Notes")
      #expect(focused.isFocused)
      try await walk.app.quit()
    }

    private func press(_ keys: [String]) {
      if keys.count > 1 { Input.key(keys[0], holding: keys[1]) } else { Input.key(keys[0]) }
    }

    @Test(arguments: WalkSetting.walked)
    func `Escape closes the nearest thing first, wherever the keyboard is`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await Walk(setting, ["lakes://superior/"])
      try await walk.app.title("Lake Superior")
      _ = try await walk.stillPage()
      Input.key("F11")
      let screen = Display.shared.size
      try await walk.app.waiting("a window as large as the screen") {
        walk.app.window.map(Display.shared.box)?.width == screen.width ? true : nil
      }
      Input.key("f", holding: "Control_L")
      try await walk.node("Find in Page", role: "entry") { $0.isFocused }
      Input.type("lake")
      try await walk.app.waiting("the first of them") {
        walk.app.tree?.first {
          $0.role == "label" && $0.isShown
            && $0.name.contains("\(walk.word("%@ of %@", "1", ""))".prefix(3))
        }
      }
      // The keyboard is in the header, not in the bar and not in the text.
      _ = try await walk.tab(to: "Main Menu", backwards: true)
      Input.key("F10")
      try await walk.node("About Lakes") { $0.isShown }
      try await walk.escape("About Lakes")
      try await walk.node("Next Match") { $0.isShown }
      Input.key("Escape")
      try await walk.gone("Next Match")
      // What was found is selected: that is the next to go, and the full screen the last.
      try await walk.textHasKeyboard()
      _ = try await walk.stillPage()
      Input.key("Escape")
      _ = try await walk.stillPage()
      #expect(walk.app.window.map(Display.shared.box)?.width == screen.width)
      Input.key("Escape")
      try await walk.hasItsSize()
      try await walk.app.quit()
    }
  }
}
