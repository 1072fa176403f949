import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct RandomSessions {
    /// What a reader may do at any time.
    private enum Action: CaseIterable {
      case nextArticle, previousArticle, back, forward, reload, sidebar, find, step, escape, filter
      case scroll, end, home
    }

    /// Many in the long run, some in the short one.
    private static let count =
      ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 40 : 2000

    @Test(.timeLimit(.minutes(60)), arguments: [1, 2])
    func `Whatever the reader does, the program lives, complains of nothing and quits`(
      _ seed: UInt64
    ) async throws {
      let app = try await RunningApp(home: PrivateHome())
      let page = try await app.page().middle
      var random = SeededGenerator(seed: seed)
      for _ in 0..<Self.count {
        // It waits for the window, and throws when the program has ended.
        _ = try await app.activeWindow()
        guard let action = Action.allCases.randomElement(using: &random) else { return }
        perform(action, at: page)
      }
      Input.key("Escape")
      try await app.quit()
    }

    private func perform(_ action: Action, at page: (x: Int, y: Int)) {
      switch action {
      case .nextArticle: Input.key("Page_Down", holding: "Control_L")
      case .previousArticle: Input.key("Page_Up", holding: "Control_L")
      case .back: Input.key("Left", holding: "Alt_L")
      case .forward: Input.key("Right", holding: "Alt_L")
      case .reload: Input.key("F5")
      case .sidebar: Input.key("F9")
      case .find:
        Input.key("f", holding: "Control_L")
        Input.type("water")
      case .step: Input.key("Return")
      case .escape: Input.key("Escape")
      case .filter:
        Input.key("k", holding: "Control_L")
        Input.type("lake")
      case .scroll: Input.scroll(down: true, notches: 3, over: page)
      case .end: Input.key("End")
      case .home: Input.key("Home")
      }
    }
  }
}
