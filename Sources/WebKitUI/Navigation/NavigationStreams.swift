/// The sequences of a page that have not ended: one for each load that runs, and those of all
/// navigations.
final class NavigationStreams {
  private struct Listener {
    weak var queue: NavigationEventQueue?
  }

  private var scoped: [WebPage.NavigationID: NavigationEventQueue] = [:]
  private var indefinite: [Listener] = []

  /// Makes the sequence of a navigation.
  ///
  /// - Parameters:
  ///   - id: the navigation.
  ///   - onCancel: called when the task that iterates it is cancelled.
  /// - Returns: the sequence.
  func makeSequence(
    of id: WebPage.NavigationID, onCancel: @escaping @MainActor @Sendable () -> Void
  ) -> WebPage.NavigationSequence {
    let queue = NavigationEventQueue {
      Task { @MainActor in onCancel() }
    }
    scoped[id] = queue
    return WebPage.NavigationSequence(id: id, queue: queue)
  }

  /// Makes a sequence of all navigations from now on.
  func makeIndefiniteSequence() -> WebPage.NavigationSequence {
    let queue = NavigationEventQueue()
    // Those that nobody has any more are forgotten.
    indefinite.removeAll { $0.queue == nil }
    indefinite.append(Listener(queue: queue))
    return WebPage.NavigationSequence(id: nil, queue: queue)
  }

  /// A sequence that throws at once.
  static func failedSequence(_ error: any Error) -> WebPage.NavigationSequence {
    let queue = NavigationEventQueue()
    queue.end(throwing: error)
    return WebPage.NavigationSequence(id: nil, queue: queue)
  }

  func report(_ event: WebPage.NavigationEvent, of id: WebPage.NavigationID) {
    scoped[id]?.add(event)
    for listener in indefinite {
      listener.queue?.add(event)
    }
  }

  func end(_ id: WebPage.NavigationID) {
    scoped.removeValue(forKey: id)?.end()
  }

  func fail(_ id: WebPage.NavigationID, _ error: any Error) {
    scoped.removeValue(forKey: id)?.end(throwing: error)
    failIndefinite(error)
  }

  func failIndefinite(_ error: any Error) {
    let listeners = indefinite
    indefinite = []
    for listener in listeners {
      listener.queue?.end(throwing: error)
    }
  }
}
