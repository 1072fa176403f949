import CGTK

/// Ends a waiting read when its `GCancellable` is cancelled.
@MainActor
final class CancellationWatch {
  private let cancellable: Object?
  private let feed: AsyncInputStream
  private var connection: SignalConnection?
  private var isOver = false

  nonisolated init(cancellable: UnsafeMutablePointer<GCancellable>?, feed: AsyncInputStream) {
    nonisolated(unsafe) let pointer = cancellable
    self.cancellable = MainActor.assumeIsolated { pointer.map { Object(retaining: $0) } }
    self.feed = feed
  }

  func begin() {
    // The read may have been answered at once.
    guard !isOver, let cancellable else { return }
    guard g_cancellable_is_cancelled(cancellable.cast()) == 0 else {
      feed.cancelRead()
      return
    }
    connection = cancellable.connect("cancelled") { [weak self] in
      self?.feed.cancelRead()
    }
  }

  func end() {
    isOver = true
    connection?.disconnect()
    connection = nil
  }
}
