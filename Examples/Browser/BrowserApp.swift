import Foundation
import GTKUI
import WebKitUI

/// A small browser.
@main
struct BrowserApp: App {
  static var identifier: String { "io.github.lakesreader.ExampleBrowser" }
  static var name: String { "Example Browser" }

  var body: some Scene {
    WindowGroup("Example Browser", for: URL.self) { $address in
      BrowserView(opening: address)
    }
  }
}

/// A window of the browser.
struct BrowserView: View {
  @State private var model: BrowserModel

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
        WebView(model.page)
          .overlay(alignment: .top) {
            if model.page.isLoading { ProgressView(value: model.page.estimatedProgress) }
          }
          .overlay {
            if !model.opensWindows, let popup = model.popups.topmost {
              PopupView(page: popup) { model.popups.close() }
            }
          }
      }
      .navigationTitle(model.page.title)
      .toolbar { BrowserToolbar(page: model.page) }
    }
    .sheet(isPresented: showsWindow) {
      if let popup = model.popups.topmost {
        NavigationStack { WebView(popup).navigationTitle(popup.title) }
          .frame(minWidth: 480, minHeight: 360)
      }
    }
    .dialogs(model.dialogs)
    .onChange(of: model.page.url, initial: true) { _, url in
      model.address = url?.absoluteString ?? ""
    }
    .onOpenURL { model.page.load($0) }
  }

  private var showsWindow: Binding<Bool> {
    Binding(
      get: { model.opensWindows && model.popups.topmost != nil },
      set: { if !$0 { model.popups.close() } })
  }
}

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

/// A pop-up over the page that opened it.
struct PopupView: View {
  let page: WebPage
  let close: () -> Void

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Text(page.title).lineLimit(1).frame(maxWidth: .infinity)
        Button("Close Pop-up", systemImage: "window-close-symbolic", action: close)
      }
      .padding(6)
      WebView(page)
    }
    .styleClass("background")
    .padding(24)
  }
}
