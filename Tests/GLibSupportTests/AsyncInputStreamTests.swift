import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

/// What Swift writes, C reads, and neither runs ahead of the other.
@Suite(.serialized) @MainActor
struct AsyncInputStreamTests {
  private let reader: StreamReader
  private let feed: AsyncInputStream

  init() {
    let (stream, feed) = AsyncInputStream.makeStream()
    reader = StreamReader(stream: stream)
    self.feed = feed
  }

  @Test func whatIsWrittenIsRead() async throws {
    let writer = Task { await feed.feed(Chunks(["Lac ", "", "Léman"])) }
    #expect(try await reader.readAll() == Data("Lac Léman".utf8))
    await writer.value
  }

  @Test func aReadThatComesFirstWaitsForTheChunk() async throws {
    let reading = Task { try await reader.read() }
    await TestLoop.settle()
    try await feed.write(Data("lake".utf8))
    #expect(try await reading.value == Data("lake".utf8))
  }

  @Test func aStreamOfNothingEndsAtOnce() async throws {
    await feed.feed(Chunks([]))
    #expect(try await reader.read() == Data())
    #expect(try await reader.read() == Data())
  }

  @Test func allBytesComeThroughInTheirOrderWhateverTheSizes() async throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<40 {
      let (stream, feed) = AsyncInputStream.makeStream()
      let chunks = (0..<random.number(below: 12)).map { _ in
        Data((0..<random.number(below: 300)).map { _ in UInt8.random(in: 0...255, using: &random) })
      }
      let writer = Task { await feed.feed(Chunks(data: chunks)) }
      let read = try await StreamReader(stream: stream).readAll(1 + random.number(below: 100))
      #expect(read == chunks.reduce(Data(), +))
      await writer.value
    }
  }

  @Test func theWriterWaitsUntilItsChunkIsTaken() async throws {
    var written = 0
    let writer = Task {
      for _ in 0..<3 {
        try await feed.write(Data("abcd".utf8))
        written += 1
      }
    }
    await TestLoop.settle()
    #expect(written == 0)
    _ = try await reader.read(3)
    await TestLoop.settle()
    #expect(written == 0)
    _ = try await reader.read(3)
    #expect(await TestLoop.eventually { written == 1 })
    _ = try await reader.read(100)
    _ = try await reader.read(100)
    try await writer.value
    #expect(written == 3)
  }

  @Test func aHundredMegabytesPassThroughASmallReaderWithOneChunkInMemory() async throws {
    let meter = ChunkMeter(chunkSize: 1 << 16, total: 100 << 20)
    let writer = Task { await feed.feed(meter) }
    var count = 0
    while true {
      let part = try await reader.read(8_192)
      guard !part.isEmpty else { break }
      count += part.count
      meter.taken = count
    }
    await writer.value
    #expect(count == 100 << 20)
    // The chunk that is being read, and the one that the sequence has just made.
    #expect(meter.mostOutstanding <= 2 << 16)
  }

  @Test func aReadThatDoesNotWaitGetsWhatIsThereOrWouldBlock() async throws {
    let error = #expect(throws: GLibError.self) { try reader.readAtOnce() }
    #expect(error?.domain == "g-io-error-quark")
    #expect(error?.code == Int32(G_IO_ERROR_WOULD_BLOCK.rawValue))

    let writer = Task { try await feed.write(Data("lake".utf8)) }
    await TestLoop.settle()
    #expect(try reader.readAtOnce(3) == Data("lak".utf8))
    #expect(try reader.readAtOnce(3) == Data("e".utf8))
    try await writer.value
    #expect(throws: GLibError.self) { try reader.readAtOnce() }

    // The refused reads have left nothing behind.
    let second = Task { try await feed.write(Data("sea".utf8)) }
    #expect(try await reader.read() == Data("sea".utf8))
    try await second.value
    feed.end()
    #expect(try reader.readAtOnce() == Data())
  }

  @Test func aSecondReadAtTheSameTimeIsRefused() async throws {
    let first = Task { try await reader.read() }
    await TestLoop.settle()
    let error = await #expect(throws: GLibError.self) { try await reader.read() }
    #expect(error?.code == Int32(G_IO_ERROR_PENDING.rawValue))
    try await feed.write(Data("lake".utf8))
    #expect(try await first.value == Data("lake".utf8))
  }

  @Test func glibsOwnFunctionsReadTheStream() async throws {
    let sink = Object(taking: g_memory_output_stream_new_resizable())
    let writer = Task { await feed.feed(Chunks(["abc", "def"])) }
    await withCheckedContinuation { continuation in
      let box = Unmanaged.passRetained(ContinuationBox(continuation))
      g_output_stream_splice_async(
        sink.cast(), reader.stream.cast(), G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE, 0, nil,
        finishSplice, box.toOpaque())
    }
    await writer.value
    #expect(g_memory_output_stream_get_data_size(sink.cast()) == 6)
  }
}

private final class ContinuationBox: Sendable {
  let continuation: CheckedContinuation<Void, Never>
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}

private func finishSplice(
  _ source: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?, _ data: gpointer?
) {
  guard let data else { return }
  Unmanaged<ContinuationBox>.fromOpaque(data).takeRetainedValue().continuation.resume()
}

/// Makes chunks when they are asked for, and counts those that nobody has read yet.
@MainActor
private final class ChunkMeter: @MainActor AsyncSequence, @MainActor AsyncIteratorProtocol {
  typealias Element = Data
  private let chunk: Data
  private let total: Int
  private var made = 0
  private(set) var mostOutstanding = 0

  /// How many bytes the reader has.
  var taken = 0

  init(chunkSize: Int, total: Int) {
    chunk = Data(repeating: 7, count: chunkSize)
    self.total = total
  }

  func makeAsyncIterator() -> ChunkMeter { self }

  func next() async -> Data? {
    guard made < total else { return nil }
    made += chunk.count
    mostOutstanding = Swift.max(mostOutstanding, made - taken)
    return chunk
  }
}
