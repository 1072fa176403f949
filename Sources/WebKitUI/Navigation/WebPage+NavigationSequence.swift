extension WebPage {
  /// The events of one navigation, or of all navigations of a page from now on.
  ///
  /// Events are kept from the moment the sequence is made until they are taken; it can be iterated
  /// once. Discarding it changes nothing. Cancelling the task that iterates the sequence of a load
  /// stops that load.
  ///
  /// It ends with the navigation, or throws: a ``WebPage/NavigationError``, or the error itself where
  /// the navigation had committed before it failed. The sequence of all navigations ends with the
  /// first error as well; ask the page for another one to go on.
  nonisolated public struct NavigationSequence: AsyncSequence, Sendable {
    /// An event.
    public typealias Element = NavigationEvent
    /// Why the navigation did not come to its end.
    public typealias Failure = any Error

    /// The navigation, or nothing for the sequence of all, and for a load that was refused at once.
    public let id: NavigationID?

    let queue: NavigationEventQueue

    /// Takes the events one by one.
    public struct AsyncIterator: AsyncIteratorProtocol {
      let queue: NavigationEventQueue

      /// Waits for the next event.
      ///
      /// - Returns: the event, or nothing after the last.
      /// - Throws: why the navigation did not come to its end.
      public mutating func next() async throws -> NavigationEvent? {
        try await queue.next(isolation: nil)
      }

      /// Waits for the next event, on the actor that asks.
      ///
      /// - Parameter actor: the actor that asks.
      /// - Returns: the event, or nothing after the last.
      /// - Throws: why the navigation did not come to its end.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async throws -> NavigationEvent? {
        try await queue.next(isolation: actor)
      }
    }

    /// Begins to take the events.
    ///
    /// - Returns: the iterator; the first one gets the events.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(queue: queue) }

    /// Waits for the end.
    ///
    /// - Throws: why the navigation did not come to its end.
    nonisolated(nonsending) public func finish() async throws {
      for try await _ in self {}
    }
  }
}
