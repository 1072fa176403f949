import ArticleLibrary
import Foundation
import GTKUI

@testable import Lakes

@MainActor
extension SharedReading {
  /// Keeps everything in a folder of its own, in that of the tests.
  static func temporary(
    in folder: URL = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  ) -> SharedReading {
    let path = folder.path(percentEncoded: false)
    let variables = ["XDG_DATA_HOME": path + "/data", "XDG_STATE_HOME": path + "/state"]
    return SharedReading(
      UserFolders(of: "lakes", environment: variables),
      settings: SettingsStore(folder: folder.appending(path: "config")))
  }
}
