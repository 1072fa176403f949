/// The script calls of a page that have no result yet.
///
/// WebKit does not end a call whose page was left, nor one that is cancelled, so that the page does.
final class PendingCalls {
  private var waiting: [Int: CheckedContinuation<JavaScriptValue, any Error>] = [:]

  /// The number of the newest call.
  private(set) var newest = 0

  /// Whether a call waits for its result.
  var isEmpty: Bool { waiting.isEmpty }

  /// Starts a call and waits for its result, or for what ends it before.
  ///
  /// - Parameter start: starts the call; its result is to be given to `finish`.
  /// - Returns: what the script gave.
  /// - Throws: what the call ended with; `CancellationError` when the task is cancelled.
  func result(of start: (_ call: Int) -> Void) async throws -> JavaScriptValue {
    newest += 1
    let call = newest
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
        waiting[call] = continuation
        start(call)
      }
    } onCancel: {
      Task { @MainActor in self.finish(call, .failure(CancellationError())) }
    }
  }

  /// Gives a call its result.
  ///
  /// One that is over already is let be.
  func finish(_ call: Int, _ result: Result<JavaScriptValue, any Error>) {
    waiting.removeValue(forKey: call)?.resume(with: result)
  }

  /// Ends all calls, or those up to one.
  func end(upTo last: Int = .max, _ error: any Error) {
    let ended = waiting.keys.filter { $0 <= last }.sorted()
    for call in ended {
      finish(call, .failure(error))
    }
  }
}
