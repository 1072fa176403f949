/// The sequences of a page that have not ended: one for each load that runs, and those of all
/// navigations.
final class NavigationStreams {
  typealias Stream = AsyncThrowingStream<WebPage.NavigationEvent, any Error>

  private struct Scoped {
    /// Kept so that a discarded sequence does not look like a cancelled one.
    let stream: Stream
    let continuation: Stream.Continuation
  }

  private var scoped: [WebPage.NavigationID: Scoped] = [:]
  private var indefinite: [Int: Stream.Continuation] = [:]
  private var count = 0

  /// Makes the sequence of a navigation.
  ///
  /// - Parameters:
  ///   - id: the navigation.
  ///   - onCancel: called when the task that iterates it is cancelled.
  /// - Returns: the sequence.
  func makeSequence(
    of id: WebPage.NavigationID, onCancel: @escaping @MainActor @Sendable () -> Void
  ) -> WebPage.NavigationSequence {
    let (stream, continuation) = Stream.makeStream()
    continuation.onTermination = { termination in
      guard case .cancelled = termination else { return }
      Task { @MainActor in onCancel() }
    }
    scoped[id] = Scoped(stream: stream, continuation: continuation)
    return WebPage.NavigationSequence(id: id, stream: stream)
  }

  /// Makes a sequence of all navigations from now on.
  func makeIndefiniteSequence() -> WebPage.NavigationSequence {
    count += 1
    let number = count
    let (stream, continuation) = Stream.makeStream()
    continuation.onTermination = { [weak self] _ in
      Task { @MainActor in self?.indefinite[number] = nil }
    }
    indefinite[number] = continuation
    return WebPage.NavigationSequence(id: nil, stream: stream)
  }

  /// A sequence that throws at once.
  static func failedSequence(_ error: any Error) -> WebPage.NavigationSequence {
    let (stream, continuation) = Stream.makeStream()
    continuation.finish(throwing: error)
    return WebPage.NavigationSequence(id: nil, stream: stream)
  }

  func report(_ event: WebPage.NavigationEvent, of id: WebPage.NavigationID) {
    scoped[id]?.continuation.yield(event)
    for continuation in indefinite.values {
      continuation.yield(event)
    }
  }

  func end(_ id: WebPage.NavigationID) {
    scoped.removeValue(forKey: id)?.continuation.finish()
  }

  func fail(_ id: WebPage.NavigationID, _ error: any Error) {
    scoped.removeValue(forKey: id)?.continuation.finish(throwing: error)
    failIndefinite(error)
  }

  func failIndefinite(_ error: any Error) {
    let continuations = indefinite.values
    indefinite = [:]
    for continuation in continuations {
      continuation.finish(throwing: error)
    }
  }
}
