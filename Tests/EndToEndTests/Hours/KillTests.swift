import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// A program that is killed has had no chance to keep anything.
  @MainActor
  @Suite
  struct Kills {
    /// Many in the long run, some in the short one.
    private static let count = LongTests.areWanted ? 100 : 3

    @Test
    func
      `A program that is killed at any moment has lost nothing older than two seconds`()
      async throws
    {
      let home = try PrivateHome()
      let library = try HoursLibrary(in: home, seed: 1)
      var random = SeededGenerator(seed: 1)
      var app = try await start(home, library)
      for round in 1...Self.count {
        let generator = SeededGenerator(seed: random.next())
        let reader = try await KilledReader(app, library: library, random: generator)
        try await reader.read()
        let end = try await reader.kill()
        let kept = try KeptState(in: home)
        check(kept, reader.log, end, round)
        app = try await start(home, library)
        try await compare(app, reader, end, round) {
          let places = try? KeptState(in: home).places
          return "Kept were \(kept.places), now are \(places ?? [:])."
        }
      }
      #expect(app.complaints == [])
      try await app.quit()
    }

    private func start(_ home: PrivateHome, _ library: HoursLibrary) async throws -> RunningApp {
      let app = try await RunningApp(home: home, articles: library.articles.folder)
      try await app.waiting("something to read") {
        library.titles.contains(app.title) || app.title.hasPrefix("File") ? true : nil
      }
      return app
    }

    /// Expects on the disk what was chosen and opened.
    private func check(
      _ kept: KeptState, _ log: ReadingLog, _ end: ContinuousClock.Instant, _ round: Int
    ) {
      #expect(kept.broken == [], "kill \(round)")
      for name in ["theme", "text-size"] {
        guard let values = log.values(of: name, afterEndAt: end) else { continue }
        let value = kept.settings[name] ?? "nothing"
        // The first value of a session may be the one that none was set before.
        let isYoung = values.count == log.count(of: name)
        #expect(
          values.contains(value) || isYoung, "kill \(round): \(name) is \(value) of \(values)")
      }
      for file in log.earlyOpenings(beforeEndAt: end) where file.hasPrefix("file") {
        #expect(kept.opened.contains { $0.hasSuffix("/" + file) }, "kill \(round): \(file)")
      }
    }

    /// Expects to see what was in sight.
    private func compare(
      _ app: RunningApp, _ reader: KilledReader, _ end: ContinuousClock.Instant, _ round: Int,
      kept: () -> String
    ) async throws {
      let log = reader.log
      let isLate = !log.lateOpenings(beforeEndAt: end).isEmpty
      let sights = log.sights(afterEndAt: end).filter { $0.title == app.title }
      #expect(isLate || !sights.isEmpty, "kill \(round): “\(app.title)” was not in sight")
      // In a window of another width, which was not kept yet, the lines are others.
      let isResized = reader.done.contains {
        $0.action == .resize && end - $0.time < .seconds(2.5)
      }
      guard !isLate, !isResized else { return }
      var best = 0.0
      do {
        try await app.waiting("kill \(round): the text that was in sight", within: 8) {
          () -> Bool? in
          guard let text = app.strip() else { return nil }
          best = sights.map { text.likeness(to: $0.text, within: 40) }.max() ?? 0
          return best > 0.5 ? true : nil
        }
      } catch {
        reader.screen?.save(as: app.pictureFile("kill \(round) the last that was in sight"))
        let done = reader.done.map { "\($0.action) \(end - $0.time) before the end" }
        Issue.record(
          """
          kill \(round): the text is at another place, it is like by \(best) to one of \(sights.count) \
          sights. \(kept()) \(done): \(error)
          """)
      }
    }
  }
}
