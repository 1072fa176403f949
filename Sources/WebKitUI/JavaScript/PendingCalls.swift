/// The script calls of a page that have no result yet.
///
/// WebKit does not end a call whose page was left, nor one that is cancelled, so that the page does.
final class PendingCalls {
  private enum Call {
    case started
    case waiting(CheckedContinuation<JavaScriptValue, any Error>)
    case over(Result<JavaScriptValue, any Error>)
  }

  private var open: [Int: Call] = [:]

  /// The number of the newest call.
  private(set) var newest = 0

  /// Whether no call waits for its result.
  var isEmpty: Bool { open.isEmpty }

  /// Starts a call, whose result is to be waited for.
  ///
  /// - Parameter start: starts the call; its result is to be given to `finish`.
  /// - Returns: the number of the call.
  func begin(_ start: (_ call: Int) -> Void) -> Int {
    newest += 1
    open[newest] = .started
    start(newest)
    return newest
  }

  /// Waits for the result of a call that was begun, or for what ends it before.
  ///
  /// - Returns: what the script gave.
  /// - Throws: what the call ended with; `CancellationError` when the task is cancelled.
  func result(of call: Int) async throws -> JavaScriptValue {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        if case .over(let result) = open[call] {
          open[call] = nil
          continuation.resume(with: result)
        } else {
          open[call] = .waiting(continuation)
        }
      }
    } onCancel: {
      Task { @MainActor in self.finish(call, .failure(CancellationError())) }
    }
  }

  /// Gives a call its result.
  ///
  /// One that is over already is let be.
  func finish(_ call: Int, _ result: Result<JavaScriptValue, any Error>) {
    switch open[call] {
    case .started: open[call] = .over(result)
    case .waiting(let continuation):
      open[call] = nil
      continuation.resume(with: result)
    case .over, nil: break
    }
  }

  /// Ends all calls, or those up to one.
  func end(upTo last: Int = .max, _ error: any Error) {
    let ended = open.keys.filter { $0 <= last }.sorted()
    for call in ended {
      finish(call, .failure(error))
    }
  }
}
