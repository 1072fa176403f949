import GTKUI
import WebKitUI

/// Says that a pop-up was not opened.
struct BlockedPopup: View {
  let popups: PopupStack
  let address: String

  var body: some View {
    HStack(spacing: 6) {
      Text("A pop-up was blocked: \(address)").lineLimit(1).frame(maxWidth: .infinity)
      Button("Open It") { popups.openBlocked() }
      Button("Dismiss") { popups.dismissBlocked() }
    }
    .padding(6)
  }
}

/// A pop-up over the page that opened it; its button and Escape close it.
struct PopupCard: View {
  let page: WebPage
  let close: () -> Void
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Text(page.title).lineLimit(1).frame(maxWidth: .infinity)
        Button("Close Pop-up", systemImage: "window-close-symbolic", action: close)
          .keyboardShortcut(.cancelAction)
      }
      .padding(6)
      PageView(page: page).focused($hasFocus)
    }
    .styleClass("popup-card")
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .styleClass("popup-scrim")
    .onAppear { hasFocus = true }
  }
}

/// A pop-up in a window of its own, which closes with it.
struct PopupWindow: View {
  /// What the window is opened for.
  struct Value: Hashable {
    let page: WebPage
    let dialogs: Dialogs

    static func == (first: Self, second: Self) -> Bool { first.page === second.page }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(page)) }
  }

  let page: WebPage
  let dialogs: Dialogs
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    NavigationStack { PageView(page: page).navigationTitle(page.title) }
      .frame(minWidth: 480, minHeight: 360)
      .dialogs(dialogs) { $0 === page }
      .onChange(of: page.isClosed) { if page.isClosed { dismissWindow() } }
  }
}
