import Foundation
import Testing

extension EndToEndTests {
  /// What the desktop does with the installed program.
  @MainActor
  @Suite(.enabled(if: InstalledApp.prefix != nil, "build-aux/check-install installs it first"))
  struct Installed {
    @Test
    func `The desktop opens an address of an article at its section`() async throws {
      let app = try await InstalledApp()
      let opened = try await app.run(["gio", "open", "lakes://baikal/#life"])
      #expect(opened.status == 0, "\(opened.output)")
      try await app.shows("Lake Baikal", section: "Life")

      // A second one reaches the program that runs.
      try await app.run(["gio", "open", "lakes://superior/"])
      try await app.shows("Lake Superior")
      #expect(app.processes.count == 1)
      try await app.quit()
    }

    @Test
    func `The search of the desktop finds a section, describes it and opens it`() async throws {
      let app = try await InstalledApp()
      let found = try await app.search("GetInitialResultSet", "['golomyanka', 'copepod']")
      #expect(found == "(['baikal#life'],)\n")
      #expect(app.processes.count == 1)
      #expect(Display.shared.windows.isEmpty)
      let narrowed = try await app.search(
        "GetSubsearchResultSet", "['baikal#life']", "['golomyanka']")
      #expect(narrowed.contains("'baikal#life'"))
      let described = try await app.search("GetResultMetas", "['baikal#life', 'no#thing']")
      #expect(described.contains("'name': <'Lake Baikal – Life'>"))
      #expect(described.contains("golomyanka") && !described.contains("no#thing"))

      _ = try await app.search(
        "ActivateResult", "baikal#life", "['golomyanka']", "0")
      try await app.shows("Lake Baikal", section: "Life")
      try await app.quit()
    }

    @Test
    func `The desktop opens a saved page`() async throws {
      let app = try await InstalledApp()
      let home = try PrivateHome()
      let file = try home.write(
        "A saved page.html", "<!doctype html><title>Saved</title><h1>Saved</h1><p>Text.</p>")
      let opened = try await app.run(["gio", "open", file.path])
      #expect(opened.status == 0, "\(opened.output)")
      try await app.shows("Saved")
      try await app.quit()
    }

    @Test
    func `The actions of the desktop entry are done`() async throws {
      let app = try await InstalledApp()
      // What was read last is not what a first start shows.
      try await app.run(["gio", "open", "lakes://superior/"])
      try await app.shows("Lake Superior")
      try await app.quit()
      // It runs already or not: the action shows the window, or a first one.
      for _ in 1...2 {
        try await app.run(
          ["gapplication", "action", "io.github.lakesreader.Lakes", "continue-reading"])
        try await app.shows("Lake Superior")
        #expect(Display.shared.windows.count == 1)
      }

      let program = try #require(InstalledApp.prefix) + "/bin/lakes"
      #expect(try await app.run([program, "--new-window"]).status == 0)
      try await eventually("a second window") {
        Display.shared.windows.count == 2 ? true : nil
      }
      try await app.run([program, "--open-file"])
      try await eventually("the dialog for files") {
        Display.shared.windows.contains { Display.shared.title(of: $0) == "Open File" } ? true : nil
      }
      try await app.quit()
    }

    @Test
    func `It finds the translations that are installed with it`() async throws {
      let home = try PrivateHome()
      let language = try await Language("de_DE", in: home)
      let program = try #require(InstalledApp.prefix) + "/bin/lakes"
      let app = try await RunningApp(
        home: home, environment: language.environment, command: [program])
      try await app.node("Hauptmenü")
      try await app.quit()
    }

    @Test
    func `Its command line answers without a display`() async throws {
      let app = try await InstalledApp()
      let program = try #require(InstalledApp.prefix) + "/bin/lakes"
      for (words, answer) in [
        (["--version"], "WebKitGTK 2."), (["--help"], "Usage: lakes"),
        (["list"], "Lake Baikal"), (["text", "baikal"], "=====\n"),
      ] {
        let command = ["env", "-u", "DISPLAY", "-u", "DBUS_SESSION_BUS_ADDRESS", "-u", "HOME"]
        let result = try await app.run(command + [program] + words)
        #expect(result.status == 0 && result.output.contains(answer), "\(result.output)")
      }
      let refused = try await app.run([program, "--nonsense"])
      #expect(refused.status == 2)
      #expect(refused.output.contains("--nonsense") && refused.output.contains("--help"))
    }
  }
}
