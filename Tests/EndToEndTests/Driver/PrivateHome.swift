import Foundation

/// A home folder of one test's own, with all that a program may write to.
@MainActor
final class PrivateHome {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "lakes-\(UUID().uuidString)")
    for name in ["home", "config", "cache", "data", "state", "runtime"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  /// What tells a program of it.
  var environment: [String: String] {
    [
      "HOME": path("home"), "XDG_CONFIG_HOME": path("config"), "XDG_CACHE_HOME": path("cache"),
      "XDG_DATA_HOME": path("data"), "XDG_STATE_HOME": path("state"),
      "XDG_RUNTIME_DIR": path("runtime"),
    ]
  }

  func path(_ name: String) -> String { folder.appending(path: name).path }

  /// Writes a file, and the folders above it.
  ///
  /// - Parameters:
  ///   - name: its path within the folder.
  ///   - data: what is in it.
  /// - Returns: where it is.
  /// - Throws: what the file system says.
  @discardableResult
  func write(_ name: String, _ data: Data) throws -> URL {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> URL { try write(name, Data(text.utf8)) }
}
