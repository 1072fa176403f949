import Observation

/// Tells a node, once, of a change of something that its last evaluation read.
///
/// An evaluation registers with each object that it reads, and what registers stays until one of them
/// changes. Views whose surroundings change often would pile it up on an object that never does. So
/// an evaluation also reads something of the node's own, by whose change the next one takes it back.
///
/// What registers holds this, which is small, but not the node.
final class Tracking {
  private weak var node: (any Renderable)?
  private var generation = 0
  private var isRegistered = false
  private var renewal: Renewal?

  /// Whether an evaluation is going on.
  private(set) var isEvaluating = false

  nonisolated deinit {}

  /// Evaluates, and notes what is read.
  ///
  /// - Parameters:
  ///   - node: what is told of a change.
  ///   - body: what to evaluate.
  /// - Returns: what the body returns.
  func track<Result>(for node: some Renderable, _ body: () -> Result) -> Result {
    self.node = node
    let last = isRegistered ? renewal : nil
    // Most views are never evaluated again as long as nothing that they read changes. They pay
    // nothing; of the others the first registration stays.
    let next = isRegistered ? Renewal() : nil
    let generation = generation + 1
    isEvaluating = true
    let result = withObservationTracking {
      next?.read()
      return body()
    } onChange: {
      let isOnMainThread = isMainThread()
      onMainActor {
        // From another thread it is told twice, the second time after an evaluation.
        guard self.generation == generation || !isOnMainThread else { return }
        self.isRegistered = false
        self.node?.invalidate()
      }
    }
    isEvaluating = false
    self.generation = generation
    isRegistered = true
    renewal = next
    // Only now, so that a body which changes what it reads has been noticed.
    last?.renew()
    return result
  }
}

/// Something that an evaluation reads so that the registrations of all that it read can be taken back.
private final class Renewal: Observable {
  private let registrar = ObservationRegistrar()
  private var number: Int { 0 }

  func read() { registrar.access(self, keyPath: \.number) }

  func renew() { registrar.withMutation(of: self, keyPath: \.number) {} }
}
