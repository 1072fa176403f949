import ArticleLibrary
import Foundation
import GTKUI

/// What all windows of the program share, and what is kept from one start to the next.
final class SharedReading {
  let settings: ReaderSettings
  let shelf: OpenedShelf
  let places: PlaceKeeper

  /// How texts look.
  var appearance: ReadingAppearance {
    get { settings.appearance }
    set { settings.appearance = newValue }
  }

  /// Keeps everything in the folders of the user.
  init(_ folders: UserFolders, settings: SettingsStore) {
    self.settings = ReaderSettings(settings)
    shelf = OpenedShelf(OpenedItemsFile(url: folders.data.appending(path: "opened.json")))
    places = PlaceKeeper(ReadingPlaces(folder: folders.state.appending(path: "places")))
  }

  /// That of the running program.
  static let standard = SharedReading(
    UserFolders(of: "lakes", environment: ProcessInfo.processInfo.environment),
    settings: .standard)
}
