import Foundation
import Testing

extension EndToEndTests {
  /// A system that lacks what a desktop has.
  @MainActor
  @Suite
  struct PoorSystem {
    @Test
    func `Without a message bus it shows its article`() async throws {
      let app = try await RunningApp(
        ["lakes://baikal/"], home: PrivateHome(),
        environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "GTK_A11Y": "none"])
      try await app.title("Lake Baikal")
      try await app.showsSomething()
      Display.shared.close(try await app.activeWindow())
      #expect(try await app.exitCode() == 0, "\(app.standardError)")
    }

    @Test
    func `Without a home to write to it shows its article`() async throws {
      // A place where nobody can make a folder, root included.
      let nowhere = "/proc/nowhere"
      let app = try await RunningApp(
        ["lakes://baikal/"], home: PrivateHome(),
        environment: [
          "HOME": nowhere, "XDG_CONFIG_HOME": nowhere, "XDG_CACHE_HOME": nowhere,
          "XDG_DATA_HOME": nowhere, "XDG_STATE_HOME": nowhere,
        ])
      try await app.title("Lake Baikal")
      try await app.showsSomething()
      _ = try await app.activeWindow()
      Input.key("q", holding: "Control_L")
      #expect(try await app.exitCode() == 0, "\(app.standardError)")
    }

    @Test
    func `Without settings, icons, file types and portals it shows its article`() async throws {
      // Nothing that the desktop installs is found: no schema, no icon theme, no description of types.
      let app = try await RunningApp(
        ["lakes://baikal/"], home: PrivateHome(),
        environment: [
          "XDG_DATA_DIRS": "/proc/nowhere", "GSETTINGS_SCHEMA_DIR": "/proc/nowhere",
          "GTK_USE_PORTAL": "0", "GSETTINGS_BACKEND": "", "XDG_CURRENT_DESKTOP": "",
        ])
      try await app.title("Lake Baikal")
      try await app.showsSomething()
      try await app.node("Life", role: "list item")
      try await app.quit()
    }

    @Test(arguments: ["C", "POSIX", "tlh_QO.UTF-8", "nonsense", "tr_TR.UTF-8"])
    func `In any locale it shows its article`(locale: String) async throws {
      let app = try await RunningApp(
        ["lakes://baikal/"], home: PrivateHome(),
        environment: ["LANG": locale, "LC_ALL": locale, "LANGUAGE": ""])
      try await app.title("Lake Baikal")
      try await app.showsSomething()
      try await app.node("Life", role: "list item")
      _ = try await app.activeWindow()
      Input.key("q", holding: "Control_L")
      #expect(try await app.exitCode() == 0, "\(app.standardError)")
      // What GTK says of a locale that this system does not have is right.
      #expect(app.complaints.filter { !$0.contains("Locale not supported by C library") } == [])
    }

    @Test
    func `Without a display it says so and ends`() async throws {
      let app = try await RunningApp(
        home: PrivateHome(), environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
      #expect(try await app.exitCode() == 1)
      #expect(app.standardError.contains("display"))
    }

    @Test(.enabled(if: Self.namespacesCanBeForbidden, "this system lets nobody forbid them"))
    func `Where the sandbox cannot start it says so`() async throws {
      let program = try #require(RunningApp.executable)
      let app = try await RunningApp(
        home: PrivateHome(), environment: ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": ""],
        command: Self.withoutNamespaces(program.path))
      try await app.says("sandbox")
      try await app.quit()
    }

    /// Runs a program where nobody can make namespaces, as on hardened systems.
    private nonisolated static func withoutNamespaces(_ program: String) -> [String] {
      [
        "/usr/bin/unshare", "--user", "--map-current-user", "--keep-caps", "/bin/sh", "-ec",
        """
        for kind in cgroup ipc mnt net pid user uts; do
          echo 0 >/proc/sys/user/max_${kind}_namespaces
        done
        exec "$0"
        """, program,
      ]
    }

    private nonisolated static var namespacesCanBeForbidden: Bool {
      let words = withoutNamespaces("/bin/true")
      let process = Process()
      process.executableURL = URL(filePath: words[0])
      process.arguments = Array(words.dropFirst())
      process.standardError = FileHandle.nullDevice
      do {
        try process.run()
      } catch {
        return false
      }
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
  }
}
