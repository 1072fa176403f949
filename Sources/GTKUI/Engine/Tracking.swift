import Observation

/// Tells a node, once, of a change of something that its last evaluation read.
///
/// An evaluation registers with each object that it reads, and what registers stays until one of them
/// changes. On an object that never changes it would pile up, with each evaluation and with each node
/// that goes. So an evaluation also reads something of this object's own, by whose change the next one, or
/// the end of the node, takes it back.
///
/// What registers holds this, which is small, but not the node.
final class Tracking: Observable {
  private weak var node: (any Renderable)?
  private var generation = 0
  private var isRegistered = false
  private var isStopped = false
  private let registrar = ObservationRegistrar()

  /// Whether an evaluation is going on.
  private(set) var isEvaluating = false

  // What evaluations read of this by turns: one is still registered while the next one registers.
  private var even: Int { 0 }
  private var odd: Int { 0 }

  nonisolated deinit {}

  /// Evaluates, and notes what is read.
  ///
  /// - Parameters:
  ///   - node: what is told of a change.
  ///   - body: what to evaluate.
  /// - Returns: what the body returns.
  func track<Result>(for node: some Renderable, _ body: () -> Result) -> Result {
    self.node = node
    let last = isRegistered ? generation : nil
    let generation = generation + 1
    isEvaluating = true
    let result = withObservationTracking {
      registrar.access(self, keyPath: Self.own(generation))
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
    // Only now, so that a body which changes what it reads has been noticed.
    if let last { takeBack(last) }
    if isStopped { stop() }
    return result
  }

  /// Takes back what the last evaluation has registered: its node wants to be told of nothing any more.
  func stop() {
    isStopped = true
    node = nil
    guard isRegistered else { return }
    isRegistered = false
    takeBack(generation)
  }

  private func takeBack(_ generation: Int) {
    registrar.withMutation(of: self, keyPath: Self.own(generation)) {}
  }

  private static func own(_ generation: Int) -> KeyPath<Tracking, Int> {
    generation.isMultiple(of: 2) ? \.even : \.odd
  }
}
