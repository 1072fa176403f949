import CGTK
import FoundationEssentials
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// What is kept from one start to the next: in a file, in GSettings, and in views.
@Suite(.serialized) @MainActor
struct SettingsTests {
  fileprivate enum Theme: String { case light, dark }
  fileprivate enum Level: Int { case low, high }

  fileprivate struct Page: View {
    let counter: BodyCounter?
    @AppStorage("isWide") var isWide = false
    @AppStorage("textSize") var textSize = 17
    @AppStorage("lineHeight") var lineHeight = 1.5
    @AppStorage("typeface") var typeface = "serif"
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("level") var level = Level.low
    @AppStorage("home") var home = URL(filePath: "/")
    @AppStorage("last") var last: String?
    @AppStorage("lastLevel") var lastLevel: Level?

    var body: some View {
      counter?.note("page")
      return VStack {
        Text(verbatim: "\(isWide) \(textSize) \(lineHeight) \(typeface) \(theme) \(level)")
        Text(verbatim: home.absoluteString)
        Text(verbatim: "\(last ?? "nothing") \(lastLevel.map { "\($0)" } ?? "nothing")")
        Button("Change") {
          isWide.toggle()
          textSize += 1
          lineHeight = 2.25
          typeface = "a 'quoted' \"name\"\nöäü 語 % = [x] \\"
          theme = .dark
          level = .high
          home = URL(string: "https://example.org/a%20b") ?? home
          last = "lake"
          lastLevel = .high
        }
        Button("Forget") {
          last = nil
          lastLevel = nil
        }
      }
    }
  }

  private func page(in store: SettingsStore, counter: BodyCounter? = nil) -> Rendered {
    Rendered { Page(counter: counter).defaultAppStorage(store) }
  }

  @Test func valuesOfEveryTypeAreThereAfterTheNextStart() throws {
    let place = try SettingsFolder()
    let first = page(in: SettingsStore(folder: place.folder))
    #expect(
      first.texts.prefix(3) == ["false 17 1.5 serif light low", "file:///", "nothing nothing"])
    first.press("Change")
    let changed = Array(first.texts.prefix(3))
    #expect(changed[0] == "true 18 2.25 a 'quoted' \"name\"\nöäü 語 % = [x] \\ dark high")
    first.close()
    SettingsStore.synchronizeAll()

    let store = SettingsStore(folder: place.folder)
    let second = page(in: store)
    #expect(Array(second.texts.prefix(3)) == changed)
    second.press("Forget")
    #expect(second.texts[2] == "nothing nothing")
    second.close()
    store.synchronize()
    let third = page(in: SettingsStore(folder: place.folder))
    #expect(third.texts[2] == "nothing nothing")
    third.close()
  }

  @Test func aChangeInOneWindowIsSeenInAnotherAndNowhereElse() throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    let counter = BodyCounter()
    let first = page(in: store)
    let second = page(in: store, counter: counter)
    let other = BodyCounter()
    let third = Rendered { Other(counter: other).defaultAppStorage(store) }
    first.press("Change")
    second.flush()
    third.flush()
    #expect(second.texts[0].hasPrefix("true 18 2.25"))
    #expect(counter["page"] == 2)
    #expect(other["other"] == 1)
    for rendered in [first, second, third] { rendered.close() }
  }

  private struct Other: View {
    let counter: BodyCounter
    @AppStorage("other") var other = 1
    var body: some View {
      counter.note("other")
      return Text(verbatim: "\(other)")
    }
  }

  @Test func aChangeOfTheFileFromOutsideIsSeen() async throws {
    let place = try SettingsFolder()
    try place.write("settings.ini", "[Settings]\ntext-size=20\n")
    let rendered = page(in: SettingsStore(folder: place.folder))
    #expect(rendered.texts[0].hasPrefix("false 20"))
    try place.write("settings.ini", "[Settings]\ntext-size=33\n")
    #expect(await TestLoop.eventually { rendered.texts[0].hasPrefix("false 33") })
    rendered.close()
  }

  @Test func whatOthersWroteIntoTheFileStays() throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    let rendered = page(in: store)
    try place.write("settings.ini", "# mine\n[Settings]\nfuture='x'\n\n[Other]\na=b\n")
    rendered.press("Change")
    store.synchronize()
    let text = try place.read("settings.ini")
    for part in ["# mine", "future='x'", "[Other]\na=b", "text-size=18"] {
      #expect(text.contains(part), "\(text)")
    }
    rendered.close()
  }

  @Test(arguments: [
    "text-size='seventeen'", "text-size=99999999999999999999999", "text-size=", "text-size=1.5",
    "theme='purple'", "level=77", "line-height=nan", "is-wide=maybe", "home=''", "last=@as []",
  ])
  func aValueThatIsNoneCountsAsNotThere(line: String) throws {
    let place = try SettingsFolder()
    try place.write("settings.ini", "[Settings]\n\(line)\n")
    let rendered = page(in: SettingsStore(folder: place.folder))
    #expect(
      rendered.texts.prefix(3) == ["false 17 1.5 serif light low", "file:///", "nothing nothing"])
    rendered.close()
  }

  @Test func aFileThatCannotBeReadIsPutAside() async throws {
    let place = try SettingsFolder()
    let broken = "\u{0}\u{1}not a key file at all\n[[[\n"
    try place.write("settings.ini", broken)
    let messages = await reports {
      let store = SettingsStore(folder: place.folder)
      let rendered = page(in: store)
      #expect(rendered.texts[0] == "false 17 1.5 serif light low")
      rendered.press("Change")
      store.synchronize()
      rendered.close()
    }
    #expect(messages.count == 1, "\(messages)")
    #expect(try place.read("settings.ini.broken") == broken)
    let rendered = page(in: SettingsStore(folder: place.folder))
    #expect(rendered.texts[0].hasPrefix("true 18"))
    rendered.close()
  }

  @Test func whereNothingCanBeWrittenValuesStayInMemoryAndThatIsSaidOnce() async throws {
    let nowhere = URL(filePath: "/proc/nowhere")
    let messages = await reports {
      let store = SettingsStore(folder: nowhere)
      let rendered = page(in: store)
      rendered.press("Change")
      store.synchronize()
      rendered.press("Change")
      store.synchronize()
      #expect(rendered.texts[0].hasPrefix("false 19"))
      rendered.close()
      let again = page(in: store)
      #expect(again.texts[0].hasPrefix("false 19"))
      again.close()
    }
    #expect(messages.count == 1, "\(messages)")
  }

  @Test func aTextOfOneMegabyteIsKept() throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    let text = String(repeating: "lake öäü \n", count: 100_000)
    let entry = store.entry("draft", .text)
    store.set(.text(text), for: entry)
    store.synchronize()
    #expect(SettingsStore(folder: place.folder).entry("draft", .text).value == .text(text))
  }

  @Test(arguments: [
    "", " ", "a b", "Größe", "[x]", "a=b", "#no", "語", "a/b", "a%20b", "key.with.dots", "_", "-",
    "a\nb", "1",
  ])
  func aKeyMayBeAnyText(key: String) throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    store.set(.integer(7), for: store.entry(key, .integer))
    store.set(.integer(8), for: store.entry("plain", .integer))
    store.synchronize()
    let next = SettingsStore(folder: place.folder)
    #expect(next.entry(key, .integer).value == .integer(7))
    #expect(next.entry("plain", .integer).value == .integer(8))
  }

  @Test func namesOfSettingsAreInSmallLettersWithHyphens() {
    let names = [
      "textSize": "text-size", "text-size": "text-size", "TextSize": "text-size",
      "text_size": "text-size", "URLBar": "url-bar", "openURL": "open-url", "a": "a",
      "size2": "size2", "window.width": "window-width", "isHTML5Ready": "is-html5-ready",
    ]
    for (key, name) in names { #expect(key.settingName == name) }
  }

  @Test func aStoreThatIsLetGoHasWrittenItsValues() async throws {
    let place = try SettingsFolder()
    do {
      let store = SettingsStore(folder: place.folder)
      store.set(.flag(true), for: store.entry("a", .flag))
    }
    #expect(
      await TestLoop.eventually { (try? place.read("settings.ini"))?.contains("a=true") == true })
  }

  @Test func aBodyThatChangesASettingIsReported() async throws {
    let place = try SettingsFolder()
    let store = SettingsStore(folder: place.folder)
    let messages = await reports {
      Rendered { Changer().defaultAppStorage(store) }.close()
    }
    #expect(messages.contains { $0.contains("body") })
  }

  private struct Changer: View {
    @AppStorage("number") var number = 1
    var body: some View {
      if number == 1 { number = 2 }
      return Text(verbatim: "\(number)")
    }
  }
}
