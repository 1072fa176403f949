import Foundation
import GTKUI
import WebKitUI

/// The buttons above the page, and the lists of where it has been.
struct BrowserToolbar: View {
  let page: WebPage

  var body: some View {
    ToolbarItem(placement: .navigation) {
      Button("Back", systemImage: "go-previous-symbolic") { go(to: page.backForwardList[-1]) }
        .disabled(page.backForwardList.backList.isEmpty)
      HistoryMenu(
        title: "Pages Before", page: page, items: page.backForwardList.backList.reversed())
      Button("Forward", systemImage: "go-next-symbolic") { go(to: page.backForwardList[1]) }
        .disabled(page.backForwardList.forwardList.isEmpty)
      HistoryMenu(title: "Pages After", page: page, items: page.backForwardList.forwardList)
    }
    ToolbarItem(placement: .primaryAction) {
      if page.isLoading {
        Button("Stop", systemImage: "process-stop-symbolic") { page.stopLoading() }
      } else {
        Button("Reload", systemImage: "view-refresh-symbolic") { page.reload() }
          .keyboardShortcut("r")
      }
    }
  }

  private func go(to item: WebPage.BackForwardList.Item?) {
    if let item { page.load(item) }
  }
}

/// Part of the history, nearest first.
struct HistoryMenu: View {
  let title: String
  let page: WebPage
  let items: [WebPage.BackForwardList.Item]

  var body: some View {
    Menu(title, systemImage: "pan-down-symbolic") {
      ForEach(items) { item in
        Button(item.title ?? item.url.absoluteString) { page.load(item) }
      }
    }
    .disabled(items.isEmpty)
  }
}
