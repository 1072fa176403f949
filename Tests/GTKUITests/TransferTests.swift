import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What comes from other programs, and goes to them.
@Suite(.serialized) @MainActor
struct TransferTests {
  @Observable
  fileprivate final class Model {
    var isShown = true
    @ObservationIgnored var targeted: [Bool] = []
  }

  private func urls(_ text: String, _ type: UTType = .url) -> [String] {
    URL.values(from: Data(text.utf8), contentType: type).map(\.absoluteString)
  }

  @Test func addressesAreReadAsProgramsGiveThem() {
    #expect(
      urls("file:///a%20b\r\nhttps://example.org/\r\n") == [
        "file:///a%20b", "https://example.org/",
      ])
    #expect(urls("# a comment\r\nfile:///x") == ["file:///x"])
    #expect(urls("") == [])
    #expect(urls("no address") == [])
    #expect(urls("https://example.org/\0") == ["https://example.org/"])
    #expect(urls("https://example.org/", .plainText) == ["https://example.org/"])
    #expect(urls("  https://example.org/\n", .utf8PlainText) == ["https://example.org/"])
    #expect(urls("see https://example.org/", .plainText) == [])
    #expect(urls(String(repeating: "file:///x\n", count: 100_000)).count == 100_000)
    #expect(URL.values(from: Data([0xff, 0xfe, 0x00]), contentType: .url).isEmpty)
  }

  @Test func aBrowsersLinkIsReadInBothOrders() {
    let text = "https://example.org/湖\nLake"
    let little = Data(text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    let big = Data([0xfe, 0xff]) + Data(text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] })
    for data in [little, big, Data([0xff, 0xfe]) + little] {
      let found = URL.values(from: data, contentType: .mozillaURL)
      #expect(found.map(\.host) == ["example.org"])
    }
    #expect(URL.values(from: Data([1]), contentType: .mozillaURL).isEmpty)
  }

  @Test func aTextIsTakenAsItIs() {
    #expect(String.values(from: Data("a<b>\n".utf8), contentType: .plainText) == ["a<b>\n"])
    #expect(String.values(from: Data("end\0".utf8), contentType: .plainText) == ["end"])
    #expect(String.values(from: Data([0x61, 0xff]), contentType: .plainText) == ["a\u{FFFD}"])
  }

  @Test func whatIsCopiedCanBePasted() async throws {
    _ = TestLoop.startGTK
    let clipboard = EnvironmentValues().clipboard
    let address = try #require(URL(string: "https://example.org/a?b=c#d"))
    clipboard.copy(address)
    #expect(await clipboard.values(URL.self) == [address])
    #expect(await clipboard.values(String.self) == [address.absoluteString])
    clipboard.copy("Deep water 湖")
    #expect(await clipboard.values(String.self) == ["Deep water 湖"])
    #expect(await clipboard.values(URL.self) == [])
    let long = String(repeating: "deep water ", count: 95_000)
    clipboard.copy(long)
    #expect(await clipboard.values(String.self) == [long])
    #expect(await clipboard.values(Data.self) == [])
  }

  @Test func viewsTakeAndGiveWhatTheySay() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      VStack {
        if model.isShown {
          Text("target").dropDestination(for: URL.self) { _, _ in
            true
          } isTargeted: {
            model.targeted.append($0)
          }
          Text("source").draggable("Deep water")
        }
      }
    }
    await rendered.settle()
    let target = rendered.label("target")?.controllers("GtkDropTargetAsync").first
    let formats = target.flatMap { gtk_drop_target_async_get_formats($0.opaque) }
    for type in ["text/uri-list", "text/x-moz-url", "text/plain"] {
      #expect(gdk_content_formats_contain_mime_type(formats, type) != 0, "\(type)")
    }
    let source = rendered.label("source")?.controllers("GtkDragSource").first
    #expect(source != nil)
    #expect(source.map { gtk_drag_source_get_actions($0.opaque).rawValue } != 0)
    // A target that goes while something is held over it is told so.
    #expect(rendered.label("target")?.holdDragOver() == GDK_ACTION_COPY)
    #expect(rendered.label("target")?.styleClasses.contains("drop-target") == true)
    #expect(model.targeted == [true])
    model.isShown = false
    rendered.flush()
    #expect(model.targeted == [true, false])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }
}
