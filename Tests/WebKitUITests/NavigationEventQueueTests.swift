import GLibSupport
import Synchronization
import TestSupport
import Testing

@testable import WebKitUI

/// The queue behind the sequences of navigations.
@MainActor @Suite struct NavigationEventQueueTests {
  private struct Problem: Error {}

  private let cancellations = Counter()

  nonisolated private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increase() { count.withLock { $0 += 1 } }
  }

  private func makeQueue() -> NavigationEventQueue {
    NavigationEventQueue { [cancellations] in cancellations.increase() }
  }

  @Test func `Events are given in order, then the error, then nothing`() async throws {
    let queue = makeQueue()
    queue.add(.startedProvisionalNavigation)
    queue.add(.committed)
    queue.end(throwing: Problem())
    queue.add(.finished)
    let sequence = WebPage.NavigationSequence(id: nil, queue: queue)
    var events: [WebPage.NavigationEvent] = []
    var problem: (any Error)?
    do {
      for try await event in sequence { events.append(event) }
    } catch {
      problem = error
    }
    #expect(events == [.startedProvisionalNavigation, .committed])
    #expect(problem is Problem)
    // The error was told.
    try await sequence.finish()
  }

  @Test func `Who waits gets the next event`() async throws {
    let queue = makeQueue()
    let sequence = WebPage.NavigationSequence(id: nil, queue: queue)
    let task = Task {
      var events: [WebPage.NavigationEvent] = []
      for try await event in sequence { events.append(event) }
      return events
    }
    await TestLoop.settle()
    queue.add(.committed)
    await TestLoop.settle()
    queue.add(.finished)
    queue.end()
    #expect(try await task.value == [.committed, .finished])
    #expect(cancellations.value == 0)
  }

  @Test func `Cancelling who waits ends the sequence, and is told once`() async throws {
    let queue = makeQueue()
    let sequence = WebPage.NavigationSequence(id: nil, queue: queue)
    let task = Task { try await sequence.finish() }
    await TestLoop.settle()
    task.cancel()
    try await task.value
    #expect(cancellations.value == 1)
    queue.end()
    #expect(cancellations.value == 1)
  }

  @Test func `Discarding a sequence cancels nothing`() async throws {
    do { _ = WebPage.NavigationSequence(id: nil, queue: makeQueue()) }
    await TestLoop.settle()
    #expect(cancellations.value == 0)
  }

  @Test func `Taking what has come already lets no turn of the main loop pass`() async throws {
    let queue = makeQueue()
    let sequence = WebPage.NavigationSequence(id: nil, queue: queue)
    for _ in 0..<100 { queue.add(.committed) }
    queue.end()
    var turns = 0
    MainLoop.schedule { turns += 1 }
    for try await _ in sequence { #expect(turns == 0) }
    try await sequence.finish()
    #expect(turns == 0)
  }
}
