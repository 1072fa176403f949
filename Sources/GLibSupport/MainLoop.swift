import CGTK
import Dispatch

/// The GLib main loop, made the home of the main actor.
///
/// The main queue of Dispatch, on which the main actor's jobs wait, announces work on an event
/// descriptor. That descriptor becomes a source of the default main context. It is read before the
/// queue is drained: an event descriptor that is left full makes the loop spin for ever.
@MainActor
public enum MainLoop {
  /// How often the main queue has been drained since the start.
  ///
  /// An idle program leaves it as it is.
  public private(set) static var drainCount = 0

  private static var isInstalled = false

  /// Lets the main actor's jobs run on the default main context.
  ///
  /// Call it on the main thread before anything is awaited. Later calls change nothing.
  public static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    g_unix_fd_add_full(
      G_PRIORITY_DEFAULT, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, drainMainQueue, nil, nil)
  }

  fileprivate static func countDrain() {
    drainCount += 1
  }

  /// Runs the loop until `quit` is called for it.
  ///
  /// Must not be called from a job of the main actor: the main queue is not drained within itself.
  public static func run() {
    install()
    let loop = g_main_loop_new(nil, 0)
    running.append(loop)
    g_main_loop_run(loop)
    running.removeLast()
    g_main_loop_unref(loop)
  }

  /// Ends the innermost `run`.
  public static func quit() {
    guard let loop = running.last else { return }
    g_main_loop_quit(loop)
  }

  private static var running: [OpaquePointer?] = []

  /// Runs `action` once, in the next turn of the loop that has nothing more urgent to do.
  ///
  /// - Parameters:
  ///   - priority: one of GLib's priorities; a smaller number is more urgent.
  ///   - action: what to do.
  /// - Returns: a task that can be cancelled as long as it has not run.
  @discardableResult
  public static func schedule(
    priority: Priority = .idle, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledTask {
    ScheduledTask(priority: priority, milliseconds: nil, action: action)
  }

  /// Runs `action` once, after at least `milliseconds`.
  ///
  /// - Parameters:
  ///   - milliseconds: the delay.
  ///   - action: what to do.
  /// - Returns: a task that can be cancelled as long as it has not run.
  @discardableResult
  public static func schedule(
    afterMilliseconds milliseconds: UInt32, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledTask {
    ScheduledTask(priority: .standard, milliseconds: milliseconds, action: action)
  }

  /// How urgent a scheduled task is.
  public enum Priority: Int32, Sendable {
    /// Before the next event of the window system, though it may wait already.
    case beforeEvents = -10
    /// As urgent as an event of the window system.
    case standard = 0
    /// Before GTK lays out (110) and draws (120) the next frame.
    case beforeLayout = 100
    /// When there is nothing else to do.
    case idle = 200
  }
}

/// Not a closure literal: one made on the main actor carries a check of the executor.
nonisolated private func drainMainQueue(
  _ descriptor: Int32, _ condition: GIOCondition, _ data: gpointer?
) -> gboolean {
  var announced: UInt64 = 0
  // The descriptor does not block; an empty one just means that nothing was announced.
  _ = read(descriptor, &announced, MemoryLayout<UInt64>.size)
  MainActor.assumeIsolated { MainLoop.countDrain() }
  _dispatch_main_queue_callback_4CF(nil)
  return 1
}

/// Installs the main loop from C: the test runner's hook has no Swift context yet.
@c(lakes_main_loop_install)
public func installMainLoopFromC() {
  MainActor.assumeIsolated { MainLoop.install() }
}
