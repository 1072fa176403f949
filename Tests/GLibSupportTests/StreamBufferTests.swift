import FoundationEssentials
import Testing

@testable import GLibSupport

/// The states of a stream, one event after the other.
@Suite struct StreamBufferTests {
  private var buffer = StreamBuffer()

  @Test mutating func aReaderWaitsForTheWriter() {
    #expect(buffer.read(10) == "wait")
    #expect(buffer.write("abc") == "deliver abc, resume writer")
  }

  @Test mutating func aWriterWaitsForTheReader() {
    #expect(buffer.write("abc") == "wait")
    #expect(buffer.read(10) == "deliver abc, resume writer")
  }

  @Test mutating func theWriterWaitsUntilTheLastByteIsTaken() {
    #expect(buffer.write("abcde") == "wait")
    #expect(buffer.read(2) == "deliver ab")
    #expect(buffer.read(2) == "deliver cd")
    #expect(buffer.read(2) == "deliver e, resume writer")
    #expect(buffer.read(2) == "wait")
  }

  @Test mutating func aWaitingReaderGetsNoMoreThanItAskedFor() {
    #expect(buffer.read(2) == "wait")
    #expect(buffer.write("abc") == "deliver ab")
    #expect(buffer.read(2) == "deliver c, resume writer")
  }

  @Test mutating func aChunkWithAnOffsetOfItsOwnIsReadFromItsStart() {
    let text = Data("xxabc".utf8)
    #expect(describe(buffer.write(text[2...])) == "wait")
    #expect(buffer.read(2) == "deliver ab")
    #expect(buffer.read(2) == "deliver c, resume writer")
  }

  @Test mutating func anEmptyChunkIsNotTakenForTheEnd() {
    #expect(buffer.write("") == "resume writer")
    #expect(buffer.read(10) == "wait")
    #expect(buffer.write("") == "resume writer")
    #expect(buffer.write("a") == "deliver a, resume writer")
  }

  @Test mutating func theEndIsAnEmptyRead() {
    #expect(buffer.end() == "wait")
    #expect(buffer.read(10) == "deliver ")
    #expect(buffer.read(10) == "deliver ")
  }

  @Test mutating func aWaitingReaderHearsOfTheEnd() {
    #expect(buffer.read(10) == "wait")
    #expect(buffer.end() == "deliver ")
  }

  @Test mutating func anErrorComesAtEachFurtherRead() {
    #expect(buffer.end(throwing: Drought()) == "wait")
    #expect(buffer.read(10) == "error Drought()")
    #expect(buffer.read(10) == "error Drought()")
  }

  @Test mutating func aWaitingReaderHearsOfTheError() {
    #expect(buffer.read(10) == "wait")
    #expect(buffer.end(throwing: Drought()) == "error Drought()")
  }

  @Test mutating func theEndComesAfterTheChunkThatWaits() {
    #expect(buffer.write("abc") == "wait")
    #expect(buffer.end(throwing: Drought()) == "wait")
    #expect(buffer.read(2) == "deliver ab")
    #expect(buffer.read(2) == "deliver c, resume writer")
    #expect(buffer.read(2) == "error Drought()")
  }

  @Test mutating func aSecondEndChangesNothing() {
    #expect(buffer.end() == "wait")
    #expect(buffer.end(throwing: Drought()) == "wait")
    #expect(buffer.read(10) == "deliver ")

    var holding = StreamBuffer()
    #expect(holding.write("a") == "wait")
    #expect(holding.end() == "wait")
    #expect(holding.end(throwing: Drought()) == "wait")
    #expect(holding.read(10) == "deliver a, resume writer")
    #expect(holding.read(10) == "deliver ")
  }

  @Test mutating func aReaderThatDoesNotWaitLeavesTheNextChunkToOthers() {
    #expect(describe(buffer.readWithoutWaiting(capacity: 10)) == "wait")
    #expect(buffer.write("abc") == "wait")
    #expect(describe(buffer.readWithoutWaiting(capacity: 2)) == "deliver ab")
    #expect(buffer.read(10) == "deliver c, resume writer")
    #expect(buffer.read(10) == "wait")
    #expect(describe(buffer.readWithoutWaiting(capacity: 10)) == "wait")
    #expect(buffer.write("d") == "deliver d, resume writer")
    #expect(buffer.end() == "wait")
    #expect(describe(buffer.readWithoutWaiting(capacity: 10)) == "deliver ")
  }

  @Test mutating func closingRefusesTheWriterThatWaits() {
    #expect(buffer.write("abc") == "wait")
    #expect(buffer.close() == "refuse writer")
    #expect(buffer.isClosed)
  }

  @Test mutating func closingRefusesEachFurtherChunk() {
    #expect(buffer.close() == "wait")
    #expect(buffer.write("abc") == "refuse writer")
    #expect(buffer.write("") == "refuse writer")
    #expect(buffer.end() == "wait")
    #expect(buffer.read(10) == "deliver ")
    #expect(buffer.close() == "wait")
  }

  @Test mutating func closingAfterTheEndIsQuiet() {
    #expect(buffer.end(throwing: Drought()) == "wait")
    #expect(!buffer.isClosed)
    #expect(buffer.close() == "wait")
    #expect(buffer.isClosed)
    #expect(buffer.read(10) == "deliver ")
  }
}

private struct Drought: Error {}

extension StreamBuffer {
  fileprivate mutating func read(_ capacity: Int) -> String { describe(read(capacity: capacity)) }
  fileprivate mutating func write(_ text: String) -> String { describe(write(Data(text.utf8))) }
  fileprivate mutating func end(throwing error: (any Error)? = nil) -> String {
    describe(end(error))
  }
  fileprivate mutating func close() -> String { describe(close() as Action) }
}

/// What the owner of a buffer has to do, in words.
private func describe(_ action: StreamBuffer.Action) -> String {
  switch action {
  case .none: "wait"
  case .deliver(let bytes): "deliver \(String(decoding: bytes, as: UTF8.self))"
  case .deliverError(let error): "error \(error)"
  case .deliverAndResumeWriter(let bytes):
    "deliver \(String(decoding: bytes, as: UTF8.self)), resume writer"
  case .resumeWriter: "resume writer"
  case .refuseWriter: "refuse writer"
  }
}
