import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// Hours of use in minutes: a seed does the same each time.
  @MainActor
  @Suite
  struct RandomSessions {
    /// Many in the long run, some in the short one; as many as LAKES_ACTIONS says, for telling what grows
    /// from what has grown.
    private static let count: Int = {
      let named = ProcessInfo.processInfo.environment["LAKES_ACTIONS"].flatMap { Int($0) }
      return named ?? (LongTests.areWanted ? 2000 : 60)
    }()
    /// How often it is closed and started again after that, each time after some more actions.
    private static let ends = LongTests.areWanted ? 5 : 1
    private static let between = LongTests.areWanted ? 20 : 0
    /// How often the memory is looked at, and when first: everything has been done some times by then.
    private static let warm = 500
    /// Those that LAKES_SEEDS names, for looking at a failure again; else many in the long run, and one in
    /// the short one.
    nonisolated private static let seeds: [UInt64] = {
      let named = ProcessInfo.processInfo.environment["LAKES_SEEDS"] ?? ""
      let seeds = named.split(separator: " ").compactMap { UInt64($0) }
      return seeds.isEmpty ? Array(LongTests.areWanted ? 1...10 : 1...1) : seeds
    }()

    @Test(arguments: seeds)
    func
      `Whatever the reader does, the program lives, takes no more memory and goes on where it was`(
        _ seed: UInt64
      ) async throws
    {
      let home = try PrivateHome()
      let library = try HoursLibrary(in: home, seed: seed)
      let app = try await start(home, library)
      let reader = RandomReader(app, library: library, seed: seed)
      var memories: [ProcessMemory] = []
      for number in 1...Self.count {
        try await reader.act()
        guard number.isMultiple(of: Self.warm) else { continue }
        memories.append(try await memory(of: app, reader))
        print("Seed \(seed), after \(number) actions: \(memories[memories.count - 1])")
      }
      if let before = memories.first, let after = memories.last {
        #expect(Double(after.program) < Double(before.program) * 1.1, "\(memories)")
        #expect(Double(after.pages) < Double(before.pages) * 1.1, "\(memories)")
      }
      for _ in 0..<Self.ends {
        for _ in 0..<Self.between { try await reader.act() }
        try await reader.tidy()
        try await endsAndGoesOn(reader, library)
      }
      try await reader.app.quit()
    }

    private func start(_ home: PrivateHome, _ library: HoursLibrary) async throws -> RunningApp {
      try await RunningApp(
        home: home, articles: library.articles.folder, environment: RunningApp.freesSoon)
    }

    /// The memory while one and the same article is in sight.
    private func memory(of app: RunningApp, _ reader: RandomReader) async throws -> ProcessMemory {
      try await reader.tidy()
      try await app.hand(["lakes://pond/"])
      try await app.title("Pond")
      return try await app.settledMemory()
    }

    /// Quits, and expects on the disk and in the next start what was shown last.
    private func endsAndGoesOn(_ reader: RandomReader, _ library: HoursLibrary) async throws {
      let app = reader.app
      let shown = try await ShownState(of: app)
      try await app.quit()
      let kept = try KeptState(in: app.home)
      #expect(kept.broken == [])
      #expect(kept.settings["theme", default: "'system'"] == "'\(shown.theme.lowercased())'")
      #expect("\(kept.settings["text-size", default: "100"]) %" == shown.textSize)
      let address = kept.settings["open-article"] ?? ""
      let name = shown.title.lowercased().replacing(" ", with: "%20")
      #expect(address.contains(name), "\(address) is kept, and “\(shown.title)” was shown")

      let again = try await start(app.home, library)
      reader.app = again
      try await again.title(shown.title)
      let next = try await ShownState(of: again)
      #expect(next.theme == shown.theme && next.textSize == shown.textSize)
      #expect(next.size.width == shown.size.width && next.size.height == shown.size.height)
      // A notice above it is not kept.
      #expect(next.page.x == shown.page.x && next.page.width == shown.page.width)
      let likeness = shown.text.likeness(to: next.text, within: 3)
      if likeness <= 0.6 {
        shown.screen.save(as: again.pictureFile("where the text was"))
        let report = again.report("where the text is")
        Issue.record("the text is at another place, it is like by \(likeness): \(report)")
      }
    }
  }
}
