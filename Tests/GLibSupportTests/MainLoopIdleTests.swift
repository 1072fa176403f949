import CGTK
import Dispatch
import GLibSupport
import Glibc
import TestSupport
import Testing

/// A program that does nothing wakes up for nothing.
@Suite(.serialized) @MainActor
struct MainLoopIdleTests {
  @Test func anIdleLoopDispatchesNothingForASecond() async {
    await TestLoop.settle()
    let idle = await IdleSecond.measure()
    #expect(idle.drains == 0)
    // The timer that ends the second, and what the rest of the process may still have to say.
    #expect(idle.polls <= 10, "the loop woke up \(idle.polls) times in a second")
  }

  @Test func aJobLeavesTheDescriptorEmptySoThatTheLoopDoesNotSpin() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    let isReadable = await withCheckedContinuation { continuation in
      // Asked from GLib's side: within a job the descriptor may announce the next one.
      MainLoop.schedule(afterMilliseconds: 20) {
        var descriptor = pollfd(
          fd: _dispatch_get_main_queue_handle_4CF(), events: Int16(POLLIN), revents: 0)
        continuation.resume(returning: poll(&descriptor, 1, 0) != 0)
      }
    }
    #expect(!isReadable)
    let idle = await IdleSecond.measure()
    #expect(idle.polls <= 10, "the loop woke up \(idle.polls) times in a second")
  }

  @Test func aJobCostsOneDrain() async {
    await TestLoop.settle()
    let drains = await withCheckedContinuation { continuation in
      MainLoop.schedule {
        let before = MainLoop.drainCount
        DispatchQueue.main.async {}
        MainLoop.schedule(afterMilliseconds: 100) {
          continuation.resume(returning: MainLoop.drainCount - before)
        }
      }
    }
    #expect(drains == 1)
  }
}

/// What the main loop did in a second in which nobody asked it for anything.
@MainActor
private struct IdleSecond {
  let drains: Int
  let polls: Int

  /// Measures between two callbacks of GLib, so that the test's own waiting is not counted.
  static func measure() async -> IdleSecond {
    await withCheckedContinuation { continuation in
      MainLoop.schedule {
        let drains = MainLoop.drainCount
        PollCounter.begin()
        MainLoop.schedule(afterMilliseconds: 1_000) {
          continuation.resume(
            returning: IdleSecond(
              drains: MainLoop.drainCount - drains, polls: PollCounter.end()))
        }
      }
    }
  }
}

/// Counts how often the main context goes to sleep, which is how often it woke up.
@MainActor
private enum PollCounter {
  nonisolated(unsafe) static var count = 0

  static func begin() {
    count = 0
    g_main_context_set_poll_func(nil, countingPoll)
  }

  static func end() -> Int {
    g_main_context_set_poll_func(nil, nil)
    return count
  }
}

private func countingPoll(
  _ descriptors: UnsafeMutablePointer<GPollFD>?, _ count: guint, _ timeout: gint
) -> gint {
  PollCounter.count += 1
  return g_poll(descriptors, count, timeout)
}
