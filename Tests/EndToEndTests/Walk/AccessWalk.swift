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
      let own = walk.app.tree?.all { $0.name == "GtkWindowControls" }.flatMap(\.children) ?? []
      let shown = (walk.app.tree?.all { isControl($0) } ?? []).filter { control in
        !["list", "list item", "progress bar"].contains(control.role)
          && control.box.x >= 0 && control.box.x < setting.size.width
          && !own.contains { walk.isSame($0, control) }
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

    /// Presses Shift+Tab until the keyboard is where it was at first.
    ///
    /// Backwards, since the Tab key of a page belongs to the page.
    ///
    /// - Returns: what the keyboard met, the other way round and from what the eye meets first.
    private func tabThrough(_ walk: Walk) async throws -> [AccessibleNode] {
      var met: [AccessibleNode] = []
      for _ in 0..<40 {
        let last = met.first
        Input.key("Tab", holding: "Shift_L")
        let now = try await perhaps(within: 2) { () -> AccessibleNode? in
          guard let node = walk.focused, last.map({ !walk.isSame($0, node) }) ?? true else {
            return nil
          }
          return node
        }
        // On its way round the window the keyboard may be nowhere for once.
        guard let now else { continue }
        if met.contains(where: { walk.isSame($0, now) }) { break }
        met.insert(now, at: 0)
      }
      guard let first = met.indices.min(by: { isInOrder(met[$0], met[$1], walk.setting) }) else {
        return []
      }
      return Array(met[first...] + met[..<first])
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
