import ArticleLibrary
import Foundation
import GTKUI
import WebKitUI

/// What can be done with what was pressed in the text: a link, a picture, selected words, the page.
struct PageMenu {
  let info: WebView.ActivatedElementInfo
  let actions: ReaderActions
  let clipboard: Clipboard

  @ViewBuilder var items: some View {
    if let link = info.linkURL {
      Section { linkItems(link) }
    }
    if let picture = info.imageURL {
      Section { pictureItems(picture) }
    }
    if let words = info.selectedText {
      Section { wordItems(words) }
    }
    if info.linkURL == nil, info.imageURL == nil, info.selectedText == nil {
      Section { pageItems() }
    }
  }

  @ViewBuilder
  private func linkItems(_ link: URL) -> some View {
    let isWeb = ["http", "https"].contains(link.scheme)
    let isOpened = link.scheme == OpenedAddress.scheme
    if isWeb || isOpened || LinkRule(for: link, isActivated: true) == .inside {
      Button("Open") { actions.open(link) }
    }
    if isWeb {
      Button("Open in Browser") { actions.model.openOutside(link) }
    }
    Button("Copy Link") { clipboard.copy(link) }
  }

  @ViewBuilder
  private func pictureItems(_ picture: URL) -> some View {
    Button("View Picture") { actions.view(picture) }
    if actions.model.canSave(picture) {
      Button("Save Picture…") { actions.save(picture) }
    }
    Button("Copy Picture’s Address") { clipboard.copy(picture) }
  }

  @ViewBuilder
  private func wordItems(_ words: String) -> some View {
    Button("Copy") { clipboard.copy(words) }
    Button("Find in Page") { actions.model.isFinding = true }
  }

  @ViewBuilder
  private func pageItems() -> some View {
    Button("Back") { actions.goBack() }
      .disabled(!actions.model.canGoBack)
    Button("Forward") { actions.goForward() }
      .disabled(!actions.model.canGoForward)
    Button("Reload") { actions.reload() }
    Button("Print…") { actions.print() }
  }
}
