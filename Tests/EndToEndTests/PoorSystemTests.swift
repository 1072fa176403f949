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
    func `Without a display it says so and ends`() async throws {
      let app = try await RunningApp(
        home: PrivateHome(), environment: ["DISPLAY": "", "WAYLAND_DISPLAY": ""])
      #expect(try await app.exitCode() == 1)
      #expect(app.standardError.contains("display"))
    }

    @Test(.enabled(if: Self.hasOwnMounts, "this system lets a program have no mounts of its own"))
    func `Where the sandbox cannot start it says so`() async throws {
      let home = try PrivateHome()
      let program = try #require(RunningApp.executable)
      // What Bubblewrap says and does on a system that forbids namespaces.
      let broken = try home.write(
        "bwrap",
        """
        #!/bin/sh
        echo "bwrap: Creating new namespace failed: Operation not permitted" >&2
        exit 1

        """)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: broken.path)
      let app = try await RunningApp(
        home: home, environment: ["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": ""],
        command: Self.withOwnMounts(
          "mount --bind '\(broken.path)' /usr/bin/bwrap && exec '\(program.path)'"))
      try await app.waiting("a sentence about the sandbox") {
        app.tree?.first {
          $0.role == "label" && $0.isShown && $0.name.lowercased().contains("sandbox")
        }
      }
      try await app.quit()
    }

    /// Runs a line of shell where it can mount without anybody else seeing it.
    private nonisolated static func withOwnMounts(_ line: String) -> [String] {
      ["/usr/bin/unshare", "--user", "--map-root-user", "--mount", "/bin/sh", "-c", line]
    }

    private nonisolated static var hasOwnMounts: Bool {
      let words = withOwnMounts("mount --bind /bin/true /usr/bin/bwrap")
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
