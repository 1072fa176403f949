import CGTK
import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct DialogTests {
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
