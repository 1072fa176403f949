import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport
import Glibc

/// Finds out whether WebKit's sandbox will start.
enum SandboxProbe {
  /// Whether the user has switched the sandbox off in WebKit's own way.
  static var isSwitchedOff: Bool {
    unsafe g_getenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS")
      .map { unsafe String(cString: $0) != "0" } ?? false
  }

  /// Switches the sandbox off, in WebKit's own way.
  static func switchOff() {
    OwnEnvironment.set(
      "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", to: "1", overruling: true)
  }

  /// Whether the program runs in Flatpak, whose own sandbox WebKit uses.
  ///
  /// An empty file is not Flatpak's: WebKit's own sandbox leaves one behind where the program may
  /// write to the root directory.
  static var isFlatpak: Bool { !contents("/.flatpak-info").isEmpty }

  /// The path of bubblewrap; nothing where it is not installed.
  static var tool: String? {
    guard let path = unsafe g_find_program_in_path("bwrap") else { return nil }
    defer { unsafe g_free(path) }
    return unsafe String(cString: path)
  }

  /// The text of a file of the system; none where there is no such file.
  private static func contents(_ path: String) -> String {
    guard FileManager.default.fileExists(atPath: path) else { return "" }
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      return ""
    }
  }

  /// Bubblewrap at work, and where it says what is wrong.
  private static var running: (process: GPid, complaints: Int32)?

  /// Starts bubblewrap as WebKit does, and does not wait for it.
  ///
  /// - Parameter tool: the path of bubblewrap.
  static func start(_ tool: String) {
    guard running == nil else { return }
    failure = nil
    let words = [tool, "--ro-bind", "/", "/", "--unshare-all", "true"]
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
    }
    var process: GPid = 0
    var complaints: Int32 = -1
    let flags = GSpawnFlags(
      G_SPAWN_DO_NOT_REAP_CHILD.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue)
    do throws(GLibError) {
      _ = unsafe try GLibError.check {
        unsafe g_spawn_async_with_pipes(
          nil, &arguments, nil, flags, nil, nil, &process, nil, nil, &complaints, $0)
      }
      running = (process, complaints)
    } catch {
      failure = error.message
    }
  }

  /// Why bubblewrap could not be started at all.
  private static var failure: String?

  /// Waits for bubblewrap.
  ///
  /// - Returns: what it complained about; nothing where it did what it is for.
  static func finish() -> String? {
    guard let (process, complaints) = running else { return failure }
    running = nil
    defer { close(complaints) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(complaints, &part, part.count)
      guard count > 0 else { break }
      text += part[..<count]
    }
    var status: Int32 = 0
    guard unsafe waitpid(process, &status, 0) == process, status != 0 else { return nil }
    let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first
    return line.map(String.init) ?? "bwrap failed"
  }
}
