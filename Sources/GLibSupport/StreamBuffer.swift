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
    /// A chunk waits for readers, from an offset on; its writer waits until it is used up, and what
    /// comes then is known already if the stream was ended meanwhile.
    case holding(Data, offset: Int, ending: Ending?)
    /// No more bytes come.
    case ended(Ending)
    /// The reader has lost interest.
    case closed
  }

  /// What comes after the last byte.
  private enum Ending {
    case good
    /// Each read fails.
    case error(any Error)

    var action: Action {
      switch self {
      case .good: .deliver(Data())
      case .error(let error): .deliverError(error)
      }
    }
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
    case .holding(let chunk, let offset, let ending):
      return take(capacity, of: chunk, from: offset, ending: ending)
    case .ended(let ending):
      return ending.action
    case .closed:
      return .deliver(Data())
    case .reading:
      preconditionFailure("GIO let two reads of one stream wait")
    }
  }

  /// A reader asks for bytes that does not wait for them: with none there, nothing is to be done.
  mutating func readWithoutWaiting(capacity: Int) -> Action {
    switch state {
    case .empty, .reading: .none
    case .holding, .ended, .closed: read(capacity: capacity)
    }
  }

  /// The writer brings a chunk.
  mutating func write(_ chunk: Data) -> Action {
    switch state {
    case .empty:
      guard !chunk.isEmpty else { return .resumeWriter }
      state = .holding(chunk, offset: chunk.startIndex, ending: nil)
      return .none
    case .reading(let capacity):
      guard !chunk.isEmpty else { return .resumeWriter }
      return take(capacity, of: chunk, from: chunk.startIndex, ending: nil)
    case .closed:
      return .refuseWriter
    case .holding, .ended:
      preconditionFailure("A chunk was written before the last one was taken, or after the end")
    }
  }

  /// The writer has no more, or failed; what it wrote before is read first.
  mutating func end(_ error: (any Error)?) -> Action {
    let ending = error.map { Ending.error($0) } ?? .good
    switch state {
    case .empty:
      state = .ended(ending)
      return .none
    case .reading:
      state = .ended(ending)
      return ending.action
    case .holding(let chunk, let offset, nil):
      state = .holding(chunk, offset: offset, ending: ending)
      return .none
    case .holding, .ended, .closed:
      // A second end, or one after the reader left, says nothing.
      return .none
    }
  }

  /// The reader closes the stream, or its read is cancelled.
  mutating func close() -> Action {
    defer { state = .closed }
    switch state {
    case .holding: return .refuseWriter
    case .empty, .reading, .ended, .closed: return .none
    }
  }

  private mutating func take(
    _ capacity: Int, of chunk: Data, from offset: Int, ending: Ending?
  ) -> Action {
    let end = min(chunk.endIndex, offset + capacity)
    let part = chunk[offset..<end]
    guard end < chunk.endIndex else {
      state = ending.map { .ended($0) } ?? .empty
      return .deliverAndResumeWriter(part)
    }
    state = .holding(chunk, offset: end, ending: ending)
    return .deliver(part)
  }
}
