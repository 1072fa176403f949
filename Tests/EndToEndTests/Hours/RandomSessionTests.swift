import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Hours of use in minutes: a seed does the same each time.
  @MainActor
  @Suite
  struct RandomSessions {
    nonisolated private static let isLong =
      ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil
    /// Many in the long run, some in the short one.
    private static let count = isLong ? 2000 : 60
    /// When the memory is looked at first: everything has been done some times by then.
    private static let warm = 500
    nonisolated private static let seeds: ClosedRange<UInt64> = isLong ? 1...10 : 1...1

    @Test(.timeLimit(.minutes(60)), arguments: seeds)
    func
      `Whatever the reader does, the program lives, takes no more memory and goes on where it was`(
        _ seed: UInt64
      ) async throws
    {
      let home = try PrivateHome()
      let library = try HoursLibrary(in: home, seed: seed)
      let app = try await RunningApp(home: home, articles: library.articles.folder)
      let reader = RandomReader(app, library: library, seed: seed)
      var before: ProcessMemory?
      for number in 1...Self.count {
        try await reader.act()
        if number == Self.warm { before = try await memory(of: app, reader) }
      }
      if let before {
        let after = try await memory(of: app, reader)
        print("Seed \(seed), memory: \(before), then \(after)")
        #expect(Double(after.program) < Double(before.program) * 1.1, "\(before), then \(after)")
        #expect(Double(after.pages) < Double(before.pages) * 1.1, "\(before), then \(after)")
      }
      try await reader.tidy()
      try await endsAndGoesOn(app, library)
    }

    /// The memory while one and the same article is in sight.
    private func memory(of app: RunningApp, _ reader: RandomReader) async throws -> ProcessMemory {
      try await reader.tidy()
      try await app.hand(["lakes://pond/"])
      try await app.title("Pond")
      return try await app.settledMemory()
    }

    /// Quits, and expects on the disk and in the next start what was shown last.
    private func endsAndGoesOn(_ app: RunningApp, _ library: HoursLibrary) async throws {
      let shown = try await ShownState(of: app)
      try await app.quit()
      let kept = try KeptState(in: app.home)
      #expect(kept.broken == [])
      #expect(kept.settings["theme", default: "'system'"] == "'\(shown.theme.lowercased())'")
      #expect("\(kept.settings["text-size", default: "100"]) %" == shown.textSize)
      let address = kept.settings["open-article"] ?? ""
      let name = shown.title.lowercased().replacing(" ", with: "%20")
      #expect(address.contains(name), "\(address) is kept, and “\(shown.title)” was shown")

      let again = try await RunningApp(home: app.home, articles: library.articles.folder)
      try await again.title(shown.title)
      let next = try await ShownState(of: again)
      #expect(next.theme == shown.theme && next.textSize == shown.textSize)
      #expect(next.size.width == shown.size.width && next.size.height == shown.size.height)
      let likeness = shown.text.likeness(to: next.text, within: 3)
      #expect(likeness > 0.6, "the text is at another place")
      try await again.quit()
    }
  }
}
