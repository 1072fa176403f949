import Foundation
import Testing

extension EndToEndTests {
  /// A program's scenes in real processes: one instance, its keys, its settings, its end.
  @MainActor
  @Suite
  struct ScenePrograms {
    private let home: PrivateHome
    private let program: String
    private let environment: [String: String]

    init() throws {
      home = try PrivateHome()
      let lakes = try #require(RunningApp.executable)
      program = lakes.deletingLastPathComponent().appending(path: "SceneProgram").path
      environment = [
        "SCENE_PROGRAM_ID": "io.github.lakes.Scene\(UInt32.random(in: 0...UInt32.max))",
        "SCENE_PROGRAM_NOTES": home.path("notes"),
      ]
    }

    private func start(
      _ arguments: [String] = [], _ more: [String: String] = [:]
    ) async throws -> RunningApp {
      try await RunningApp(
        arguments, home: home, environment: environment.merging(more) { $1 }, command: [program])
    }

    /// Starts it again while it runs, from a folder, and waits for the end of that.
    private func startAgain(
      _ arguments: [String], from folder: String = "/", _ more: [String: String] = [:]
    ) async throws -> Int32 {
      var variables = ProcessInfo.processInfo.environment
      for changes in [home.environment, environment, more] { variables.merge(changes) { $1 } }
      let process = try ChildProcess(
        ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments,
        environment: variables.filter { !$0.value.isEmpty }, log: home.path("again"))
      try await eventually("the end of the second start") { process.isRunning ? nil : true }
      return process.exitCode
    }

    private var notes: [String] {
      let text = (try? String(contentsOfFile: home.path("notes"), encoding: .utf8)) ?? ""
      return text.split(separator: "\n").map(String.init)
    }

    private var opened: [String] {
      notes.filter { $0.hasPrefix("open ") }.map { String($0.dropFirst(5)) }
    }

    @Test
    func `Files and addresses reach the one instance, from any folder`() async throws {
      let app = try await start(["first.html"])
      _ = try await app.activeWindow()
      let names = ["a b.html", "50%.html", "no#1.html", "Größe 語.html", "-dash.html", "a'\"b.html"]
      for name in names { try home.write("files/\(name)", "x") }
      let folder = home.path("files")
      #expect(try await startAgain(["--"] + names, from: folder) == 0)
      #expect(try await startAgain(["lakes://baikal/#seals", "https://example.org/a%20b"]) == 0)
      #expect(try await startAgain([folder + "/../files/a b.html"]) == 0)
      let wanted =
        names.map { URL(filePath: folder).appending(path: $0).absoluteString }
        + ["lakes://baikal/#seals", "https://example.org/a%20b"]
      try await app.waiting("all addresses") { opened.count == wanted.count + 2 ? true : nil }
      #expect(opened[0].hasSuffix("/first.html"))
      // GIO leaves the apostrophe as it is, Foundation does not.
      let decoded = opened.map { $0.removingPercentEncoding ?? $0 }
      #expect(Array(decoded[1...wanted.count]) == wanted.map { $0.removingPercentEncoding ?? $0 })
      #expect(decoded.last?.hasSuffix("/files/a b.html") == true)
      #expect(Display.shared.windows.count == 1)
      try await app.quit()
    }

    @Test
    func `A second start needs no display`() async throws {
      let app = try await start()
      _ = try await app.activeWindow()
      let none = ["DISPLAY": "", "WAYLAND_DISPLAY": ""]
      #expect(try await startAgain(["lakes://victoria/"], none) == 0)
      try await app.waiting("the address") { opened == ["lakes://victoria/"] ? true : nil }
      try await app.quit()
      #expect(try await startAgain(["lakes://victoria/"], none) == 1)
      #expect(try await startAgain(["--version"], none) == 0)
    }

    @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
    func `A signal ends it as Ctrl+Q does, and what its views keep is kept`(
      signal: Int32
    ) async throws {
      let app = try await start()
      _ = try await app.activeWindow()
      try await app.click(app.node("Words"))
      try await app.node("Words") { $0.isFocused }
      Input.type("lake")
      try await app.waiting("the words") {
        app.tree?.first(named: "Words")?.text == "lake" ? true : nil
      }
      kill(app.process.processIdentifier, signal)
      try await app.endsCleanly()
      #expect(notes.suffix(2) == ["phase background", "disappear"])
      let again = try await start()
      try await again.says("draft lake")
      try await again.quit()
    }

    @Test
    func `Its keys work and are listed`() async throws {
      let app = try await start()
      _ = try await app.activeWindow()
      Input.key("j", holding: "Control_L")
      Input.key("F4")
      Input.key("m", holding: "Control_L")
      Input.key("u", holding: "Control_L")
      Input.key("i", holding: "Control_L")
      try await app.waiting("the commands") {
        notes.filter { !$0.hasPrefix("phase") } == ["command", "command", "name reader", "item"]
          ? true : nil
      }
      Input.key("question", holding: "Control_L", "Shift_L")
      for title in ["Note Something", "Say Name", "Preferences", "Full Screen", "Reload"] {
        try await app.says(title)
      }
      Input.key("Escape")
      _ = try await app.waiting("one window") { Display.shared.windows.count == 1 ? true : nil }
      Input.key("F11")
      try await app.says("full screen")
      Input.key("F11")
      try await app.says("in a window")
      try await app.quit()
    }

    @Test
    func `The main menu is one button, which F10 opens`() async throws {
      let app = try await start()
      _ = try await app.activeWindow()
      let menu = try await app.node("Main Menu")
      #expect(app.tree?.all { $0.name == "Main Menu" }.count == 1)
      #expect(["push button", "toggle button"].contains(menu.role))
      Input.key("F10")
      try await app.node("Item") { $0.isShown }
      Input.key("Escape")
      try await app.waiting("the menu to go") {
        app.tree?.first(named: "Item")?.isShown == true ? nil : true
      }
      try await app.quit()
    }

    @Test
    func `The preferences open once, and change what the window shows`() async throws {
      let app = try await start()
      try await app.says("size 17")
      _ = try await app.activeWindow()
      Input.key("comma", holding: "Control_L")
      try await app.says("preferred size 17")
      try await app.node("Smaller").press()
      try await app.says("size 16 light")
      Input.key("comma", holding: "Control_L")
      #expect(Display.shared.windows.count == 2)
      Input.key("Escape")
      try await app.waiting("the preferences to go") {
        Display.shared.windows.count == 1 ? true : nil
      }
      try await app.quit()
      let again = try await start()
      try await again.says("size 16")
      try await again.quit()
    }

    @Test
    func `Settings that cannot be read or written keep it from nothing`() async throws {
      let identifier = try #require(environment["SCENE_PROGRAM_ID"])
      try home.write("config/\(identifier)/settings.ini", Data([0, 1, 2, 255, 10, 91, 91]))
      let app = try await start()
      try await app.says("size 17")
      try await app.node("Larger").press()
      try await app.says("size 18")
      try await app.quit()
      let poor = try await start([], ["XDG_CONFIG_HOME": "/proc/nowhere"])
      try await poor.node("Larger").press()
      try await poor.says("size 18")
      _ = try await poor.activeWindow()
      Input.key("w", holding: "Control_L")
      #expect(try await poor.exitCode() == 0)
      #expect(poor.standardError.split(separator: "GTKUI:").count <= 2, "\(poor.standardError)")
    }
  }
}
