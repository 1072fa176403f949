import Foundation
import GTKUI
import WebKitUI

/// A sentence over the article that goes when it has been read.
struct NoticeBar<Answer: View>: View {
  let text: String
  let dismiss: () -> Void
  @ViewBuilder let answer: Answer

  var body: some View {
    HStack(spacing: 12) {
      Text(text)
        .lineLimit(3)
        .frame(maxWidth: .infinity, alignment: .leading)
      answer
      Button("Close", systemImage: "window-close-symbolic", action: dismiss)
        .buttonStyle(.borderless)
        .labelStyle(.iconOnly)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .styleClass("toolbar")
  }
}

extension NoticeBar where Answer == EmptyView {
  init(text: String, dismiss: @escaping () -> Void) {
    self.init(text: text, dismiss: dismiss) { EmptyView() }
  }
}

/// Says that a page wanted to open another one, which nobody had asked for, and opens it.
struct HeldBackBar: View {
  let request: WebPage.PopupRequest
  let actions: ReaderActions

  var body: some View {
    NoticeBar(text: text) {
      actions.model.popups.dismissBlocked()
      actions.returnToText()
    } answer: {
      Button("Open Anyway") { actions.openHeldBack() }
    }
  }

  private var text: String {
    let address = request.url?.host() ?? String((request.url?.absoluteString ?? "").prefix(60))
    return String(localized: "The page tried to open “\(address)”.")
  }
}
