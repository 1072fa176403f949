import Foundation
import FoundationNetworking
import GTKUI
import Observation
import WebKitUI

// The code on LinksDialogsAndPopups.md, word for word, so that it is known to
// build; `WebKitUIDocumentationTests` compares.

@MainActor
struct LinksCode {
  @MainActor
  @Observable
  final class SiteKeeper: WebPage.NavigationDeciding {
    var linkElsewhere: URL?

    func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      guard let url = action.request.url else { return .cancel }
      if url.scheme == "https", url.host() == "example.org" { return .allow }
      if action.isUserGesture { linkElsewhere = url }
      return .cancel
    }
  }

  @MainActor
  @Observable
  final class Site {
    let keeper = SiteKeeper()
    let page: WebPage

    init() {
      page = WebPage(navigationDecider: keeper)
    }
  }

  struct SiteView: View {
    @State private var site = Site()
    @Environment(\.openURL) private var openURL

    var body: some View {
      WebView(site.page)
        .onChange(of: site.keeper.linkElsewhere) { _, url in
          guard let url else { return }
          site.keeper.linkElsewhere = nil
          openURL(url)
        }
    }
  }

  @MainActor
  @Observable
  final class Questions: WebPage.DialogPresenting {
    private(set) var message: String?
    private var waiting: CheckedContinuation<Bool, Never>?

    func handleJavaScriptConfirm(
      message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult {
      // Another page may be asking.
      guard waiting == nil else { return .cancel }
      let isRight = await withCheckedContinuation { continuation in
        waiting = continuation
        self.message = message
      }
      return isRight ? .ok : .cancel
    }

    func answer(_ isRight: Bool) {
      message = nil
      waiting?.resume(returning: isRight)
      waiting = nil
    }
  }

  struct AskingView: View {
    let page: WebPage
    let questions: Questions

    var body: some View {
      WebView(page)
        .alert("The page asks", isPresented: isAsking) {
          Button("Cancel", role: .cancel) { questions.answer(false) }
          Button("OK") { questions.answer(true) }
        } message: {
          Text(questions.message ?? "")
        }
    }

    private var isAsking: Binding<Bool> {
      Binding(get: { questions.message != nil }, set: { if !$0 { questions.answer(false) } })
    }
  }

  struct PageWithPopups: View {
    let page: WebPage
    @State private var popups = PopupStack()

    var body: some View {
      WebView(page)
        .overlay {
          if let popup = popups.topmost {
            VStack(spacing: 0) {
              HStack(spacing: 6) {
                Text(popup.title).lineLimit(1).frame(maxWidth: .infinity)
                Button("Close Pop-up", systemImage: "window-close-symbolic") { popups.close() }
                  .keyboardShortcut(.cancelAction)
              }
              .padding(6)
              WebView(popup)
            }
            .styleClass("background")
            .padding(24)
          }
        }
        .onAppear { page.popupPresenter = popups }
    }
  }

  @MainActor
  final class PopupsInWindows: WebPage.PopupPresenting {
    var open: (PopupWindow.Value) -> Void = { _ in }

    func present(_ page: WebPage, features: WebPage.PopupFeatures) {
      open(PopupWindow.Value(page: page))
    }

    func dismiss(_ page: WebPage) {}
  }

  struct OpenerView: View {
    let page: WebPage
    @State private var popups = PopupsInWindows()
    @Environment(\.openWindow) private var openWindow

    var body: some View {
      WebView(page)
        .onAppear {
          popups.open = { openWindow(value: $0) }
          page.popupPresenter = popups
        }
    }
  }

  struct PopupWindow: View {
    struct Value: Hashable {
      let page: WebPage

      static func == (first: Self, second: Self) -> Bool { first.page === second.page }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(page)) }
    }

    let page: WebPage
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
      NavigationStack { WebView(page).navigationTitle(page.title) }
        .onChange(of: page.isClosed) { if page.isClosed { dismissWindow() } }
    }
  }

  struct Pages: Scene {
    var body: some Scene {
      WindowGroup("Page") { OpenerView(page: WebPage()) }
      WindowGroup("Pop-up", for: PopupWindow.Value.self) { $popup in
        if let popup { PopupWindow(page: popup.page) }
      }
    }
  }

  func keepDownloads(of page: WebPage, in folder: URL) {
    page.downloadDestination = { download in
      let file = folder.appending(path: download.suggestedName)
      let exists = FileManager.default.fileExists(atPath: file.path(percentEncoded: false))
      return exists ? nil : file
    }
  }

  struct DownloadRow: View {
    let download: Download

    var body: some View {
      switch download.state {
      case .running: ProgressView(value: download.progress)
      case .finished(let file): Text(file.lastPathComponent)
      case .failed(let error): Text("It failed: \(error)")
      case .cancelled: Text("Cancelled")
      }
    }
  }

  func makeCarefulPage() -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.deviceSensorAuthorization = .init { permission, _, origin in
      let isOurs = origin.protocol == "https" && origin.host == "example.org"
      return isOurs && permission == .mediaCapture(.microphone) ? .grant : .deny
    }
    configuration.watchdog = .init(patience: 5, memoryLimit: 500_000_000)
    configuration.processRecovery = .reload
    return WebPage(configuration: configuration)
  }
}
