import Foundation
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct Examples {
    @Test
    func `The reader follows sections, finds words and sends links to the default browser`()
      async throws
    {
      let home = try PrivateHome()
      let browser = try FakeBrowser(in: home)
      let app = try await start("example-reader", home: home)
      try await app.title("Lake Baikal")
      try await app.click(app.node("Seals", role: "list item"))
      try await app.node("Seals", role: "list item") { $0.isSelected }
      Input.key("f", holding: "Control_L")
      try await app.waiting("the find entry with the keyboard") {
        app.tree?.first { $0.role == "entry" && $0.isFocused }
      }
      Input.type("baikal")
      // The first match in sight is shown.
      try await app.says(" of 4")
      Input.key("Escape")
      try await app.click(app.node("Lake Superior", role: "list item"))
      try await app.title("Lake Superior")
      try await app.node("Agates", role: "list item")
      let page = try await app.page()
      Input.click(page.middle.x, page.middle.y)
      try await app.node("WebKitWebView") { $0.isFocused }
      Input.key("Tab")
      Input.key("Return")
      #expect(try await browser.firstAddress() == "https://example.org/superior")
      try await app.title("Lake Superior")
      // In a narrow window the articles come over the page.
      Display.shared.resize(try await app.activeWindow(), to: (360, 640))
      try await app.waiting("the page in all of the window") {
        app.tree?.first(named: "WebKitWebView").flatMap { $0.box.x < 10 ? true : nil }
      }
      try await app.node("Toggle Sidebar").press()
      // It slides in.
      var last = Box()
      let row = try await app.waiting("the articles to stand still") { () -> AccessibleNode? in
        let row = app.tree?.first(named: "Lake Titicaca", role: "list item")
        defer { last = row?.box ?? Box() }
        return row.flatMap { $0.box.x >= 0 && $0.box == last ? $0 : nil }
      }
      try await app.click(row)
      try await app.title("Lake Titicaca")
      try await app.quit()
    }

    @Test
    func `The browser goes back and forward and asks what a page asks`() async throws {
      let app = try await startBrowser()
      try await clickBlock(0, of: app)
      try await app.title("Second")
      try await app.node("Pages Before") { $0.isSensitive }
      try await app.node("Back") { $0.isSensitive }.press()
      try await app.title("First")
      try await app.node("Forward") { $0.isSensitive }.press()
      try await app.title("Second")
      try await app.node("Back") { $0.isSensitive }.press()
      try await app.title("First")
      try await clickBlock(1, of: app)
      try await app.says("Is it deep?")
      // libadwaita names a button after its text and its label.
      try await app.node("OK OK").press()
      try await app.says("Which lake?")
      try await app.node("OK OK").press()
      try await app.title("true Baikal")
      try await app.quit()
    }

    @Test
    func `The browser shows pop-ups over the page and in windows`() async throws {
      let app = try await startBrowser()
      try await clickBlock(2, of: app)
      try await app.says("Pop-up")
      try await app.node("Close Pop-up").press()
      let isGone: @MainActor @Sendable () -> Bool? = {
        app.tree?.first(named: "Close Pop-up") == nil ? true : nil
      }
      try await app.waiting("the pop-up to go", isGone)
      try await clickBlock(2, of: app)
      try await app.says("Pop-up")
      try await app.waiting("the pop-up with the keyboard") {
        let views = app.tree?.all { $0.name == "WebKitWebView" } ?? []
        return views.count == 2 && views.last?.isFocused == true ? true : nil
      }
      Input.key("Escape")
      try await app.waiting("Escape to close it", isGone)
      try await app.click(app.node("Pop-ups in Windows"))
      try await clickBlock(2, of: app)
      try await app.waiting("a second window") {
        Display.shared.windows.contains { Display.shared.title(of: $0) == "Pop-up" } ? true : nil
      }
      // It is one of its own: the other goes on.
      let first = try await app.waiting("the first window") {
        Display.shared.windows.first { Display.shared.title(of: $0) == "First" }
      }
      let toggle = try await app.node("Pop-ups in Windows").box.moved(
        by: Display.shared.place(of: first))
      Input.click(toggle.middle.x, toggle.middle.y)
      try await app.waiting("the first window with the keyboard") {
        Display.shared.isActive(first) ? true : nil
      }
      for popup in Display.shared.windows where popup != first { Display.shared.close(popup) }
      try await app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      try await app.click(app.node("Pop-ups in Windows"))
      try await clickBlock(2, of: app)
      // It closes itself.
      try await app.waiting("the second window to go") {
        if let popup = Display.shared.windows.first(where: {
          Display.shared.title(of: $0) == "Pop-up" && Display.shared.isActive($0)
        }) {
          let place = Display.shared.place(of: popup)
          Input.click(place.x + 200, place.y + 200)
        }
        return Display.shared.windows.count == 1 ? true : nil
      }
      try await app.quit()
    }

    @Test
    func `The browser says in the place of a page why there is none`() async throws {
      let app = try await start(
        "example-browser", ["http://127.0.0.1:1/"], home: try PrivateHome())
      try await app.says("This Page Cannot Be Shown")
      try await app.says("a port that pages may not use")
      // A port does not make a scheme of the name before it.
      try await app.click(app.node("Address"))
      Input.key("a", holding: "Control_L")
      Input.type("localhost:59999")
      Input.key("Return")
      try await app.says("Could not connect to localhost")
      try await app.quit()
    }

    @Test
    func `The browser hands a page the files that are chosen, or none`() async throws {
      let app = try await startBrowser()
      let file = try app.home.write("lake.txt", "deep")
      try await clickBlock(3, of: app)
      try await app.waiting("the chooser") { Display.shared.windows.count == 2 ? true : nil }
      Input.key("Escape")
      try await app.title("none")
      try await clickBlock(3, of: app)
      try await app.waiting("the chooser") { Display.shared.windows.count == 2 ? true : nil }
      Input.type(file.path)
      Input.key("Return")
      try await app.title("lake.txt deep")
      try await app.quit()
    }

    @Test
    func `A page is written as a PDF file from the command line`() async throws {
      let home = try PrivateHome()
      let page = try home.write("page.html", "<!doctype html><title>Lake</title><p>Deep")
      let file = home.folder.appending(path: "page.pdf")
      let app = try await start(
        "example-page-to-pdf", [page.absoluteString, "return document.title", file.path], home: home
      )
      #expect(try await app.exitCode() == 0, "\(app.standardError)")
      #expect(try Data(contentsOf: file).starts(with: Data("%PDF-".utf8)))
    }

    /// Starts a program that was built beside Lakes.
    private func start(
      _ name: String, _ arguments: [String] = [], home: PrivateHome
    ) async throws -> RunningApp {
      let lakes = try #require(RunningApp.executable)
      let program = lakes.deletingLastPathComponent().appending(path: name)
      return try await RunningApp(arguments, home: home, command: [program.path])
    }

    /// Starts the browser with a page of big buttons.
    private func startBrowser() async throws -> RunningApp {
      let home = try PrivateHome()
      let style =
        "<style>body { margin: 0 } a, button, input { display: block; height: 80px; width: 90% }</style>"
      let first = try home.write(
        "first.html",
        """
        <!doctype html><title>First</title>\(style)<a href=second.html>On</a>
        <button onclick="document.title = confirm('Is it deep?') + ' ' +
          prompt('Which lake?', 'Baikal')">Ask</button>
        <button onclick="open('popup.html', '', 'width=400,height=300')">Open</button>
        <input type=file oncancel="document.title = 'none'"
          onchange="files[0].text().then(text => { document.title = files[0].name + ' ' + text })">
        """)
      try home.write("second.html", "<!doctype html><title>Second</title>")
      try home.write(
        "popup.html",
        "<!doctype html><title>Pop-up</title><body style='height: 1000px' onclick='window.close()'>"
      )
      let app = try await start("example-browser", [first.absoluteString], home: home)
      try await app.title("First")
      return app
    }

    private func clickBlock(_ number: Int, of app: RunningApp) async throws {
      let page = try await app.page()
      Input.click(page.x + 40, page.y + 40 + number * 80)
    }
  }
}
