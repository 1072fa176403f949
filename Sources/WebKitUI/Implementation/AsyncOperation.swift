import CGTK
import CWebKit
import GLibSupport

/// Calls of C that tell their result later, as calls that are awaited.
enum AsyncOperation {
  /// The parameters of a function that fetches the result.
  typealias Finish<Value> = (
    _ source: UnsafeMutableRawPointer?, _ result: OpaquePointer?,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>
  ) -> Value

  /// Starts an operation and waits for its result.
  ///
  /// - Parameters:
  ///   - start: makes the call, with what to call back and with what data.
  ///   - finish: fetches the result.
  /// - Returns: the result.
  /// - Throws: a `GLibError`.
  static func run<Value: Sendable>(
    _ start: (_ callback: @escaping GAsyncReadyCallback, _ data: gpointer) -> Void,
    finish: @escaping Finish<Value>
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let box = unsafe OperationBox { source, result in
        do throws(GLibError) {
          let value = unsafe try GLibError.check { unsafe finish(source, result, $0) }
          continuation.resume(returning: value)
        } catch {
          continuation.resume(throwing: error)
        }
      }
      unsafe start(finishOperation, Unmanaged.passRetained(box).toOpaque())
    }
  }
}

/// Holds what to do once a call of C has its result.
@safe
private final class OperationBox {
  let complete: (UnsafeMutableRawPointer?, OpaquePointer?) -> Void

  init(_ complete: @escaping (UnsafeMutableRawPointer?, OpaquePointer?) -> Void) {
    unsafe self.complete = complete
  }
}

nonisolated private func finishOperation(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data = unsafe data else { return }
  let box = unsafe Unmanaged<OperationBox>.fromOpaque(data).takeRetainedValue()
  nonisolated(unsafe) let object = UnsafeMutableRawPointer(source)
  nonisolated(unsafe) let answer = unsafe result
  MainActor.assumeIsolated { unsafe box.complete(object, answer) }
}
