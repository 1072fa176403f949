import CGTK
import Dispatch
import GLibSupport
import TestSupport
import Testing

/// The main actor's jobs run on the main thread, within the GLib main loop.
@Suite(.serialized) @MainActor
struct MainLoopThreadTests {
  private var isOnMainThread: Bool { lakes_is_main_thread() != 0 }

  @Test func aTestOfTheMainActorRunsOnTheMainThread() async {
    #expect(TestLoop.isRunning)
    #expect(isOnMainThread)
    await Task.yield()
    #expect(isOnMainThread)
  }

  @Test func aTaskOnTheMainActorRunsOnTheMainThread() async {
    let wasOnMainThread = await Task { @MainActor in lakes_is_main_thread() != 0 }.value
    #expect(wasOnMainThread)
  }

  @Test func sleepingReturnsToTheMainThread() async throws {
    let start = ContinuousClock.now
    try await Task.sleep(for: .milliseconds(30))
    #expect(isOnMainThread)
    #expect(ContinuousClock.now - start >= .milliseconds(30))
  }

  @Test func aHopFromABackgroundTaskRunsOnTheMainThread() async {
    let (background, main) = await Task.detached {
      (lakes_is_main_thread() != 0, await MainActor.run { lakes_is_main_thread() != 0 })
    }.value
    #expect(!background)
    #expect(main)
    #expect(isOnMainThread)
  }

  @Test func theMainQueueRunsOnTheMainThread() async {
    let wasOnMainThread = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { continuation.resume(returning: lakes_is_main_thread() != 0) }
      }
    }
    #expect(wasOnMainThread)
  }

  @Test func theMainQueueRunsOnTheMainThreadAfterADelay() async {
    let wasOnMainThread = await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        continuation.resume(returning: lakes_is_main_thread() != 0)
      }
    }
    #expect(wasOnMainThread)
  }

  @Test func aThousandHopsFromManyTasksAllArrive() async {
    var tasks: [Task<Bool, Never>] = []
    for _ in 0..<1_000 {
      tasks.append(
        Task.detached {
          await MainActor.run { lakes_is_main_thread() != 0 }
        })
    }
    var count = 0
    for task in tasks where await task.value { count += 1 }
    #expect(count == 1_000)
  }

  @Test func jobsRunInTheOrderInWhichTheyWereQueued() async {
    var order: [Int] = []
    await withCheckedContinuation { continuation in
      for number in 0..<100 {
        DispatchQueue.main.async { MainActor.assumeIsolated { order.append(number) } }
      }
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(order == Array(0..<100))
  }

  @Test func aSecondInstallationChangesNothing() async {
    let drainsBefore = MainLoop.drainCount
    MainLoop.install()
    MainLoop.install()
    await Task.yield()
    // A second source for the same descriptor would drain it twice.
    #expect(MainLoop.drainCount - drainsBefore <= 1)
  }
}
