import Foundation
import Testing

extension EndToEndTests {
  /// `Opened from outside`: what is dropped on the window.
  @MainActor
  @Suite
  struct DropWalk {
    @Test(arguments: WalkSetting.walked)
    func `A link that is dropped on the window is read there, and the list keeps it`(
      _ setting: WalkSetting
    ) async throws {
      let row = "display: block; height: 150px; font-size: 60px"
      let start = "<!doctype html><meta charset=utf-8>"
      let server = try PageServer(["/zzq": start + "<title>zzq Dropped</title><h1>Dropped</h1>"])
      let home = try PrivateHome()
      let file = try home.write(
        "start.html",
        """
        \(start)<title>Start</title><style>body { margin: 0; max-width: none }</style>
        <a style="\(row)" href="\(server.address("/zzq"))">A link that is long enough</a>
        """)
      let walk = try await Walk(setting, [file.path], home: home)
      try await walk.app.title("Start")
      _ = try await walk.stillPage()
      let page = try await walk.app.page()
      let end = (x: page.middle.x, y: page.y + 300)
      try await Input.drag(from: (page.middle.x, page.y + 40), to: end) {
        try await walk.says("Drop to Read It Here")
        try await walk.look("drop")
      }
      try await walk.app.title("zzq Dropped")
      try await walk.gone("Drop to Read It Here")
      #expect(Display.shared.windows.count == 1)
      try await walk.showSidebar()
      try await walk.app.waiting("its row") { walk.rows.contains("zzq Dropped") ? true : nil }
      try await walk.app.quit()
    }
  }
}
