import Foundation

/// A path for a file or a directory, removed at the end of the test.
final class TemporaryPlace: Sendable {
  let url = URL.temporaryDirectory.appending(path: "webkit ui \(UUID().uuidString)")

  deinit {
    guard FileManager.default.fileExists(atPath: url.path(percentEncoded: false)) else { return }
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("\(url) stays behind: \(error)")
    }
  }
}
