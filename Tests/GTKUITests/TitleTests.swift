import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// Every view and modifier with a title shows a literal in the user's language, and a string as it is.
@Suite(.serialized) @MainActor
struct TitleTests {
  @Test func everyTitleIsLookedUpWhereItIsALiteral() throws {
    try inGerman {
      let rendered = Rendered {
        NavigationStack {
          VStack {
            Text("lake")
            Label("lake", systemImage: "starred-symbolic")
            Button("lake") {}
            Button("lake", systemImage: "starred-symbolic") {}
            Toggle("lake", isOn: .constant(true))
            Toggle("lake", systemImage: "starred-symbolic", isOn: .constant(true))
            Section("lake") { Text("lake") }
            ProgressView("lake")
            ProgressView("lake", value: 0.5)
            ContentUnavailableView(
              "lake", systemImage: "starred-symbolic", description: Text("lake"))
            Menu("lake") { Button("lake") {} }
          }
          .navigationTitle("lake").navigationSubtitle("lake")
        }
      }
      let shown = rendered.shownTexts.filter { !$0.isEmpty }
      #expect(shown.count >= 14, "\(shown)")
      #expect(shown.allSatisfy { $0 == "See" }, "\(shown)")
      #expect(rendered.title == "See")
      rendered.close()
    }
  }

  @Test func everyNameIsLookedUpWhereItIsALiteral() throws {
    try inGerman {
      let rendered = Rendered {
        Text("x").help("lake").accessibilityLabel("lake").accessibilityValue("lake")
          .accessibilityHint("lake")
        TextField("lake", text: .constant(""))
        SearchField("lake", text: .constant(""), prompt: Text("lake"))
      }
      let label = rendered.all("GtkLabel")[0]
      #expect(label.property("tooltip-text") == "See")
      #expect(label.hasAccessibleName("See"))
      #expect(label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "See"))
      #expect(label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "See"))
      for type in ["GtkEntry", "GtkSearchEntry"] {
        #expect(rendered.only(type).hasAccessibleName("See"))
        #expect(rendered.only(type).property("placeholder-text") == "See")
      }
      rendered.close()
    }
  }

  @Test func noStringIsLookedUp() throws {
    try inGerman {
      let name = "lake"
      let rendered = Rendered {
        NavigationStack {
          VStack {
            Text(name).help(name).accessibilityLabel(name)
            Label(name, systemImage: "starred-symbolic")
            Button(name) {}
            Button(name, systemImage: "starred-symbolic") {}
            Toggle(name, isOn: .constant(true))
            Section(name) { Text(verbatim: "lake") }
            ProgressView(name)
            ContentUnavailableView(name, systemImage: "starred-symbolic")
            TextField(name, text: .constant(""))
            Menu(name) { Button(name) {} }
          }
          .navigationTitle(name).navigationSubtitle(name)
        }
      }
      let shown = rendered.shownTexts.filter { !$0.isEmpty }
      #expect(shown.allSatisfy { $0 == "lake" }, "\(shown)")
      #expect(rendered.title == "lake")
      #expect(rendered.only("GtkEntry").hasAccessibleName("lake"))
      rendered.close()
    }
  }

  @Test func whatTheCatalogueDoesNotHaveIsShownInEnglish() throws {
    try inGerman {
      let name = "Lake Baikal, the deepest of all the lakes"
      for count in 0..<200 {
        let text = String(localized: "There are \(count) pictures of \(name) in this collection")
        #expect(text == "There are \(count) pictures of \(name) in this collection")
        let key = LocalizedStringKey(
          one: "There is \(count) picture of this very deep lake",
          other: "There are \(count) pictures of this very deep lake", count: count)
        let verb = count == 1 ? "is \(count) picture" : "are \(count) pictures"
        #expect(String(localized: key) == "There \(verb) of this very deep lake")
      }
    }
  }

  /// Does something while the program has a catalogue in which a lake is “See”.
  private func inGerman(_ action: () -> Void) throws {
    _ = TestLoop.startGTK
    let folder = FileManager.default.temporaryDirectory.appending(path: "gtkui-test-locale")
    let messages = folder.appending(path: "de/LC_MESSAGES")
    try FileManager.default.createDirectory(at: messages, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try catalogue(["lake": "See"]).write(to: messages.appending(path: "gtkui-test.mo"))
    let language = ProcessInfo.processInfo.environment["LANGUAGE"]
    setenv("LANGUAGE", "de", 1)
    Translations.install("gtkui-test", from: folder.path)
    action()
    Translations.install("gtkui-test-none", from: folder.path)
    if let language { setenv("LANGUAGE", language, 1) } else { unsetenv("LANGUAGE") }
    // Only then does the system forget the texts that it has translated.
    setlocale(LC_ALL, "")
  }

  /// A catalogue as `msgfmt` writes it: a head, two tables of lengths and places, then the texts.
  private func catalogue(_ entries: [String: String]) -> Data {
    let sorted = entries.sorted { $0.key < $1.key }
    var place = 28 + sorted.count * 16
    var tables: [Int] = []
    var texts = Data()
    for text in sorted.map(\.key) + sorted.map(\.value) {
      tables += [text.utf8.count, place]
      texts += Data(text.utf8) + [0]
      place += text.utf8.count + 1
    }
    let head = [0x9504_12DE, 0, sorted.count, 28, 28 + sorted.count * 8, 0, place]
    return (head + tables).reduce(into: Data()) { data, number in
      withUnsafeBytes(of: UInt32(number).littleEndian) { data += Data($0) }
    } + texts
  }
}
