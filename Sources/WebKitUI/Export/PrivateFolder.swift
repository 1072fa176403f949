import Foundation

/// A folder for a short time that nobody but the user can look into: temporary folders are shared.
nonisolated struct PrivateFolder {
  /// Where it is.
  let url: URL

  /// Makes a folder in the temporary one.
  ///
  /// - Throws: a `CocoaError` where it cannot be made, or something is there already.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "webkit-ui-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  /// Removes the folder and what is in it.
  func remove() {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      // Somebody else has tidied up.
    }
  }
}
