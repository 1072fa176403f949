import FoundationEssentials

/// What an `AsyncInputStream` holds, and what each event makes it do: a pure state machine.
///
/// At most one read and at most one write wait at a time.
struct StreamBuffer {
  private enum State {
    /// Nothing is there and nobody waits.
    case empty
    /// A reader waits for at most so many bytes.
    case reading(capacity: Int)
    /// A chunk waits for readers, from an offset on; its writer waits until it is used up.
    case holding(Data, offset: Int)
    /// No more bytes come.
    case finished
    /// No more bytes come; each read fails.
    case failed(any Error)
    /// The reader has lost interest.
    case closed
  }

  /// What the owner of the buffer has to do now.
  enum Action {
    case none
    /// Give the waiting reader these bytes; none mean the end.
    case deliver(Data)
    /// Tell the waiting reader that the stream failed.
    case deliverError(any Error)
    /// Give the reader these bytes, then let the writer go on.
    case deliverAndResumeWriter(Data)
    /// Let the writer go on.
    case resumeWriter
    /// The writer wrote in vain: the reader has gone.
    case refuseWriter
  }

  private var state: State = .empty

  /// Whether the reader has closed or cancelled.
  var isClosed: Bool {
    if case .closed = state { true } else { false }
  }

  /// The reader asks for bytes.
  mutating func read(capacity: Int) -> Action {
    switch state {
    case .empty:
      state = .reading(capacity: capacity)
      return .none
    case .holding(let chunk, let offset):
      return take(capacity, of: chunk, from: offset)
    case .finished, .closed:
      return .deliver(Data())
    case .failed(let error):
      return .deliverError(error)
    case .reading:
      preconditionFailure("GIO let two reads of one stream wait")
    }
  }

  /// The writer brings a chunk.
  mutating func write(_ chunk: Data) -> Action {
    switch state {
    case .empty:
      guard !chunk.isEmpty else { return .resumeWriter }
      state = .holding(chunk, offset: chunk.startIndex)
      return .none
    case .reading(let capacity):
      guard !chunk.isEmpty else { return .resumeWriter }
      return take(capacity, of: chunk, from: chunk.startIndex)
    case .closed:
      return .refuseWriter
    case .holding, .finished, .failed:
      preconditionFailure("A chunk was written before the last one was taken, or after the end")
    }
  }

  /// The writer has no more, or failed.
  mutating func end(_ error: (any Error)?) -> Action {
    switch state {
    case .empty, .reading:
      let wasReading = if case .reading = state { true } else { false }
      state = error.map { .failed($0) } ?? .finished
      guard wasReading else { return .none }
      return error.map { .deliverError($0) } ?? .deliver(Data())
    case .holding, .finished, .failed, .closed:
      // A writer that waits cannot end; a second end, or one after the reader left, says nothing.
      return .none
    }
  }

  /// The reader closes the stream, or its read is cancelled.
  mutating func close() -> Action {
    defer { state = .closed }
    switch state {
    case .holding: return .refuseWriter
    case .empty, .reading, .finished, .failed, .closed: return .none
    }
  }

  private mutating func take(_ capacity: Int, of chunk: Data, from offset: Int) -> Action {
    let end = min(chunk.endIndex, offset + capacity)
    let part = chunk[offset..<end]
    guard end < chunk.endIndex else {
      state = .empty
      return .deliverAndResumeWriter(part)
    }
    state = .holding(chunk, offset: end)
    return .deliver(part)
  }
}
