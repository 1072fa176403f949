import ArticleLibrary
import Foundation
import Observation

/// What all windows of the program share, and what is kept from one start to the next.
@Observable
final class SharedReading {
  /// How texts look.
  var appearance = ReadingAppearance()
  let shelf: OpenedShelf
  let places: PlaceKeeper

  /// Keeps everything in the folders of the user.
  init(_ folders: UserFolders) {
    shelf = OpenedShelf(OpenedItemsFile(url: folders.data.appending(path: "opened.json")))
    places = PlaceKeeper(ReadingPlaces(folder: folders.state.appending(path: "places")))
  }

  /// That of the running program.
  static let standard = SharedReading(
    UserFolders(of: "lakes", environment: ProcessInfo.processInfo.environment))
}
