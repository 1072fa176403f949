import Foundation
import TestSupport
import Testing

extension EndToEndTests {
  /// One thing done many times takes no more memory than done a few times.
  @MainActor
  @Suite
  struct Memory {
    /// Many in the long run, some in the short one.
    private static let count = LongTests.areWanted ? 400 : 90

    @Test
    func `Documents that have gone are given back`() async throws {
      let home = try PrivateHome()
      let library = try HoursLibrary(in: home, seed: 1)
      let app = try await RunningApp([library.file(1).path], home: home)
      try await app.title("File 1")
      _ = try await app.page()
      try await reload(10)
      let before = try await app.settledMemory()
      try await reload(Self.count)
      let after = try await app.settledMemory()
      print("After 10 reloads: \(before), after \(Self.count) more: \(after)")
      // Left alone, WebKit keeps each document: some 700 kB.
      #expect(after.pages < before.pages + 24 * 1024, "\(before), \(after)")
      #expect(app.complaints == [])
      try await app.quit()
    }

    private func reload(_ count: Int) async throws {
      for _ in 0..<count {
        Input.key("F5")
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }
}
