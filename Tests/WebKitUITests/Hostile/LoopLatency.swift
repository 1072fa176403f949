import Foundation
import GLibSupport

/// How long the main loop left an event waiting, at the longest.
///
/// The time that the thread was ready to run and other processes had the processors does not count.
@MainActor final class LoopLatency {
  /// How long the main loop may be away, in the long run on a machine of its own; in the short one,
  /// on a machine that does other things as well, it is given some more.
  nonisolated static let bound: Duration =
    ProcessInfo.processInfo.environment["LAKES_LONG_TESTS"] == nil
    ? .milliseconds(600) : .milliseconds(100)

  /// The longest that an event would have waited.
  private(set) var longest = Duration.zero
  private var last = ContinuousClock.now
  private var lastDelay = Duration.zero
  private var next: ScheduledTask?
  private let schedule: FileHandle?

  init() {
    schedule = FileHandle(forReadingAtPath: "/proc/self/task/\(getpid())/schedstat")
    lastDelay = delay
    tick()
  }

  isolated deinit { next?.cancel() }

  private func tick() {
    let now = ContinuousClock.now
    let delay = delay
    longest = max(longest, now - last - (delay - lastDelay))
    (last, lastDelay) = (now, delay)
    next = MainLoop.schedule(afterMilliseconds: 2) { [weak self] in self?.tick() }
  }

  /// How long the main thread has waited for a processor, since it began.
  private var delay: Duration {
    guard let schedule else { return .zero }
    do {
      try schedule.seek(toOffset: 0)
      let text = try schedule.read(upToCount: 100).map { String(decoding: $0, as: UTF8.self) }
      let fields = (text ?? "").split(separator: " ")
      return fields.count > 1 ? .nanoseconds(Int64(fields[1]) ?? 0) : .zero
    } catch {
      return .zero
    }
  }
}
