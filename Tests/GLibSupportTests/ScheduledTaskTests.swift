import CGTK
import GLibSupport
import TestSupport
import Testing

/// The main loop does something once, later, unless it is taken back.
@Suite(.serialized) @MainActor
struct ScheduledTaskTests {
  @Test func aScheduledActionRunsOnce() async {
    var count = 0
    let task = MainLoop.schedule { count += 1 }
    #expect(task.isPending)
    #expect(count == 0)
    await TestLoop.settle()
    #expect(count == 1)
    #expect(!task.isPending)
  }

  @Test func aCancelledActionDoesNotRun() async {
    var count = 0
    let task = MainLoop.schedule { count += 1 }
    task.cancel()
    task.cancel()
    #expect(!task.isPending)
    await TestLoop.settle()
    #expect(count == 0)
  }

  @Test func cancellingAfterwardsChangesNothing() async {
    var count = 0
    let task = MainLoop.schedule { count += 1 }
    await TestLoop.settle()
    task.cancel()
    #expect(count == 1)
  }

  @Test func anActionMayCancelItself() async {
    var task: ScheduledTask?
    var count = 0
    task = MainLoop.schedule {
      count += 1
      task?.cancel()
    }
    await TestLoop.settle()
    #expect(count == 1)
  }

  @Test func urgentActionsRunFirst() async {
    var order: [String] = []
    MainLoop.schedule(priority: .idle) { order.append("idle") }
    MainLoop.schedule(priority: .beforeLayout) { order.append("beforeLayout") }
    MainLoop.schedule(priority: .standard) { order.append("standard") }
    #expect(await TestLoop.eventually { order.count == 3 })
    #expect(order == ["standard", "beforeLayout", "idle"])
  }

  @Test func aDelayIsKept() async {
    let start = ContinuousClock.now
    await withCheckedContinuation { continuation in
      MainLoop.schedule(afterMilliseconds: 50) { continuation.resume() }
    }
    #expect(ContinuousClock.now - start >= .milliseconds(49))
  }

  @Test func theActionGoesWhenItHasRunOrWasCancelled() async {
    let (ran, cancelled) = (HeldByClosure(), HeldByClosure())
    MainLoop.schedule(ran.makeHandler())
    MainLoop.schedule(cancelled.makeHandler()).cancel()
    #expect(await TestLoop.eventually { !ran.isAlive })
    #expect(ran.calls == 1)
    #expect(!cancelled.isAlive)
    #expect(cancelled.calls == 0)
  }

  @Test func theActionGoesThoughTheTaskIsKept() async {
    let (ran, cancelled) = (HeldByClosure(), HeldByClosure())
    let tasks = [
      MainLoop.schedule(ran.makeHandler()), MainLoop.schedule(cancelled.makeHandler()),
    ]
    tasks[1].cancel()
    #expect(await TestLoop.eventually { !ran.isAlive && !cancelled.isAlive })
    withExtendedLifetime(tasks) {}
  }
}
