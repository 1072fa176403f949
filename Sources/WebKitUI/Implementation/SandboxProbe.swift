import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// Finds out whether WebKit's sandbox will start.
enum SandboxProbe {
  /// Whether the user has switched the sandbox off in WebKit's own way.
  static var isSwitchedOff: Bool {
    unsafe g_getenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS")
      .map { unsafe String(cString: $0) != "0" } ?? false
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

  /// Whether the kernel lets this process make the namespaces that bubblewrap makes.
  static var kernelAllows: Bool { lakes_can_make_namespaces() != 0 }

  /// Whether AppArmor takes away what a program may do in a namespace that it has made.
  static var isRestricted: Bool {
    contents("/proc/sys/kernel/apparmor_restrict_unprivileged_userns").hasPrefix("1")
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

  /// Starts bubblewrap as WebKit does.
  ///
  /// - Parameter tool: the path of bubblewrap.
  /// - Returns: what it complained about; nothing where it started.
  static func run(_ tool: String) -> String? {
    let words = [tool, "--ro-bind", "/", "/", "--unshare-all", "true"]
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer {
      for index in unsafe arguments.indices { unsafe free(arguments[index]) }
    }
    var complaint: UnsafeMutablePointer<CChar>?
    var status: Int32 = 0
    do throws(GLibError) {
      _ = unsafe try GLibError.check {
        unsafe g_spawn_sync(
          nil, &arguments, nil, G_SPAWN_STDOUT_TO_DEV_NULL, nil, nil, nil, &complaint, &status, $0)
      }
    } catch {
      return error.message
    }
    defer { unsafe g_free(complaint) }
    guard status != 0 else { return nil }
    let text = unsafe complaint.map { unsafe String(cString: $0) } ?? ""
    return text.split(separator: "\n").first.map(String.init) ?? "bwrap failed"
  }
}
