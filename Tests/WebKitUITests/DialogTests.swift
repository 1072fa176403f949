import CGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct DialogTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A page that goes while a dialog is open goes`() async throws {
    let presenter = RecordingPresenter()
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
    let presenter = RecordingPresenter()
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

  /// What a page asks for, by a script that tells what it was answered.
  nonisolated static let permissions: [(WebPage.DeviceSensorAuthorization.Permission, String)] = [
    (
      .geolocation,
      """
      return await new Promise(done => navigator.geolocation.getCurrentPosition(
        () => done("granted"), error => done(error.code === 1 ? "denied" : "granted")))
      """
    ),
    (
      .clipboard,
      """
      return await navigator.clipboard.readText().then(
        () => "granted", error => error.name === "NotAllowedError" ? "denied" : error.name)
      """
    ),
    (
      .pointerLock,
      """
      return await new Promise(done => {
        document.onpointerlockchange = () => done("granted");
        document.onpointerlockerror = () => done("denied");
        document.body.requestPointerLock();
      })
      """
    ),
  ]

  // There is nobody on the bus of the tests who knows where the machine is.
  @Test(arguments: [
    (0, WKPermissionDecision.deny), (0, .prompt), (1, .grant), (1, .deny), (1, .prompt),
    (2, .grant), (2, .deny), (2, .prompt),
  ])
  func `A page asks before it uses something of the machine`(
    index: Int, decision: WKPermissionDecision
  ) async throws {
    let (permission, script) = Self.permissions[index]
    var asked: [WebPage.DeviceSensorAuthorization.Permission] = []
    var origins: [String] = []
    var configuration = WebPage.Configuration()
    configuration.deviceSensorAuthorization = .init { permission, frame, origin in
      asked.append(permission)
      origins.append(origin.host)
      return decision
    }
    // Some can be asked for by the user's own doing alone.
    let server = try TestServer { _ in
      .init(
        type: "text/html",
        body: """
          <body><script>
          const ask = async () => { \(script) };
          globalThis.answer = new Promise(done => {
            addEventListener("click", async () => done(await ask()));
          });
          </script>
          """)
    }
    let page = WebPage(configuration: configuration)
    // What is in nobody's sight does not ask where it is.
    let window = await TestWindow(page)
    defer { withExtendedLifetime(window) {} }
    try await page.load(server.url("/")).finish()
    try await window.window.fillScreen(with: page)
    Pointer.click(300, 200)
    let answer = try await page.callJavaScript("return await answer")
    #expect(answer as? String == (decision == .grant ? "granted" : "denied"))
    #expect(asked == [permission])
    #expect(origins == ["127.0.0.1"])
  }

  /// A page that does not want to be left, where it has been touched.
  private static let kept =
    "<p>kept<script>onbeforeunload = event => event.preventDefault()</script>"

  @Test func `A page that warns of being left is left, or stays, as is answered`() async throws {
    @MainActor final class Presenter: WebPage.DialogPresenting {
      var answer = WebPage.JavaScriptConfirmResult.cancel
      var count = 0
      func handleBeforeUnload(
        initiatedBy frame: WebPage.FrameInfo
      ) async -> WebPage.JavaScriptConfirmResult {
        count += 1
        return answer
      }
    }
    let presenter = Presenter()
    let configuration = try WebPage.Configuration.serving("left", TextHandler(Self.kept))
    let page = WebPage(configuration: configuration, dialogPresenter: presenter)
    try await page.load(URL(string: "left://a/")).finish()
    // What the program runs counts as done by the user.
    try await page.callJavaScript("document.body.id = 'touched'")
    for count in 1...2 {
      await #expect(throws: WebPage.NavigationError.self) {
        try await page.load(URL(string: "left://b/")).finish()
      }
      #expect(presenter.count == count)
      #expect(!page.isLoading)
      #expect(page.url?.host() == "a")
      #expect(try await page.callJavaScript("return document.body.id") as? String == "touched")
    }
    presenter.answer = .ok
    try await page.load(URL(string: "left://b/")).finish()
    #expect(presenter.count == 3)
    #expect(page.url?.host() == "b")
    #expect(try await page.callJavaScript("return document.body.id") as? String == "")
  }

  @Test func `A page that warns of being left keeps nobody where none answers`() async throws {
    let page = try WebPage(configuration: .serving("left", TextHandler(Self.kept)))
    try await page.load(URL(string: "left://a/")).finish()
    try await page.callJavaScript("document.body.id = 'touched'")
    try await page.load(URL(string: "left://b/")).finish()
    #expect(page.url?.host() == "b")
  }
}
