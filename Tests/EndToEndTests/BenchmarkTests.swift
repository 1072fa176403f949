import Foundation
import Testing

extension EndToEndTests {
  /// The promises on speed and size, measured beside the plain-C program on the release that `./run`
  /// has built.
  @MainActor
  @Suite(.enabled(if: ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] != nil))
  struct Benchmarks {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    /// What a program of the folder of benchmarks prints.
    private func output(
      of name: String, _ arguments: [String] = [], _ environment: [String: String] = [:]
    ) throws -> String {
      let measure = Process()
      measure.executableURL = Self.root.appending(path: "Benchmarks/\(name)")
      measure.arguments = arguments
      measure.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      let output = Pipe()
      measure.standardOutput = output
      try measure.run()
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      measure.waitUntilExit()
      #expect(measure.terminationStatus == 0, "\(text)")
      return text
    }

    @Test(.timeLimit(.minutes(30)))
    func `What a page costs stays near what it costs in C`() throws {
      let text = try output(of: "web-calls")
      // Each line ends with our time, that of C, and the ratio.
      func numbers(_ name: String) throws -> (ours: Double, theirs: Double, ratio: Double) {
        let line = text.split(separator: "\n").first {
          $0.trimmingCharacters(in: .whitespaces).hasPrefix(name)
        }
        let words = try #require(line, "\(text)").split(separator: " ").compactMap { Double($0) }
        try #require(words.count >= 3, "\(text)")
        let last = Array(words.suffix(3))
        return (last[0], last[1], last[2])
      }
      #expect(try numbers("load of the article").ratio <= 1.15, "\(text)")
      #expect(try numbers("call with five arguments").ratio <= 1.5, "\(text)")
      #expect(try numbers("100 MB through a handler").ratio <= 1.2, "\(text)")
      #expect(try numbers("longest stall of the main loop").ratio <= 1, "\(text)")
      #expect(try numbers("scroll report").ours < 1, "\(text)")
    }

    @Test(.timeLimit(.minutes(30)))
    func `The first pixel comes within 1.25 times the time and memory of the C program`() throws {
      let text = try output(
        of: "first-paint", ["-n", "11"],
        ["LAKES_EXECUTABLE": Self.root.appending(path: ".build/run/release/lakes").path])
      let last = try #require(text.split(separator: "\n").last, "\(text)")
      let ratios = last.split { !"0123456789.".contains($0) }.compactMap { Double($0) }
      #expect(ratios.count == 2, "\(last)")
      #expect(ratios.allSatisfy { $0 <= 1.25 }, "\(last)")
    }

    @Test(.timeLimit(.minutes(30)))
    func `Views cost no more than they may beside the same in C`() throws {
      let text = try output(of: "views")
      func times(_ name: String) throws -> (ours: Double, theirs: Double) {
        let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) }, "\(text)")
        let numbers = line.dropFirst(name.count).split(separator: " ").compactMap { Double($0) }
        try #require(numbers.count >= 2, "\(line)")
        return (numbers[0], numbers[1])
      }
      let buttons = try times("1,000 labelled buttons")
      #expect(buttons.ours <= 2 * buttons.theirs, "\(text)")
      let (few, many) = (try times("a label among 100 "), try times("a label among 10000 "))
      #expect(many.ours <= 1.2 * few.ours, "\(text)")
      let list = try times("5000 rows to the first frame")
      #expect(list.ours <= 1.3 * list.theirs, "\(text)")
      let (short, long) = (
        try times("1000 rows to the first frame"), try times("100000 rows to the first frame")
      )
      // The last line of models is that of 100,000 rows, in milliseconds as the others are.
      let models = text.split(separator: "\n").filter { $0.contains("of which the model") }
      let model = try #require(models.last?.split(separator: " ").compactMap { Double($0) }.first)
      #expect(long.ours <= 1.2 * short.ours + model, "\(text)")
      let dropped = try times("frames dropped in 30 s")
      // Of 1,800; that much more or less is what two runs of the same differ by, more on a busy machine.
      #expect(dropped.ours <= dropped.theirs * 1.25 + 18, "\(text)")
      #expect(text.contains("wake-ups of an idle window in 5 s: 0\n"), "\(text)")
    }
  }
}
