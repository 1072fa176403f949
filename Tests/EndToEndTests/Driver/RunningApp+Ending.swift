import Foundation
import Testing

extension RunningApp {
  /// Waits until it has ended.
  ///
  /// - Returns: its exit code, or the signal below zero.
  func exitCode() async throws -> Int32 {
    try await eventually(
      "the end of the program", seen: { report("end") },
      { process.isRunning ? nil : true })
    return process.exitCode
  }

  /// Quits with Ctrl+Q and expects a clean end: code 0, no complaint, no process left behind.
  func quit(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    _ = try await activeWindow()
    Input.key("q", holding: "Control_L")
    try await endsCleanly(sourceLocation: sourceLocation)
  }

  /// Expects a clean end that something else has brought about.
  func endsCleanly(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let code = try await exitCode()
    #expect(code == 0, "\(standardError)", sourceLocation: sourceLocation)
    #expect(complaints == [], sourceLocation: sourceLocation)
    try await eventually(
      "the end of all its processes", within: 5,
      seen: { processes.map { "\($0.name) \($0.number)" }.joined(separator: ", ") },
      { processes.isEmpty ? true : nil })
  }
}
