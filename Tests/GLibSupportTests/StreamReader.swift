import CGTK
import FoundationEssentials
import GLibSupport

/// Reads a `GInputStream` as C does, with a callback for each read.
@MainActor
struct StreamReader {
  let stream: Object

  /// Reads once.
  ///
  /// - Parameters:
  ///   - capacity: the most bytes.
  ///   - cancellable: cancels the read.
  /// - Returns: the bytes; none at the end.
  /// - Throws: what the stream failed with.
  func read(_ capacity: Int = 8_192, cancellable: Object? = nil) async throws(GLibError) -> Data {
    let operation = Operation(capacity: capacity)
    await withCheckedContinuation { continuation in
      operation.continuation = continuation
      g_input_stream_read_async(
        stream.cast(), operation.place, gsize(capacity), 0, cancellable?.cast(), finishRead,
        Unmanaged.passRetained(operation).toOpaque())
    }
    return try operation.result.get()
  }

  /// Reads to the end.
  ///
  /// - Parameter capacity: the most bytes at a time.
  /// - Returns: all bytes.
  /// - Throws: what the stream failed with.
  func readAll(_ capacity: Int = 8_192) async throws(GLibError) -> Data {
    var all = Data()
    while true {
      let part = try await read(capacity)
      guard !part.isEmpty else { return all }
      all += part
    }
  }

  /// Reads as C does that does not wait.
  func readAtOnce(_ capacity: Int = 8_192) throws(GLibError) -> Data {
    var bytes = [UInt8](repeating: 0, count: capacity)
    let count = try GLibError.check {
      g_input_stream_read(stream.cast(), &bytes, gsize(capacity), nil, $0)
    }
    return Data(bytes.prefix(count))
  }

  /// Closes the stream.
  func close() throws(GLibError) {
    _ = try GLibError.check { g_input_stream_close(stream.cast(), nil, $0) }
  }

  /// Closes the stream and waits until it is closed.
  func closeAsynchronously() async throws(GLibError) {
    let operation = Operation(capacity: 0)
    await withCheckedContinuation { continuation in
      operation.continuation = continuation
      g_input_stream_close_async(
        stream.cast(), 0, nil, finishClose, Unmanaged.passRetained(operation).toOpaque())
    }
    _ = try operation.result.get()
  }

  /// The place that C writes to, and who waits for it.
  @MainActor
  fileprivate final class Operation {
    let place: UnsafeMutablePointer<UInt8>
    var continuation: CheckedContinuation<Void, Never>?
    var result: Result<Data, GLibError> = .success(Data())

    init(capacity: Int) {
      place = .allocate(capacity: max(capacity, 1))
    }

    isolated deinit {
      place.deallocate()
    }
  }
}

private func finishRead(
  _ source: UnsafeMutablePointer<GObject>?, _ answer: OpaquePointer?, _ data: gpointer?
) {
  guard let source, let data else { return }
  let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GInputStream.self)
  let operation = Unmanaged<StreamReader.Operation>.fromOpaque(data).takeRetainedValue()
  let result = Result { () throws(GLibError) -> Int in
    try GLibError.check { g_input_stream_read_finish(stream, answer, $0) }
  }
  MainActor.assumeIsolated {
    operation.result = result.map { Data(bytes: operation.place, count: $0) }
    operation.continuation?.resume()
  }
}

private func finishClose(
  _ source: UnsafeMutablePointer<GObject>?, _ answer: OpaquePointer?, _ data: gpointer?
) {
  guard let source, let data else { return }
  let stream = UnsafeMutableRawPointer(source).assumingMemoryBound(to: GInputStream.self)
  let operation = Unmanaged<StreamReader.Operation>.fromOpaque(data).takeRetainedValue()
  let result = Result { () throws(GLibError) -> Int32 in
    try GLibError.check { g_input_stream_close_finish(stream, answer, $0) }
  }
  MainActor.assumeIsolated {
    operation.result = result.map { _ in Data() }
    operation.continuation?.resume()
  }
}
