import CGTK
import Glibc

/// Ends the program in an orderly way when the process is told to end.
final class TerminationSignals {
  private var sources: [UInt32] = []
  private let action: () -> Void

  /// Does something, on the main loop, at SIGTERM, SIGINT and SIGHUP.
  init(_ action: @escaping () -> Void) {
    self.action = action
    let data = unsafe Unmanaged.passUnretained(self).toOpaque()
    sources = [SIGTERM, SIGINT, SIGHUP].map {
      unsafe g_unix_signal_add(Int32($0), signalArrived, data)
    }
  }

  /// Lets the signals end the process at once again.
  func ignore() {
    for source in sources { g_source_remove(source) }
    sources.removeAll()
  }

  fileprivate func arrived() { action() }
}

nonisolated private func signalArrived(_ data: gpointer?) -> gboolean {
  guard let data = unsafe data else { return 0 }
  let signals = unsafe Unmanaged<TerminationSignals>.fromOpaque(data).takeUnretainedValue()
  MainActor.assumeIsolated { signals.arrived() }
  return 1
}
