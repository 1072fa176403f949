import Foundation
import Testing

extension EndToEndTests {
  /// What `Layout` says of pop-ups.
  @MainActor
  @Suite
  struct PopupWalk {
    @Test(arguments: WalkSetting.walked)
    func `What nobody asked for is not opened, and a bar says so and opens it`(
      _ setting: WalkSetting
    ) async throws {
      let server = try PageServer([
        "/": """
        <title>Shop</title><h1>Shop</h1><p>Wares.</p>
        <script>setTimeout(() => window.open("/offer"), 300)</script>
        """,
        "/offer": """
        <title>Offer</title><h1>Offer</h1>
        <p onclick="window.close()" style="height: 2000px">Only today.</p>
        """,
      ])
      let walk = try await Walk(setting, [server.address("/")])
      try await walk.app.title("Shop")
      let open = try await walk.node("Open Anyway")
      try await walk.look("popup-held-back")
      try await walk.app.click(open)
      try await walk.app.waiting("the title of the page over the article") {
        walk.app.tree?.first { $0.role == "label" && $0.name == "Offer" }
      }
      try await walk.gone("Open Anyway")
      try await walk.look("popup-opened-anyway")
      Input.key("Escape")
      try await walk.app.waiting("the page alone") {
        walk.app.tree?.first { $0.role == "label" && $0.name == "Offer" } == nil ? true : nil
      }
      try await walk.app.quit()
    }

    @Test(arguments: WalkSetting.walked)
    func `A page that a click opens closes itself, and an outside one goes to the browser`(
      _ setting: WalkSetting
    ) async throws {
      let server = try PageServer([
        "/": """
        <title>Shop</title>
        <p onclick="window.open('/offer')" style="height: 250px">Open</p>
        <p onclick="window.open('http://example.org/away')" style="height: 2000px">Away</p>
        """,
        "/offer": "<title>Offer</title><script>setTimeout(() => window.close(), 900)</script>",
      ])
      let home = try PrivateHome()
      let browser = try FakeBrowser(in: home)
      let walk = try await Walk(setting, [server.address("/")], home: home)
      try await walk.app.title("Shop")
      let page = try await walk.app.page()
      _ = try await walk.stillPage()
      Input.click(page.middle.x, page.y + 100)
      try await walk.app.waiting("the page over the other one") {
        walk.app.tree?.first { $0.role == "label" && $0.name == "Offer" }
      }
      try await walk.app.waiting("the page alone") {
        walk.app.tree?.first { $0.role == "label" && $0.name == "Offer" } == nil ? true : nil
      }
      Input.click(page.middle.x, page.y + 400)
      #expect(try await browser.firstAddress() == "http://example.org/away")
      try await walk.gone("Open Anyway")
      try await walk.app.quit()
    }
  }
}
