import Foundation

/// A folder of a test's own for settings, removed at the end of the test.
final class SettingsFolder: Sendable {
  let folder = URL.temporaryDirectory.appending(path: "settings \(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("\(folder) stays behind: \(error)")
    }
  }

  func write(_ name: String, _ text: String) throws {
    try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
