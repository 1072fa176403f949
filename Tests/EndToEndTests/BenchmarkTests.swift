import Foundation
import Testing

extension EndToEndTests {
  /// The promises on speed and size, measured beside the plain-C program on the release that `./run`
  /// has built.
  @MainActor
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil))
  struct Benchmarks {
    @Test(.timeLimit(.minutes(30)))
    func `The first pixel comes within 1.25 times the time and memory of the C program`() throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let measure = Process()
      measure.executableURL = root.appending(path: "Benchmarks/first-paint")
      measure.arguments = ["-n", "11"]
      measure.environment = ProcessInfo.processInfo.environment.merging(
        ["LAKES_EXECUTABLE": root.appending(path: ".build/run/release/lakes").path]
      ) { $1 }
      let output = Pipe()
      measure.standardOutput = output
      try measure.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      measure.waitUntilExit()
      #expect(measure.terminationStatus == 0, "\(text)")
      let last = try #require(text.split(separator: "\n").last, "\(text)")
      let ratios = last.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
      #expect(ratios.count == 2, "\(last)")
      #expect(ratios.allSatisfy { $0 <= 1.25 }, "\(last)")
    }
  }
}
