import Synchronization

/// The events of a sequence that nobody has taken yet, and who waits for the next one.
///
/// The standard library's stream goes to another thread and back for each element. Here a task of the
/// main actor stays where it is: it gets the event in the turn of the main loop after the one that
/// brought it.
nonisolated final class NavigationEventQueue: Sendable {
  typealias Event = WebPage.NavigationEvent
  private typealias Waiter = CheckedContinuation<Event?, any Error>

  private struct State {
    /// Those not taken yet, the oldest first.
    var events: [Event] = []
    /// How it ended, until that was told; nothing as long as there may be more.
    var ending: Result<Event?, any Error>?
    /// Who waits; nobody while there are events.
    var waiters: [Waiter] = []
    var onCancel: (@Sendable () -> Void)?
  }

  private let state: Mutex<State>

  /// Makes a queue.
  ///
  /// - Parameter onCancel: called at most once, on any thread, when a task that waits for events is
  ///   cancelled before they have ended.
  init(onCancel: (@Sendable () -> Void)? = nil) {
    state = Mutex(State(onCancel: onCancel))
  }

  /// Adds an event, if the queue has not ended.
  func add(_ event: Event) {
    let waiter: Waiter? = state.withLock { state in
      guard state.ending == nil else { return nil }
      guard state.waiters.isEmpty else { return state.waiters.removeFirst() }
      state.events.append(event)
      return nil
    }
    waiter?.resume(returning: event)
  }

  /// Says that no more events come.
  ///
  /// - Parameter error: why, if that is a mistake.
  func end(throwing error: (any Error)? = nil) {
    let waiters: [Waiter] = state.withLock { state in
      guard state.ending == nil else { return [] }
      defer { state.waiters = [] }
      // Who waits first is told of the error; it is told once.
      state.ending =
        state.waiters.isEmpty ? error.map { .failure($0) } ?? .success(nil) : .success(nil)
      state.onCancel = nil
      return state.waiters
    }
    for (index, waiter) in waiters.enumerated() {
      if let error, index == 0 {
        waiter.resume(throwing: error)
      } else {
        waiter.resume(returning: nil)
      }
    }
  }

  /// Takes the oldest event, or waits for one.
  ///
  /// - Parameter isolation: the actor that asks, on which it goes on.
  /// - Returns: the event, or nothing after the last.
  /// - Throws: the error that ended the queue, once.
  func next(isolation: isolated (any Actor)?) async throws -> Event? {
    try await withTaskCancellationHandler(
      operation: {
        try await withCheckedThrowingContinuation(isolation: isolation) { take($0) }
      }, onCancel: { cancel() }, isolation: isolation)
  }

  private func take(_ waiter: Waiter) {
    let result: Result<Event?, any Error>? = state.withLock { state in
      if !state.events.isEmpty { return .success(state.events.removeFirst()) }
      guard let ending = state.ending else {
        state.waiters.append(waiter)
        return nil
      }
      state.ending = .success(nil)
      return ending
    }
    if let result { waiter.resume(with: result) }
  }

  private func cancel() {
    let action = state.withLock { state in
      defer { state.onCancel = nil }
      return state.ending == nil ? state.onCancel : nil
    }
    action?()
    end()
  }
}
