import CGTK
import GLibSupport
import TestSupport
import Testing

/// A program offers an interface on the message bus and asks that of another.
@MainActor
@Suite(.serialized)
struct BusTests {
  private let path = "/io/github/lakesreader/Test"
  private let name = "io.github.lakesreader.Test"

  private func echo() -> BusInterface {
    BusInterface(
      name,
      methods: [
        BusMethod(
          "Join",
          returning: { (words: [String], count: UInt32) in
            "\(words.joined(separator: "+")) \(count)"
          }),
        BusMethod("Describe", returning: { (word: String) in [["word": Variant(word)]] }),
        BusMethod("Refuse") { (word: String) in throw BusError("“\(word)” is not wanted") },
        BusMethod("Wait") { await TestLoop.settle() },
      ])
  }

  @Test func anInterfaceIsDescribedByItsClosures() {
    #expect(
      echo().introspection.contains(
        """
            <method name="Join">
              <arg type="as" direction="in"/>
              <arg type="u" direction="in"/>
              <arg type="s" direction="out"/>
            </method>
        """))
    #expect(echo().introspection.contains("<arg type=\"aa{sv}\" direction=\"out\"/>"))
  }

  @Test func aCallIsAnswered() async throws {
    let connection = try BusConnection()
    let export = try connection.export(echo(), at: path)
    let answer = try await connection.call(
      connection.uniqueName, at: path, name, "Join", [Variant(["a", "b"]), Variant(UInt32(3))])
    #expect(answer.first?.value() == "a+b 3")
    let description = try await connection.call(
      connection.uniqueName, at: path, name, "Describe", [Variant("lake")])
    let dictionaries = description.first?.value(as: [[String: Variant]].self)
    #expect(dictionaries?.first?["word"]?.value() == "lake")
    #expect(try await connection.call(connection.uniqueName, at: path, name, "Wait").isEmpty)
    withExtendedLifetime(export) {}
  }

  @Test func anErrorReachesTheOneWhoAsks() async throws {
    let connection = try BusConnection()
    let export = try connection.export(echo(), at: path)
    let error = await #expect(throws: GLibError.self) {
      try await connection.call(connection.uniqueName, at: path, name, "Refuse", [Variant("mud")])
    }
    #expect(error?.message.contains("“mud” is not wanted") == true)
    withExtendedLifetime(export) {}
  }

  @Test func aCallOfTheWrongTypeIsRefused() async throws {
    let connection = try BusConnection()
    let export = try connection.export(echo(), at: path)
    await #expect(throws: GLibError.self) {
      try await connection.call(connection.uniqueName, at: path, name, "Join", [Variant("a")])
    }
    withExtendedLifetime(export) {}
  }

  @Test func whatIsNoLongerHeldIsNoLongerThere() async throws {
    let connection = try BusConnection()
    var export: BusExport? = try connection.export(echo(), at: path)
    #expect(throws: GLibError.self) { try connection.export(echo(), at: path) }
    export = nil
    _ = export
    await #expect(throws: GLibError.self) {
      try await connection.call(connection.uniqueName, at: path, name, "Wait")
    }
    _ = try connection.export(echo(), at: path)
  }
}
