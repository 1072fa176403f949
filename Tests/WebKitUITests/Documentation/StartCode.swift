import Foundation
import GTKUI
import Observation
import WebKitUI

// The code on WebKitUI.md and GettingStarted.md, word for word, so that it is known to
// build; `WebKitUIDocumentationTests` compares.

@MainActor
struct StartCode {
  struct ExampleView: View {
    @State private var page = WebPage()

    var body: some View {
      WebView(page)
        .navigationTitle(page.title)
        .onAppear { page.load(URL(string: "https://example.org")) }
    }
  }

  struct TitledView: View {
    let page: WebPage

    var body: some View {
      NavigationStack {
        WebView(page)
          .overlay(alignment: .top) {
            if page.isLoading { ProgressView(value: page.estimatedProgress) }
          }
          .navigationTitle(page.title)
          .toolbar {
            Button("Reload", systemImage: "view-refresh-symbolic") { page.reload() }
              .keyboardShortcut("r")
          }
      }
    }
  }

  func text(of url: URL, in page: WebPage) async throws -> String {
    try await page.load(url).finish()
    return try await page.callJavaScript("return document.body.innerText", as: String.self)
  }

  func open(_ url: URL, in page: WebPage) async -> String? {
    do {
      for try await event in page.load(url) where event == .committed {
        print("The first content of \(url) is there")
      }
      return nil
    } catch {
      return problem(error, of: page)
    }
  }

  func problem(_ error: any Error, of page: WebPage) -> String? {
    switch WebPage.FailureReason(error, of: page) {
    case .cancelled: nil
    case .processTerminated(let cause): cause.description
    case .failed(let message): message
    }
  }

  func follow(_ page: WebPage) async {
    for await event in Observations({ page.currentNavigationEvent }) {
      switch event?.kind {
      case .finished: print("The page is there")
      case .failedProvisionalNavigation(let error), .failed(let error):
        print(problem(error, of: page) ?? "It was stopped")
      case .startedProvisionalNavigation, .receivedServerRedirect, .committed, nil: break
      }
    }
  }
}
