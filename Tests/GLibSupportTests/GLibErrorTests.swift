import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

/// Errors of C become one Swift type, and pass through C unchanged.
@Suite struct GLibErrorTests {
  /// The way through C and back.
  private func roundTrip(_ error: GLibError) -> GLibError {
    let made = error.makeGError()
    defer { g_error_free(made) }
    return GLibError(copying: made)
  }

  @Test func anErrorOfACallIsThrownWithItsDomainCodeAndMessage() {
    let error = #expect(throws: GLibError.self) {
      try GLibError.check { g_dir_open("/no/such/folder", 0, $0) }
    }
    #expect(error?.domain == "g-file-error-quark")
    #expect(error?.code == Int32(G_FILE_ERROR_NOENT.rawValue))
    #expect(error?.message.contains("/no/such/folder") == true)
    #expect(error?.isCancellation == false)
  }

  @Test func aCallWithoutAnErrorGivesItsResult() throws {
    let parsed = try GLibError.check { g_variant_parse(nil, "7", nil, nil, $0) }
    #expect(Variant(taking: parsed).text == "7")
  }

  @Test func anErrorPassesThroughCUnchanged() {
    var random = SeededGenerator(seed: 1)
    for number in 0..<200 {
      let error = GLibError(
        domain: "lakes-test-\(number % 5)", code: Int32(truncatingIfNeeded: random.next()),
        message: random.text(upTo: 50))
      #expect(roundTrip(error) == error)
    }
  }

  @Test func aMessageIsCutAtANUL() {
    #expect(roundTrip(GLibError(domain: "d", code: 1, message: "a\0b")).message == "a")
  }

  @Test func aMessageThatIsNotUTF8IsRepaired() {
    let bytes: [CChar] = [97, -1, 98, 0]
    guard let made = g_error_new_literal(g_quark_from_string("d"), 1, bytes) else { return }
    defer { g_error_free(made) }
    #expect(GLibError(copying: made).message == "a\u{FFFD}b")
  }

  @Test func anEmptyDomainIsStillADomain() {
    #expect(roundTrip(GLibError(domain: "", code: 1, message: "m")).message == "m")
  }

  @Test func cancellationIsKnown() {
    let error = GLibError(any: CancellationError())
    #expect(error.isCancellation)
    #expect(roundTrip(error).isCancellation)
  }

  @Test func anErrorOfSwiftKeepsItsTypeAndItsWords() {
    #expect(GLibError(any: GLibError(domain: "d", code: 2, message: "m")).code == 2)
    let error = GLibError(any: Drought(depth: 3))
    #expect(error.domain == "Drought")
    #expect(error.message == "only 3 m of water")
    #expect(GLibError(any: Flood.high).message == "high")
    #expect("\(error)" == "only 3 m of water (Drought 0)")
  }

  private struct Drought: Error, CustomStringConvertible {
    let depth: Int
    var description: String { "only \(depth) m of water" }
  }

  private enum Flood: Error {
    case high
  }
}

/// Blocks of bytes are shared with C without a change.
@Suite struct BytesTests {
  @Test func bytesComeBack() {
    var random = SeededGenerator(seed: 3)
    for count in [0, 1, 2, 255, 4_096, 1_000_000] {
      let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
      let bytes = Bytes(data)
      #expect(bytes.count == count)
      #expect(bytes.data == data)
    }
  }

  @Test func aSliceIsCopiedFromItsOwnStart() {
    let data = Data([1, 2, 3, 4, 5])
    #expect(Bytes(data[2...]).data == Data([3, 4, 5]))
  }

  @Test func bytesOfCAreTakenOverOrRetained() {
    guard let pointer = g_bytes_new("lake", 4) else { return }
    let retained = Bytes(retaining: pointer)
    let taken = Bytes(taking: pointer)
    #expect(retained.data == Data("lake".utf8))
    #expect(taken.pointer == retained.pointer)
  }

  @Test func bytesOutliveTheDataTheyWereMadeOf() {
    var data: Data? = Data(repeating: 7, count: 100_000)
    let bytes = data.map { Bytes($0) }
    data = nil
    #expect(bytes?.data == Data(repeating: 7, count: 100_000))
  }
}
