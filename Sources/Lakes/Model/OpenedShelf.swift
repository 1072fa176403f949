import ArticleLibrary
import Foundation
import GTKUI
import Observation

/// What the reader has added, for all windows of the program.
@Observable
final class OpenedShelf {
  /// The items, the newest first.
  var items: [OpenedItem] { list.items }

  /// What went wrong with keeping them, until it has been shown.
  var problem: String?

  @ObservationIgnored let files = OpenedFiles()
  private var list = OpenedItems()
  @ObservationIgnored private let file: OpenedItemsFile

  init(_ file: OpenedItemsFile) {
    self.file = file
    do {
      list = try file.load()
    } catch {
      problem = String(
        localized: "The list of what you opened cannot be read. \(error.explanation)")
    }
  }

  /// Adds a file or an address, or moves it up.
  func add(_ url: URL) -> OpenedItem {
    let item = list.add(url)
    save()
    return item
  }

  func item(_ id: OpenedItem.ID) -> OpenedItem? { list[id: id] }

  /// Takes an item off the list; what is returned puts it back.
  func remove(_ id: OpenedItem.ID) -> (() -> Void)? {
    guard let (item, index) = list.remove(id) else { return nil }
    save()
    return { [weak self] in
      self?.list.putBack(item, at: index)
      self?.save()
    }
  }

  /// Gives an item the title of its page.
  func rename(_ id: OpenedItem.ID, to title: String) {
    if list.rename(id, to: title) { save() }
  }

  private func save() {
    do {
      try file.save(list)
    } catch {
      problem = String(
        localized:
          "What you open cannot be kept for the next start: \(error.localizedDescription)")
    }
  }
}
