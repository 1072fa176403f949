import CGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Answers as it is told.
@MainActor private final class Presenter: WebPage.DialogPresenting {
  var messages: [String] = []
  var files: [URL] = []
  var gate: Gate?

  func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {
    messages.append(message)
    await gate?.pass()
  }

  func handleJavaScriptConfirm(
    message: String, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptConfirmResult {
    messages.append(message)
    await gate?.pass()
    return .ok
  }

  func handleJavaScriptPrompt(
    message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.JavaScriptPromptResult {
    messages.append("\(message) \(defaultText ?? "-")")
    await gate?.pass()
    return .ok("Baikal")
  }

  func handleFileInputPrompt(
    parameters: WKOpenPanelParameters, initiatedBy frame: WebPage.FrameInfo
  ) async -> WebPage.FileInputPromptResult {
    messages.append("\(parameters.allowsMultipleSelection) \(parameters.mimeTypes)")
    return .selected(files)
  }
}

@MainActor @Suite(.serialized) struct DialogTests {
  init() { _ = TestLoop.startGTK }

  private let script = "return [alert('a') === undefined, confirm('b'), prompt('c', 'd')]"

  @Test func `What nobody answers is refused without a window`() async throws {
    let page = WebPage()
    try await page.load(html: "<input type=file id=f>").finish()
    let windows = g_list_model_get_n_items(gtk_window_get_toplevels())
    let result = try await page.callJavaScript(script)
    #expect((result as? [Any])?.prefix(2).map { $0 as? Bool } == [true, false])
    #expect((result as? [Any])?.last is NSNull)
    try await page.callJavaScript("document.getElementById('f').click()")
    await TestLoop.turns(20)
    #expect(g_list_model_get_n_items(gtk_window_get_toplevels()) == windows)
    #expect(try await page.callJavaScript("return 1") as? Double == 1)
  }

  @Test func `A page waits for the answers`() async throws {
    let presenter = Presenter()
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

  @Test func `A page that goes while a dialog is open goes`() async throws {
    let presenter = Presenter()
    presenter.gate = Gate()
    var page: WebPage? = WebPage(dialogPresenter: presenter)
    try await page?.load(html: "").finish()
    page?.load(html: "<script>alert('x')</script>")
    #expect(await TestLoop.eventually { presenter.messages == ["x"] })
    weak let gone = page
    page = nil
    #expect(gone == nil)
    presenter.gate?.open()
    await TestLoop.turns(5)
  }

  @Test func `A page is given the files that were chosen`() async throws {
    let place = TemporaryPlace()
    try Data("deep".utf8).write(to: place.url)
    let presenter = Presenter()
    presenter.files = [place.url]
    let page = WebPage(dialogPresenter: presenter)
    try await page.load(html: "<input type=file id=f multiple accept=text/plain>").finish()
    let text = try await page.callJavaScript(
      """
      const input = document.getElementById("f");
      const chosen = new Promise(resolve => input.onchange = resolve);
      input.click();
      await chosen;
      return input.files[0].name + " " + await input.files[0].text();
      """)
    #expect(text as? String == "\(place.url.lastPathComponent) deep")
    #expect(presenter.messages == [#"true ["text/plain"]"#])
  }

  @Test func `A server is told a name and a password, or not`() async throws {
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

  @Test func `A page asks before it uses something of the machine`() async throws {
    var asked: [WebPage.DeviceSensorAuthorization.Permission] = []
    var configuration = WebPage.Configuration()
    configuration.deviceSensorAuthorization = .init { permission, _, _ in
      asked.append(permission)
      return .deny
    }
    let server = try TestServer { _ in .init(body: "<p>Hello") }
    let page = WebPage(configuration: configuration)
    try await page.load(server.url("/")).finish()
    let script = "return await Notification.requestPermission()"
    #expect(try await page.callJavaScript(script) as? String == "denied")
    #expect(asked == [.notifications] || asked == [])
  }
}
