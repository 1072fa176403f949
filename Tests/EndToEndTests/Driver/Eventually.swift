import Foundation

/// What did not happen in time.
struct Timeout: Error, CustomStringConvertible {
  let description: String
}

/// Looks again and again until something is there.
///
/// The program under test is another process and tells us nothing of its own accord, so that
/// looking is all there is.
///
/// - Parameters:
///   - what: what is waited for, for the message.
///   - seconds: how long to wait at most.
///   - seen: what to tell about the state of things when time is up.
///   - probe: the look; nil while it is not there.
/// - Returns: what the probe found.
/// - Throws: `Timeout`, or what the probe throws.
@MainActor
@discardableResult
func eventually<Found>(
  _ what: String, within seconds: Double = 20, seen: @MainActor () -> String = { "" },
  _ probe: @MainActor () throws -> Found?
) async throws -> Found {
  let end = ContinuousClock.now + .seconds(seconds)
  while true {
    if let found = try probe() { return found }
    guard ContinuousClock.now < end else {
      let state = seen()
      throw Timeout(
        description: "\(what): not within \(seconds) seconds." + (state.isEmpty ? "" : "\n\(state)")
      )
    }
    try await Task.sleep(for: .milliseconds(25))
  }
}

/// Looks again and again for something that may come or not.
///
/// - Parameters:
///   - seconds: how long to wait at most.
///   - probe: the look; nil while it is not there.
/// - Returns: what the probe found, or nothing where it has not come.
/// - Throws: what the probe throws.
@MainActor
@discardableResult
func perhaps<Found>(
  within seconds: Double, _ probe: @MainActor () throws -> Found?
) async throws -> Found? {
  let end = ContinuousClock.now + .seconds(seconds)
  while ContinuousClock.now < end {
    if let found = try probe() { return found }
    try await Task.sleep(for: .milliseconds(25))
  }
  return try probe()
}
