import Foundation
import GTKUI
import WebKitUI

/// A small browser.
@main
struct BrowserApp: App {
  static var identifier: String { "io.github.lakesreader.ExampleBrowser" }
  static var name: String { "Example Browser" }

  static var styleSheet: String {
    """
    .popup-scrim { background-color: alpha(black, 0.3); }
    .popup-card {
      background-color: @window_bg_color; border-radius: 12px;
      box-shadow: 0 3px 16px alpha(black, 0.35);
    }
    """
  }

  var body: some Scene {
    WindowGroup("Example Browser", for: URL.self) { $address in
      BrowserView(opening: address)
    }
    WindowGroup("Pop-up", for: PopupWindow.Value.self) { $popup in
      if let popup { PopupWindow(page: popup.page, dialogs: popup.dialogs) }
    }
  }
}

/// A window of the browser.
struct BrowserView: View {
  @State private var model: BrowserModel
  @Environment(\.openWindow) private var openWindow

  init(opening url: URL?) {
    _model = State(wrappedValue: BrowserModel(opening: url))
  }

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      VStack(spacing: 0) {
        HStack(spacing: 6) {
          TextField("Address", text: $model.address)
            .onSubmit { model.open() }
            .frame(maxWidth: .infinity)
          Toggle("Pop-ups in Windows", isOn: $model.opensWindows)
        }
        .padding(6)
        if let blocked = model.popups.blockedRequest {
          BlockedPopup(popups: model.popups, address: blocked.url?.absoluteString ?? "")
        }
        PageView(page: model.page)
          .overlay {
            if !model.opensWindows, let popup = model.popups.topmost {
              PopupCard(page: popup) { model.popups.close() }
            }
          }
      }
      .navigationTitle(model.page.title)
      .toolbar { BrowserToolbar(page: model.page) }
    }
    .dialogs(model.dialogs) { model.asksHere($0) }
    .onChange(of: model.page.url, initial: true) { _, url in
      model.address = url?.absoluteString ?? ""
    }
    .onChange(of: model.popups.pages.count) {
      for popup in model.popupsForWindows() {
        openWindow(value: PopupWindow.Value(page: popup, dialogs: model.dialogs))
      }
    }
    .onOpenURL { model.page.load($0) }
  }
}

/// A page, or why there is none.
struct PageView: View {
  let page: WebPage

  var body: some View {
    WebView(page)
      .overlay(alignment: .top) {
        if page.isLoading { ProgressView(value: page.estimatedProgress) }
      }
      .overlay {
        if let failure = page.failure {
          ContentUnavailableView(
            "This Page Cannot Be Shown", systemImage: "dialog-warning-symbolic",
            description: Text(failure)
          )
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .styleClass("background")
        }
      }
  }
}
