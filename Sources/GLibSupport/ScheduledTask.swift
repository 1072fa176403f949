import CGTK

/// Something that the main loop will do once, unless it is cancelled before.
@MainActor
public final class ScheduledTask {
  private var source: UInt32?
  private var action: (@MainActor () -> Void)?

  init(
    priority: MainLoop.Priority, milliseconds: UInt32?, action: @escaping @MainActor () -> Void
  ) {
    self.action = action
    // The source holds the task until it has run or is removed.
    let data = Unmanaged.passRetained(self).toOpaque()
    if let milliseconds {
      source = g_timeout_add_full(priority.rawValue, milliseconds, runTask, data, releaseTask)
    } else {
      source = g_idle_add_full(priority.rawValue, runTask, data, releaseTask)
    }
  }

  /// True until the action has run or was cancelled.
  public var isPending: Bool { source != nil }

  /// Takes the action back.
  ///
  /// Changes nothing once it has run.
  public func cancel() {
    guard let source else { return }
    self.source = nil
    action = nil
    g_source_remove(source)
  }

  fileprivate func run() {
    source = nil
    // What the action holds goes with it, though somebody keeps the task.
    let action = self.action
    self.action = nil
    action?()
  }
}

nonisolated private func runTask(_ data: gpointer?) -> gboolean {
  guard let data else { return 0 }
  let task = Unmanaged<ScheduledTask>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { task.run() }
  return 0
}

nonisolated private func releaseTask(_ data: gpointer?) {
  guard let data else { return }
  Unmanaged<ScheduledTask>.fromOpaque(data).release()
}
