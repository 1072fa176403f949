import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

/// A stream ends well, with an error, by cancellation, or because one side has gone.
@Suite(.serialized) @MainActor
struct AsyncInputStreamEndingTests {
  private let reader: StreamReader
  private let feed: AsyncInputStream

  init() {
    let (stream, feed) = AsyncInputStream.makeStream()
    reader = StreamReader(stream: stream)
    self.feed = feed
  }

  @Test func anErrorOfTheSequenceArrivesWithItsDomainAndCode() async throws {
    let problem = GLibError(domain: "lakes-test", code: 42, message: "the lake is dry")
    let writer = Task { await feed.feed(Chunks(["abc"], throwing: problem)) }
    #expect(try await reader.read() == Data("abc".utf8))
    await writer.value
    for _ in 0..<2 {
      let error = await #expect(throws: GLibError.self) { try await reader.read() }
      #expect(error == problem)
    }
  }

  @Test func anErrorThatComesWhileTheReaderWaitsArrives() async {
    let problem = GLibError(domain: "lakes-test", code: 1, message: "dry")
    let reading = Task { try await reader.read() }
    await TestLoop.settle()
    feed.end(throwing: problem)
    await #expect(throws: problem) { try await reading.value }
  }

  @Test func anEndWhileAChunkWaitsComesAfterIt() async throws {
    let writer = Task { try await feed.write(Data("abc".utf8)) }
    await TestLoop.settle()
    feed.end()
    #expect(try await reader.readAll(2) == Data("abc".utf8))
    try await writer.value
  }

  @Test func cancellingBeforeTheReadEndsItAndTheStream() async {
    let cancellable = Object(taking: g_cancellable_new())
    g_cancellable_cancel(cancellable.cast())
    var closes = 0
    feed.onClose = { closes += 1 }
    let error = await #expect(throws: GLibError.self) {
      try await reader.read(cancellable: cancellable)
    }
    #expect(error?.isCancellation == true)
    #expect(closes == 1)
    await #expect(throws: CancellationError.self) { try await feed.write(Data("x".utf8)) }
  }

  @Test func cancellingDuringTheReadEndsItAndTheStream() async {
    let cancellable = Object(taking: g_cancellable_new())
    var closes = 0
    feed.onClose = { closes += 1 }
    let reading = Task { try await reader.read(cancellable: cancellable) }
    await TestLoop.settle()
    g_cancellable_cancel(cancellable.cast())
    let error = await #expect(throws: GLibError.self) { try await reading.value }
    #expect(error?.isCancellation == true)
    #expect(closes == 1)
    await #expect(throws: CancellationError.self) { try await feed.write(Data("x".utf8)) }
  }

  @Test func cancellingAfterTheReadChangesNothing() async throws {
    let cancellable = Object(taking: g_cancellable_new())
    let writer = Task { try await feed.write(Data("abcd".utf8)) }
    #expect(try await reader.read(2, cancellable: cancellable) == Data("ab".utf8))
    g_cancellable_cancel(cancellable.cast())
    #expect(try await reader.read(2) == Data("cd".utf8))
    try await writer.value
    #expect(cancellable.referenceCount == 1)
  }

  @Test func closingRefusesTheWriterAndStopsTheSequence() async throws {
    let chunks = Chunks(["a", "b", "c"])
    let writer = Task { await feed.feed(chunks) }
    #expect(try await reader.read() == Data("a".utf8))
    await TestLoop.settle()
    try reader.close()
    await writer.value
    let error = await #expect(throws: GLibError.self) { try await reader.read() }
    #expect(error?.code == Int32(G_IO_ERROR_CLOSED.rawValue))
  }

  @Test func closingTellsOnce() async throws {
    var closes = 0
    feed.onClose = { closes += 1 }
    try await reader.closeAsynchronously()
    try reader.close()
    #expect(closes == 1)
  }

  @Test func theReaderThatGoesFirstRefusesTheWriter() async {
    var (stream, feed): (Object?, AsyncInputStream?) = AsyncInputStream.makeStream()
    let witnesses = (stream.map { WeakObject($0) }, WeakFeed(feed))
    var closes = 0
    feed?.onClose = { closes += 1 }
    let writer = Task { [feed] in try await feed?.write(Data("abc".utf8)) }
    feed = nil
    await TestLoop.settle()
    stream = nil
    await #expect(throws: CancellationError.self) { try await writer.value }
    #expect(closes == 1)
    #expect(witnesses.0?.isAlive == false)
    #expect(await TestLoop.eventually { witnesses.1.feed == nil })
  }

  @Test func theWriterThatGoesFirstLeavesAStreamThatCanBeClosed() async throws {
    var (stream, feed): (Object?, AsyncInputStream?) = AsyncInputStream.makeStream()
    let witness = WeakFeed(feed)
    feed = nil
    #expect(witness.feed != nil, "the stream holds the feed")
    if let stream { try StreamReader(stream: stream).close() }
    stream = nil
    #expect(witness.feed == nil)
  }

  @Test func nothingIsLeftOfAThousandStreams() async throws {
    var witnesses: [(WeakObject, WeakFeed)] = []
    for number in 0..<1_000 {
      let (stream, feed) = AsyncInputStream.makeStream()
      witnesses.append((WeakObject(stream), WeakFeed(feed)))
      let writer = Task { await feed.feed(Chunks(["a", "b"])) }
      let reader = StreamReader(stream: stream)
      // Some are read to their end, some are closed on the way, some are left.
      if number % 3 == 0 { _ = try await reader.readAll() }
      if number % 3 == 1 {
        _ = try await reader.read()
        try reader.close()
      }
      if number % 3 == 2 { try await reader.closeAsynchronously() }
      await writer.value
    }
    let left = await TestLoop.eventually {
      witnesses.allSatisfy { !$0.isAlive && $1.feed == nil }
    }
    #expect(left)
  }
}

/// A feed, unless it has gone.
@MainActor
private final class WeakFeed {
  private(set) weak var feed: AsyncInputStream?
  init(_ feed: AsyncInputStream?) { self.feed = feed }
}

/// Chunks of text, and an error after them.
struct Chunks: AsyncSequence, AsyncIteratorProtocol {
  private var rest: ArraySlice<Data>
  private let error: GLibError?

  init(_ texts: [String], throwing error: GLibError? = nil) {
    rest = texts.map { Data($0.utf8) }[...]
    self.error = error
  }

  init(data: [Data]) {
    rest = data[...]
    error = nil
  }

  func makeAsyncIterator() -> Chunks { self }

  mutating func next() async throws -> Data? {
    if let chunk = rest.popFirst() { return chunk }
    if let error { throw error }
    return nil
  }
}
