import Foundation
import Testing

extension EndToEndTests {
  /// `Look`.
  @MainActor
  @Suite
  struct LookWalk {
    @Test(arguments: WalkSetting.compared)
    func `A window never flashes in the other style while it opens`(_ setting: WalkSetting)
      async throws
    {
      let home = try PrivateHome()
      let app = try await RunningApp(
        ["lakes://baikal/"], home: home, environment: try await setting.environment())
      let window = try await app.waiting("a window") { app.window }
      var seen: [Double] = []
      try await app.waiting("the article") {
        let box = Display.shared.box(of: window)
        // The middle of the text, without the border that the window manager draws first.
        let picture = Display.shared.picture(
          of: Box(x: box.x + box.width / 2, y: box.y + 150, width: 300, height: 400))
        seen.append(picture.brightness)
        return picture.colours > 24 ? true : nil
      }
      let wrong = seen.filter { setting.isDark ? $0 > 0.5 : $0 < 0.5 && $0 > 0.01 }
      #expect(wrong == [], "\(seen)")
      try await app.quit()
    }
  }
}
