import ArticleLibrary
import Foundation
import GTKUI

extension ReaderActions {
  /// Asks for an address.
  func addAddress() {
    model.typedAddress = ""
    model.isAddingAddress = true
  }

  /// Asks for files.
  func openFile() {
    model.isOpeningFile = true
  }

  /// Opens the files that were chosen, or says why that does not go.
  func open(_ result: Result<[URL], any Error>) {
    switch result {
    case .success(let urls): for url in urls { model.open(url) }
    case .failure(let error): model.notice = error.localizedDescription
    }
    returnToText()
  }

  /// Opens what was typed.
  func openTypedAddress() {
    if let url = TypedAddress.url(from: model.typedAddress) {
      model.open(url)
    } else {
      model.notice = String(localized: "“\(model.typedAddress)” is not an address.")
    }
    returnToText()
  }

  /// Takes an item off the list, and offers to put it back.
  func remove(_ item: OpenedItem) {
    guard let undo = model.shared.shelf.remove(item.id) else { return }
    model.toast = Toast(
      "“\(item.title)” was removed", id: item.id, buttonTitle: "Undo", action: undo)
  }

  /// Opens the page of an item where it comes from: in the browser, or its folder.
  func openOrigin(of item: OpenedItem) {
    model.openOutside(item.isFile ? item.url.deletingLastPathComponent() : item.url)
  }
}
