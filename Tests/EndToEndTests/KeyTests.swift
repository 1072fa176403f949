import Foundation
import Testing

extension EndToEndTests {
  /// The keys of the window, pressed as a person presses them.
  @MainActor
  @Suite
  struct Keys {
    private func start(_ arguments: String..., home: PrivateHome) async throws -> RunningApp {
      let app = try await RunningApp(arguments, home: home)
      _ = try await app.activeWindow()
      return app
    }

    /// Presses Escape until what is named has gone.
    private func close(_ name: String, of app: RunningApp) async throws {
      Input.key("Escape")
      try await app.waiting("“\(name)” to go") {
        app.tree?.first(named: name)?.isShown == true ? nil : true
      }
    }

    @Test
    func `F9 hides the sidebar and brings it back`() async throws {
      let app = try await start("lakes://baikal/", home: PrivateHome())
      try await app.title("Lake Baikal")
      let narrow = try await app.page()
      Input.key("F9")
      try await app.waiting("the text to take the place of the sidebar") {
        (app.tree?.first(named: "WebKitWebView")?.box.width ?? 0) > narrow.width + 100 ? true : nil
      }
      Input.key("F9")
      try await app.waiting("the sidebar to come back") {
        app.tree?.first(named: "WebKitWebView")?.box.width == narrow.width ? true : nil
      }
      try await app.quit()
    }

    @Test
    func
      `Control K filters by what texts say, Enter opens the first and Escape empties the filter`()
      async throws
    {
      let app = try await start("lakes://baikal/", home: PrivateHome())
      try await app.title("Lake Baikal")
      Input.key("k", holding: "Control_L")
      try await app.node("Filter Articles") { $0.isFocused }
      Input.type("golomyanka")
      try await app.waiting("the one article that says so") {
        app.tree?.first { $0.role == "list item" && $0.firstLabel == "Lake Geneva" } == nil
          ? true : nil
      }
      Input.key("Escape")
      try await app.waiting("all articles") {
        app.tree?.first { $0.role == "list item" && $0.firstLabel == "Lake Geneva" }
      }
      try await app.node("WebKitWebView") { $0.isFocused }
      Input.key("k", holding: "Control_L")
      try await app.node("Filter Articles") { $0.isFocused }
      Input.type("titicaca")
      try await app.waiting("the article first") {
        let rows = app.tree?.all { $0.role == "list item" } ?? []
        return rows.dropFirst().first?.firstLabel == "Lake Titicaca" ? true : nil
      }
      Input.key("Return")
      try await app.title("Lake Titicaca")
      try await app.quit()
    }

    @Test
    func `Control L opens an address, the list keeps it, and what is removed can be put back`()
      async throws
    {
      let home = try PrivateHome()
      let file = try home.write(
        "pages/my page #1.html", "<title>Mine</title><h1>Mine</h1><h2>Part</h2><p>Words")
      // A name that is typed without the Shift key, which is as quick as a machine types.
      let link = URL(filePath: "/tmp/\(UUID().uuidString.lowercased()).html")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      defer {
        do { try FileManager.default.removeItem(at: link) } catch {
          print("\(link) stays: \(error)")
        }
      }
      // The list keeps still as long as the pointer is over it, where another test may have left that.
      let screen = Display.shared.size
      Input.move(screen.width - 1, screen.height - 1)
      let app = try await start("lakes://baikal/", home: home)
      try await app.title("Lake Baikal")
      Input.key("l", holding: "Control_L")
      try await app.node("Address") { $0.isFocused }
      Input.type(link.path)
      Input.key("Return")
      try await app.title("Mine")
      try await app.node("Part", role: "list item")
      // Back leads to the article, although another page shows it.
      Input.key("Left", holding: "Alt_L")
      try await app.title("Lake Baikal")
      try await app.node("Forward") { $0.isSensitive }
      Input.key("Right", holding: "Alt_L")
      try await app.title("Mine")
      // A key that is pressed while one page takes the place of another goes with the one that leaves.
      try await app.node("Part", role: "list item")
      try await app.node("WebKitWebView") { $0.isFocused }
      try await app.quit()

      let again = try await start(home: home)
      try await again.title("Mine")
      try await again.quit()
    }

    @Test
    func `Control Plus makes the text larger, Control 0 sets it back, and the choice is kept`()
      async throws
    {
      let home = try PrivateHome()
      let app = try await start("lakes://baikal/", home: home)
      try await app.title("Lake Baikal")
      Input.key("plus", holding: "Control_L")
      Input.key("plus", holding: "Control_L")
      try await app.node("Text Appearance").press()
      try await app.node("125 %")
      try await close("125 %", of: app)
      Input.key("minus", holding: "Control_L")
      try await app.quit()

      let again = try await start(home: home)
      try await again.title("Lake Baikal")
      try await again.node("Text Appearance").press()
      try await again.node("110 %")
      try await close("110 %", of: again)
      Input.key("0", holding: "Control_L")
      try await again.node("Text Appearance").press()
      try await again.node("100 %")
      try await close("100 %", of: again)
      try await again.quit()
    }

    @Test
    func `Preferences, shortcuts and the main menu open by their keys and close with Escape`()
      async throws
    {
      let app = try await start("lakes://baikal/", home: PrivateHome())
      try await app.title("Lake Baikal")
      Input.key("comma", holding: "Control_L")
      try await app.node("Theme") { $0.isShown }
      try await close("Theme", of: app)
      Input.key("question", holding: "Control_L", "Shift_L")
      try await app.waiting("two windows") { Display.shared.windows.count == 2 ? true : nil }
      Input.key("Escape")
      try await app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      Input.key("F10")
      try await app.node("About Lakes") { $0.isShown }
      try await close("About Lakes", of: app)
      try await app.quit()
    }

    @Test
    func `Control Page Down goes through the articles and Control N opens another window`()
      async throws
    {
      let app = try await start("lakes://lakes-of-the-world/", home: PrivateHome())
      try await app.title("Lakes of the World")
      Input.key("Next", holding: "Control_L")
      try await app.title("Caspian Sea")
      Input.key("Prior", holding: "Control_L")
      try await app.title("Lakes of the World")
      Input.key("n", holding: "Control_L")
      try await app.waiting("two windows") { Display.shared.windows.count == 2 ? true : nil }
      Input.key("w", holding: "Control_L")
      try await app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      try await app.quit()
    }
  }
}
