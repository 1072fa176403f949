import Foundation

extension RunningApp {
  /// Starts the program once more, which hands its arguments to the one that runs, and waits until it
  /// has done so.
  ///
  /// - Parameter arguments: what to open.
  /// - Throws: `Timeout` where it does not end, or fails.
  func hand(_ arguments: [String]) async throws {
    let second = try ChildProcess(command + arguments, environment: environment, log: log.path)
    try await waiting("the second start to hand over \(arguments)") {
      second.isRunning ? nil : true
    }
    guard second.exitCode == 0 else {
      throw Timeout(description: "the second start ended with \(second.exitCode)\n\(standardError)")
    }
  }
}
