import CAtspi
import Foundation
import Testing

extension EndToEndTests {
  /// The window as a screen reader and the Tab key have it.
  @MainActor
  @Suite
  struct AccessWalk {
    /// Roles of what somebody can do something with.
    private static let controls: Set<String> = [
      "push button", "toggle button", "check box", "radio button", "entry", "text", "slider",
      "combo box", "menu item", "check menu item", "radio menu item", "list", "list item", "link",
      "progress bar", "switch",
    ]

    /// Starts with an article without links, in which the Tab key would stay.
    private func start(_ setting: WalkSetting) async throws -> Walk {
      let home = try PrivateHome()
      let articles = try ArticleFolder(in: home)
      let text = String(repeating: "<p>Water, and more water.</p>", count: 60)
      try articles.add("pond", title: "Pond", body: "<h2>Rain</h2>" + text)
      try articles.add("river", title: "River", body: text)
      let walk = try await Walk(setting, ["lakes://pond/"], home: home, articles: articles.folder)
      try await walk.app.title("Pond")
      _ = try await walk.stillPage()
      return walk
    }

    @Test(arguments: WalkSetting.walked)
    func `The Tab key reaches every control, in the order in which the eye meets them`(
      _ setting: WalkSetting
    ) async throws {
      let walk = try await start(setting)
      Input.key("f", holding: "Control_L")
      try await walk.node("Find in Page", role: "entry") { $0.isFocused }
      try await walk.look("before-tabs")
      let met = try await tabThrough(walk)
      let order = met.map { "\($0.role) “\($0.name)”" }.joined(separator: ", ")
      for (before, after) in zip(met, met.dropFirst()) {
        #expect(
          isInOrder(before, after, setting), "\(before.name) before \(after.name) in \(order)")
      }
      // What shows and answers is among them; the window's own buttons are the desktop's.
      let menu = try #require(met.first { $0.name == walk.word("Main Menu") }, "\(order)")
      let shown = (walk.app.tree?.all { isControl($0) } ?? []).filter { control in
        !["list", "list item", "progress bar"].contains(control.role)
          && control.box.x >= 0 && control.box.x < setting.size.width
          && !(control.box.y < 46 && control.name != menu.name && isInOrder(menu, control, setting))
      }
      for control in shown {
        let isMet = met.contains { walk.isSame($0, control) }
        #expect(isMet, "\(control.role) “\(control.name)” \(control.box) is not among \(order)")
      }
      #expect(setting.isNarrow || met.contains { $0.role == "list item" }, "\(order)")
      #expect(met.contains { $0.name == "WebKitWebView" }, "\(order)")
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `Every control of every window has a name`(_ setting: WalkSetting) async throws {
      let walk = try await start(setting)
      try await walk.showSidebar()
      expectNames(walk, "sidebar")
      if setting.isNarrow { Input.key("F9") }
      try await walk.sidebarIsFolded()
      Input.key("f", holding: "Control_L")
      try await walk.node("Find in Page", role: "entry") { $0.isFocused }
      expectNames(walk, "find bar")
      Input.key("Escape")
      try await walk.textHasKeyboard()
      try await walk.openMainMenu()
      expectNames(walk, "main menu")
      try await walk.escape("About Lakes")
      for (key, words) in [("l", "Address"), ("comma", "Line Height")] {
        Input.key(key, holding: "Control_L")
        try await walk.node(words)
        expectNames(walk, words)
        Input.key("Escape")
        try await walk.app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
        _ = try await walk.app.activeWindow()
      }
      try await walk.app.quit()
    }

    /// Expects a name of everything that can be used.
    private func expectNames(_ walk: Walk, _ place: String) {
      for control in walk.app.tree?.all(where: { isControl($0) }) ?? [] {
        // What a row of libadwaita shows its choice in is a list to GTK.
        if control.role == "list", control.box.height < 40 { continue }
        // A row is called by the words in it.
        let name = control.role == "list item" ? control.firstLabel : control.name
        #expect(
          !name.isEmpty && !name.hasPrefix("Gtk") && !name.hasPrefix("Adw"),
          "\(place): \(control.role) “\(name)” \(control.box)")
      }
    }

    private func isControl(_ node: AccessibleNode) -> Bool {
      Self.controls.contains(node.role) && node.isShown && node.isSensitive
        && node.has(ATSPI_STATE_FOCUSABLE)
    }

    /// Goes with Tab from the field to the text, and with Shift+Tab from the field to the start.
    ///
    /// In the text the Tab key belongs to the page.
    ///
    /// - Returns: what has had the keyboard, from the start to the text.
    private func tabThrough(_ walk: Walk) async throws -> [AccessibleNode] {
      let field = try await walk.node("Find in Page", role: "entry") { $0.isFocused }
      let after = try await tab(walk, from: field) { Input.key("Tab") }
      Input.key("f", holding: "Control_L")
      Input.key("f", holding: "Control_L")
      try await walk.node("Find in Page", role: "entry") { $0.isFocused }
      let before = try await tab(walk, from: field) { Input.key("Tab", holding: "Shift_L") }
      // From the first control it goes back to the last, which is the text: there the round closes.
      #expect(before.last?.name == "WebKitWebView")
      return before.dropLast().reversed() + [field] + after
    }

    /// Presses a key until the keyboard is in the text, or where it was before.
    private func tab(
      _ walk: Walk, from start: AccessibleNode, _ press: () -> Void
    ) async throws -> [AccessibleNode] {
      var met = [start]
      while met.count < 40, met.last?.name != "WebKitWebView" {
        press()
        let now = try await perhaps(within: 3) { () -> AccessibleNode? in
          guard let node = walk.focused, let last = met.last, !walk.isSame(last, node) else {
            return nil
          }
          return node
        }
        guard let now, !met.contains(where: { walk.isSame($0, now) }) else { break }
        met.append(now)
      }
      return Array(met.dropFirst())
    }

    /// Whether the eye meets something first: the column before, the line above, where reading starts.
    private func isInOrder(
      _ first: AccessibleNode, _ second: AccessibleNode, _ setting: WalkSetting
    ) -> Bool {
      let (one, other) = (first.box, second.box)
      let width = setting.size.width
      func start(_ box: Box) -> Int { setting.isArabic ? width - box.x - box.width : box.x }
      // What ends before the other column begins is the sidebar's.
      if !setting.isNarrow {
        let sidebar = 300
        let (isFirst, isSecond) = (
          start(one) + one.width <= sidebar, start(other) + other.width <= sidebar
        )
        if isFirst != isSecond { return isFirst }
      }
      let isSameLine =
        one.y < other.y + other.height / 2 && other.y < one.y + one.height / 2
        && abs(one.middle.y - other.middle.y) < 24
      return isSameLine ? start(one) <= start(other) : one.middle.y < other.middle.y
    }
  }
}
