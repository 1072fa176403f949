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

  /// What went wrong with keeping what is read, until it has been shown.
  var problem: String? { shelf.problem ?? places.problem }

  /// Gives the problem to a window, which shows it.
  func takeProblem() -> String? {
    if let problem = shelf.problem {
      shelf.problem = nil
      return problem
    }
    defer { places.problem = nil }
    return places.problem
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
