import CGTK
import CTestLoop
import GLibSupport

/// What every test that shows something begins with.
@MainActor
public enum TestLoop {
  /// Whether tests of the main actor run on the main thread, within the GLib loop.
  public static var isRunning: Bool { lakes_test_loop_is_running() != 0 }

  /// Starts GTK and libadwaita once.
  public static let startGTK: Void = {
    adw_init()
  }()

  /// Waits until a condition holds, looking after each turn of the main loop.
  ///
  /// For what tells nobody when it changes; wait for the event itself where there is one.
  ///
  /// - Parameters:
  ///   - seconds: how long to wait at most.
  ///   - condition: what to wait for.
  /// - Returns: whether the condition held in time.
  public static func eventually(
    within seconds: Double = 10, _ condition: @escaping @MainActor () -> Bool
  ) async -> Bool {
    let start = ContinuousClock.now
    while !condition() {
      guard ContinuousClock.now - start < .seconds(seconds) else { return false }
      await turn(milliseconds: 2)
    }
    return true
  }

  /// Lets a time go by that a test draws at random, to come at any moment of something.
  ///
  /// It is nothing to wait for an event with.
  ///
  /// - Parameter milliseconds: how long.
  public static func wait(milliseconds: UInt32) async {
    await turn(milliseconds: milliseconds)
  }

  /// Lets the main loop do all that waits, frames included.
  public static func settle() async {
    for _ in 0..<3 {
      await turn(milliseconds: 20)
    }
  }

  /// Does two things as GDK hands over two events that wait, one a turn of the loop.
  ///
  /// - Parameters:
  ///   - first: what the first event does.
  ///   - second: what the one behind it does.
  public static func event(
    _ first: @escaping @MainActor () -> Void, thenAtOnce second: @escaping @MainActor () -> Void
  ) async {
    await withCheckedContinuation { continuation in
      MainLoop.schedule(priority: .standard) {
        MainLoop.schedule(priority: .standard) {
          second()
          continuation.resume()
        }
        first()
      }
    }
  }

  private static func turn(milliseconds: UInt32) async {
    await withCheckedContinuation { continuation in
      MainLoop.schedule(afterMilliseconds: milliseconds) { continuation.resume() }
    }
  }
}
