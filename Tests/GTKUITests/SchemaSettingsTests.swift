import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// Settings that the program's GSettings schema has are kept there.
@Suite(.serialized) @MainActor
struct SchemaSettingsTests {
  fileprivate struct Page: View {
    @AppStorage("textSize") var textSize = 1
    @AppStorage("zoom") var zoom = 1.0
    @AppStorage("theme") var theme = "none"
    @AppStorage("isWide") var isWide = false
    @AppStorage("lastTheme") var lastTheme: String?
    @AppStorage("notInSchema") var other = "default"

    var body: some View {
      VStack {
        Text(verbatim: "\(textSize) \(zoom) \(theme) \(isWide)")
        Text(verbatim: "\(lastTheme ?? "nothing") \(other)")
        Button("Change") {
          textSize = 30
          zoom = 2
          theme = "dark"
          isWide = true
          lastTheme = "light"
          other = "changed"
        }
        Button("Too Far") { textSize = 1_000_000 }
        Button("Beyond") { textSize = .max }
        Button("Purple") { theme = "purple" }
        Button("Forget") { lastTheme = nil }
      }
    }
  }

  private let place: SettingsFolder
  private let identifier = "io.github.lakes.Test\(UInt32.random(in: 0...UInt32.max))"
  private let store: SettingsStore
  private let outside: Object

  init() throws {
    _ = TestLoop.startGTK
    place = try SettingsFolder()
    try place.write(
      "test.gschema.xml",
      """
      <schemalist>
        <enum id="Theme"><value nick="light" value="0"/><value nick="dark" value="1"/></enum>
        <schema id="\(identifier)" path="/\(identifier.replacing(".", with: "/"))/">
          <key name="text-size" type="i"><range min="8" max="48"/><default>17</default></key>
          <key name="zoom" type="d"><default>1.25</default></key>
          <key name="theme" enum="Theme"><default>'light'</default></key>
          <key name="is-wide" type="b"><default>false</default></key>
          <key name="last-theme" type="s"><default>'unset'</default></key>
        </schema>
      </schemalist>
      """)
    try Self.compile(place.folder)
    let schema = try #require(SchemaSettings(identifier: identifier, folder: place.folder.path))
    store = SettingsStore(
      file: SettingsFile(folder: place.folder.appending(path: "own").path), schema: schema)
    let source = g_settings_schema_source_new_from_directory(place.folder.path, nil, 0, nil)
    outside = Object(
      taking: g_settings_new_full(
        g_settings_schema_source_lookup(source, identifier, 0), nil, nil))
  }

  private static func compile(_ folder: URL) throws {
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/glib-compile-schemas")
    compiler.arguments = [folder.path]
    try compiler.run()
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
  }

  private func page() -> Rendered { Rendered { Page().defaultAppStorage(store) } }

  @Test func defaultsAreThoseOfTheSchema() {
    let rendered = page()
    #expect(rendered.texts.prefix(2) == ["17 1.25 light false", "nothing default"])
    rendered.close()
  }

  @Test func valuesAreKeptInGSettingsAndTheRestInTheFile() throws {
    let rendered = page()
    rendered.press("Change")
    #expect(rendered.texts.prefix(2) == ["30 2.0 dark true", "light changed"])
    #expect(g_settings_get_int(outside.cast(), "text-size") == 30)
    #expect(g_settings_get_enum(outside.cast(), "theme") == 1)
    rendered.press("Forget")
    #expect(rendered.texts[1] == "nothing changed")
    store.synchronize()
    #expect(try place.read("own/settings.ini").contains("not-in-schema='changed'"))
    #expect(try !place.read("own/settings.ini").contains("text-size"))
    rendered.close()
  }

  @Test func aChangeFromOutsideIsSeen() async {
    let rendered = page()
    g_settings_set_int(outside.cast(), "text-size", 44)
    g_settings_set_string(outside.cast(), "theme", "dark")
    #expect(await TestLoop.eventually { rendered.texts[0] == "44 1.25 dark false" })
    rendered.close()
  }

  @Test func aValueOutOfRangeIsRefusedAndSaid() async {
    let messages = await reports {
      let rendered = page()
      for name in ["Too Far", "Beyond", "Purple"] { rendered.press(name) }
      #expect(rendered.texts[0] == "17 1.25 light false")
      rendered.close()
    }
    #expect(messages.count == 3, "\(messages)")
  }

  @Test func aKeyOfAnotherTypeIsKeptInTheFile() async throws {
    let messages = await reports {
      let entry = store.entry("textSize", .text)
      #expect(entry.value == nil)
      store.set(.text("large"), for: entry)
      #expect(entry.value == .text("large"))
    }
    #expect(messages.count == 1)
    store.synchronize()
    #expect(try place.read("own/settings.ini").contains("text-size='large'"))
    #expect(g_settings_get_int(outside.cast(), "text-size") == 17)
  }

  @Test func aProgramWithoutASchemaHasNone() {
    #expect(SchemaSettings(identifier: "io.github.lakes.Nothing", folder: nil) == nil)
  }
}
