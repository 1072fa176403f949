import Dispatch
import GLibSupport

/// A node that can be brought up to date by itself.
protocol Renderable: AnyObject {
  /// How many bodies are above.
  var depth: Int { get }
  /// Evaluates again.
  func render()
  /// Hears that something has changed which the last evaluation read.
  func invalidate()
}

extension Renderable {
  /// Most wait for the next frame.
  func invalidate() { RenderScheduler.shared.add(self) }
}

/// Brings what has changed up to date, once a turn of the main loop, before GTK lays out and draws.
final class RenderScheduler {
  static let shared = RenderScheduler()

  private var dirty: [ObjectIdentifier: any Renderable] = [:]
  private var afterwards: [() -> Void] = []
  private var task: ScheduledTask?
  private var urgentTask: ScheduledTask?

  /// More rounds than any sensible chain of changes needs; what is left then waits for another turn.
  private let roundLimit = 100
  /// As many rounds as chains of changes may need before anything is counted.
  private let calmRounds = 10
  /// Who is brought up to date as often as this after the calm rounds goes on without end.
  private let renderLimit = 10
  /// How often each has been brought up to date since the calm rounds.
  ///
  /// The nodes are held, so that none which is made meanwhile has the identity of one that is gone.
  private var renders: [ObjectIdentifier: (node: any Renderable, count: Int)] = [:]

  /// Notes that a node is out of date.
  func add(_ node: any Renderable) {
    dirty[ObjectIdentifier(node)] = node
    schedule()
  }

  /// Notes that a node has been brought up to date, or has gone.
  func remove(_ node: any Renderable) {
    guard !dirty.isEmpty else { return }
    dirty[ObjectIdentifier(node)] = nil
  }

  /// Calls `action` when all is up to date.
  func afterRendering(_ action: @escaping () -> Void) {
    afterwards.append(action)
    schedule()
  }

  /// Brings everything up to date before the next key or click, and not only before the next frame.
  ///
  /// For what moves the keyboard's focus: what is typed behind it belongs to the view that gets it.
  func hurry() {
    guard urgentTask?.isPending != true else { return }
    urgentTask = MainLoop.schedule(priority: .beforeEvents) { [weak self] in self?.flush() }
  }

  /// Brings everything up to date now.
  func flush() {
    task?.cancel()
    task = nil
    urgentTask?.cancel()
    urgentTask = nil
    var rounds = 0
    while !dirty.isEmpty || !afterwards.isEmpty {
      rounds += 1
      guard rounds <= roundLimit else { return putOff() }
      renderAll(counting: rounds > calmRounds)
      let actions = afterwards
      afterwards.removeAll()
      for action in actions {
        action()
      }
    }
    renders.removeAll()
  }

  /// Gives up what goes on without end, and leaves the rest to the next turn of the main loop.
  ///
  /// The counts stay until all is up to date: a circle of many, none of which comes often in one turn, is
  /// found in a later one.
  private func putOff() {
    let endless = dirty.filter { renders[$0.key].map { $0.count >= renderLimit } ?? false }
    if !endless.isEmpty {
      let names = endless.values.map { "\(type(of: $0))" }.sorted().joined(separator: ", ")
      Diagnostics.report("Views change each other without end: \(names)")
      for key in endless.keys { dirty[key] = nil }
    }
    schedule()
  }

  /// Brings up to date what is out of date now; what that changes in turn waits for the next round.
  private func renderAll(counting: Bool) {
    // Bodies above come first: they may update or remove the ones below.
    for node in dirty.values.sorted(by: { $0.depth < $1.depth }) {
      let key = ObjectIdentifier(node)
      guard dirty.removeValue(forKey: key) != nil else { continue }
      if counting { renders[key, default: (node, 0)].count += 1 }
      node.render()
    }
  }

  private func schedule() {
    guard task?.isPending != true else { return }
    task = MainLoop.schedule(priority: .beforeLayout) { [weak self] in self?.flush() }
  }
}

/// Tells the main actor of a change: at once where this is the main thread, else as soon as it can.
///
/// Observation announces a change before it is made. A thread in the background may not have made it
/// yet when the main thread looks, and nothing announces that it has; so it is told once more.
nonisolated func onMainActor(_ action: @escaping @MainActor @Sendable () -> Void) {
  if isMainThread() {
    MainActor.assumeIsolated(action)
  } else {
    DispatchQueue.main.async(execute: action)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: action)
  }
}
