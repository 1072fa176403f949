import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Texts from anywhere are shown as they are, in every view that takes one.
@Suite(.serialized) @MainActor
struct HostileTextTests {
  /// Texts that break programs, by what is odd about them.
  private static let texts: [String: String] = [
    "NUL": "a\0b",
    "only NUL": "\0",
    "NUL under an accent": "a\0\u{301}b",
    "invalid UTF-8": String(decoding: [0x61, 0xff, 0xc3, 0x28, 0x62], as: UTF8.self),
    "markup": "<span size='0'>&lt;b&gt;</span><a href='file:///'>x</a>&#0;&",
    "broken markup": "<b><i></b>&unknown;",
    "right to left override": "\u{202E}gpj.exe\u{2066}\u{2067}",
    "combining": "Z" + String(repeating: "\u{0335}\u{0347}", count: 500),
    "lines": String(repeating: "\n", count: 2_000),
    "mnemonic": "_a__b",
    "format": "%s%n%d%@",
    "control": "\u{1}\u{8}\u{1B}[31m\u{7F}",
    "emoji": "👨‍👩‍👧‍👦🏴‍☠️",
    "empty": "",
  ]

  @Observable
  fileprivate final class Model {
    var text = ""
  }

  private func expected(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }

  @Test func aTextShowsThemAll() async {
    let model = Model()
    let rendered = Rendered(isShown: true) { ScrollView { Text(model.text) } }
    for (name, text) in Self.texts {
      model.text = text
      rendered.flush()
      await rendered.settle()
      #expect(rendered.shownTexts == [expected(text)], "\(name)")
    }
    rendered.close()
  }

  @Test func everyViewThatTakesATextTakesThemAll() async {
    let model = Model()
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered(isShown: true) {
        NavigationStack {
          ScrollView {
            Label(model.text, systemImage: "edit-find-symbolic")
            Button(model.text) {}.help(model.text).accessibilityLabel(model.text)
            Button(model.text, role: .destructive) {}
            Menu(model.text) { Button(model.text) {} }
            ContentUnavailableView(
              model.text, systemImage: "edit-find-symbolic", description: Text(model.text))
            TextField(model.text, text: .constant(model.text))
            SearchField(model.text, text: .constant(model.text))
            Text(model.text).lineLimit(1)
            Text(model.text).bold() + Text(model.text).italic() + Text(model.text).font(.title)
            Text(model.text).textSelection(.enabled).multilineTextAlignment(.center)
              .accessibilityValue(model.text).accessibilityHint(model.text)
            ProgressView(model.text, value: 0.5)
            ProgressView(model.text)
            VStack {
              Toggle(model.text, isOn: .constant(true))
              Toggle(model.text, isOn: .constant(true)).toggleStyle(.switch)
              Toggle(model.text, systemImage: "starred-symbolic", isOn: .constant(true))
                .toggleStyle(.button).labelStyle(.iconOnly)
              TextField(model.text, text: .constant(""), prompt: Text(model.text))
              Section(model.text) { Text(model.text) }
              ContentUnavailableView.search(text: model.text)
            }
          }
          .navigationTitle(model.text)
          .navigationSubtitle(model.text)
        }
      }
      for text in Self.texts.values {
        model.text = text
        rendered?.flush()
        await rendered?.settle()
      }
    }
    #expect(messages == [])
    #expect(await rendered?.closeAndFindSurvivors() == [])
  }

  @Test func aListTakesThemAllAsRowsAndIdentities() async {
    let texts = Self.texts.values.sorted()
    var selection: String?
    let rendered = Rendered(isShown: true) {
      List(selection: Binding(get: { selection }, set: { selection = $0 })) {
        ForEach(texts, id: \.self) { Text($0).lineLimit(1) }
      }
    }
    await rendered.settle()
    rendered.select(row: 1)
    #expect(selection == texts[1])
    rendered.close()
  }

  @Test func aMegabyteIsShown() async {
    let text = String(repeating: "deep water ", count: 95_000)
    let model = Model()
    let rendered = Rendered(isShown: true) {
      VStack {
        Text(model.text).lineLimit(2)
        Button(model.text) {}
        TextField("name", text: .constant(model.text))
      }
      .frame(maxWidth: 300)
    }
    await rendered.settle()
    let start = ContinuousClock.now
    model.text = text
    rendered.flush()
    await rendered.settle()
    #expect(rendered.all("GtkLabel").first?.text.utf8.count == text.utf8.count)
    #expect(ContinuousClock.now - start < .seconds(60))
    model.text = "short"
    rendered.flush()
    await rendered.settle()
    #expect(rendered.only("GtkEntry").text == "short")
    rendered.close()
  }
}
