import Foundation
import Testing

extension EndToEndTests {
  @MainActor
  @Suite
  struct Starts {
    /// Many in the long run, some in the short one.
    private static let count =
      ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil ? 5 : 100

    @Test(.timeLimit(.minutes(15)))
    func `It starts, shows an article and ends many times, cleanly each time`() async throws {
      let home = try PrivateHome()
      for number in 1...Self.count {
        let app = try await RunningApp(home: home)
        // The first start begins with the guide, and the next ones with what was open last.
        try await app.title("Reading with Lakes")
        if number.isMultiple(of: 2) {
          try await app.quit()
        } else {
          Display.shared.close(try await app.activeWindow())
          try await app.endsCleanly()
        }
      }
    }

    @Test
    func `It can be closed before its article has come`() async throws {
      let app = try await RunningApp(home: PrivateHome())
      Display.shared.close(try await app.activeWindow())
      try await app.endsCleanly()
    }

    @Test
    func `A copy of the program alone, with an empty environment, opens an article`() async throws {
      let home = try PrivateHome()
      let program = try #require(RunningApp.executable)
      let copy = home.folder.appending(path: "elsewhere/lakes")
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: program, to: copy)
      let app = try await RunningApp(
        ["lakes://baikal/"], home: home, isBare: true, command: [copy.path])
      // Without a message bus there is no accessibility bus either.
      try await app.title("Lake Baikal")
      try await app.showsSomething()
      Display.shared.close(try await app.activeWindow())
      #expect(try await app.exitCode() == 0, "\(app.standardError)")
    }
  }
}
