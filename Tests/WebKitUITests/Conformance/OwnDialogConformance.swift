import CGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows A10–A12 of `Rows.md`: what pages and servers ask.
@MainActor @Suite(.serialized) struct OwnDialogConformance {
  init() { _ = TestLoop.startGTK }

  private let script = "return [alert('a') === undefined, confirm('b'), prompt('c', 'd')]"

  @Test func `A10 what nobody answers is refused without a window`() async throws {
    let page = WebPage()
    // In a window: WebKit's own dialogs need one.
    let window = await TestWindow(page)
    defer { withExtendedLifetime(window) {} }
    try await page.load(html: "<input type=file id=f>").finish()
    let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
    let result = try await page.callJavaScript(script)
    #expect((result as? [Any])?.prefix(2).map { $0 as? Bool } == [true, false])
    #expect((result as? [Any])?.last is NSNull)
    // A page is told that no file was chosen, each time.
    for _ in 0..<2 {
      let isCancelled = try await page.callJavaScript(
        """
        const input = document.getElementById("f");
        return await new Promise(done => {
          input.oncancel = () => done(input.files.length === 0);
          input.onchange = () => done(false);
          input.click();
        });
        """)
      #expect(isCancelled as? Bool == true)
    }
    #expect(g_list_model_get_n_items(gtk_window_get_toplevels()) == windows)
  }

  @Test func `A11 a page waits for the answers`() async throws {
    let presenter = RecordingPresenter()
    let gate = Gate()
    presenter.gate = gate
    let page = WebPage(dialogPresenter: presenter)
    try await page.load(html: "").finish()
    let call = Task { @MainActor in try await page.callJavaScript(script).map { "\($0)" } }
    #expect(await TestLoop.eventually { presenter.messages == ["a"] })
    gate.open()
    #expect(try await call.value?.contains("Baikal") == true)
    #expect(presenter.messages == ["a", "b", "c d"])
  }

  @Test func `A12 a server is told a name and a password, or not`() async throws {
    @MainActor final class Decider: WebPage.NavigationDeciding {
      var disposition = URLSession.AuthChallengeDisposition.useCredential
      var failures: [Int] = []
      func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
      ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
        failures.append(challenge.previousFailureCount)
        return (disposition, URLCredential(user: "a", password: "b", persistence: .none))
      }
    }
    let server = try TestServer { request in
      request.headers["Authorization"] == "Basic YTpi"
        ? .init(body: "<p>in")
        : .init(status: 401, headers: ["WWW-Authenticate": "Basic realm=\"r\""], body: "<p>out")
    }
    for (disposition, text) in [
      (URLSession.AuthChallengeDisposition.useCredential, "in"), (.performDefaultHandling, "out"),
    ] {
      let decider = Decider()
      decider.disposition = disposition
      let page = WebPage(navigationDecider: decider)
      try await page.load(server.url("/")).finish()
      #expect(try await page.callJavaScript("return document.body.innerText") as? String == text)
      #expect(decider.failures.first == 0)
    }
    let decider = Decider()
    decider.disposition = .cancelAuthenticationChallenge
    let page = WebPage(navigationDecider: decider)
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/")).finish()
    }
    let stranger = WebPage()
    try await stranger.load(server.url("/")).finish()
    #expect(try await stranger.callJavaScript("return document.body.innerText") as? String == "out")
  }
}
