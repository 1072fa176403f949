import CGTK
import FoundationEssentials

/// A `GInputStream` that Swift code feeds: what is written waits until C has read it.
///
/// C reads it without blocking, on the main loop. A read that blocks gives what is there, or the
/// error "would block".
@MainActor
public final class AsyncInputStream {
  /// The `GInputStream` to hand to C.
  ///
  /// It holds this object, not the other way round.
  public static func makeStream() -> (stream: Object, feed: AsyncInputStream) {
    let feed = AsyncInputStream()
    let stream = Object(taking: g_object_new_with_properties(streamType, 0, nil, nil))
    g_object_set_qdata_full(
      stream.cast(), feedKey, Unmanaged.passRetained(feed).toOpaque(), releaseFeed)
    return (stream, feed)
  }

  /// Called once when the reader closes the stream or cancels a read.
  public var onClose: (@MainActor () -> Void)?

  private var buffer = StreamBuffer()
  private var reader: PendingRead?
  private var writer: CheckedContinuation<Void, any Error>?

  private init() {}

  /// Brings a chunk and waits until all of it has been read.
  ///
  /// - Parameter chunk: the bytes. None are fine, and change nothing.
  /// - Throws: `CancellationError` when the reader has closed the stream.
  public func write(_ chunk: Data) async throws {
    try await withCheckedThrowingContinuation { continuation in
      writer = continuation
      perform(buffer.write(chunk))
    }
  }

  /// Ends the stream.
  ///
  /// - Parameter error: what every further read fails with; nothing for a good end.
  public func end(throwing error: (any Error)? = nil) {
    perform(buffer.end(error))
  }

  /// Writes all that a sequence gives, then ends the stream, with the sequence's error if it throws.
  ///
  /// - Parameter chunks: the bytes.
  public func feed<Chunks: AsyncSequence>(_ chunks: Chunks) async
  where Chunks.Element == Data {
    do {
      for try await chunk in chunks {
        try await write(chunk)
      }
      end()
    } catch {
      end(throwing: error)
    }
  }

  func read(_ read: PendingRead) {
    reader = read
    perform(buffer.read(capacity: read.capacity))
  }

  /// What a blocking read gets: bytes that wait, or nothing.
  func readWithoutWaiting(capacity: Int) -> Result<Data, GLibError> {
    var result: Result<Data, GLibError> = .failure(
      GLibError(
        domain: "g-io-error-quark", code: Int32(G_IO_ERROR_WOULD_BLOCK.rawValue),
        message: "The stream has no bytes yet"))
    guard reader == nil else { return result }
    reader = PendingRead(capacity: capacity) { result = $0 }
    perform(buffer.readWithoutWaiting(capacity: capacity))
    reader = nil
    return result
  }

  func close() {
    guard !buffer.isClosed else { return }
    perform(buffer.close())
    let action = onClose
    onClose = nil
    action?()
  }

  /// Ends a read that was cancelled, and with it the stream: nobody will read on.
  func cancelRead() {
    close()
    finishRead(
      .failure(
        GLibError(
          domain: "g-io-error-quark", code: Int32(G_IO_ERROR_CANCELLED.rawValue),
          message: "The read was cancelled")))
  }

  private func perform(_ action: StreamBuffer.Action) {
    switch action {
    case .none:
      break
    case .deliver(let bytes):
      finishRead(.success(bytes))
    case .deliverError(let error):
      finishRead(.failure(GLibError(any: error)))
    case .deliverAndResumeWriter(let bytes):
      finishRead(.success(bytes))
      resumeWriter(.success(()))
    case .resumeWriter:
      resumeWriter(.success(()))
    case .refuseWriter:
      resumeWriter(.failure(CancellationError()))
    }
  }

  private func finishRead(_ result: Result<Data, GLibError>) {
    let read = reader
    reader = nil
    read?.complete(result)
  }

  private func resumeWriter(_ result: Result<Void, any Error>) {
    let waiting = writer
    writer = nil
    waiting?.resume(with: result)
  }
}

/// A read that waits for bytes.
struct PendingRead {
  let capacity: Int
  let complete: @MainActor (Result<Data, GLibError>) -> Void
}

extension GLibError {
  /// Any error in the form that C understands; one of GLib's stays as it is.
  ///
  /// - Parameter error: the error.
  public init(any error: any Error) {
    switch error {
    case let error as GLibError:
      self = error
    case is CancellationError:
      self.init(
        domain: "g-io-error-quark", code: Int32(G_IO_ERROR_CANCELLED.rawValue),
        message: "Cancelled")
    default:
      self.init(
        domain: "\(type(of: error))", code: 0,
        message: (error as? any CustomStringConvertible)?.description ?? "\(error)")
    }
  }
}
