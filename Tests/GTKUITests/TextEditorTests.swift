import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// An editor shows its text, writes what is typed, and keeps the caret where it is.
@Suite(.serialized) @MainActor
struct TextEditorTests {
  @Observable
  fileprivate final class Model {
    var text = "Deep lakes\nare cold." { didSet { writes += 1 } }
    var isDisabled = false
    @ObservationIgnored var writes = 0
  }

  private func editor(_ model: Model) -> Rendered {
    Rendered {
      @Bindable var bindable = model
      TextEditor(text: $bindable.text).accessibilityLabel("Notes").disabled(model.isDisabled)
    }
  }

  @Test func theEditorShowsTheText() {
    let model = Model()
    let rendered = editor(model)
    let view = rendered.only("GtkTextView")
    #expect(view.shownText == "Deep lakes\nare cold.")
    model.text = "sea"
    rendered.flush()
    #expect(view.shownText == "sea")
    #expect(model.writes == 1, "only the test has written")
    model.text = ""
    rendered.flush()
    #expect(view.shownText == "")
    rendered.close()
  }

  @Test func theTextIsNamedAndCanBeDisabled() {
    let model = Model()
    let rendered = editor(model)
    let view = rendered.only("GtkTextView")
    #expect(view.hasAccessibleName("Notes"))
    #expect(gtk_accessible_get_accessible_role(view.opaque) == GTK_ACCESSIBLE_ROLE_TEXT_BOX)
    model.isDisabled = true
    rendered.flush()
    #expect(!view.isSensitive)
    rendered.close()
  }

  @Test func whatTheUserTypesIsWritten() {
    let model = Model()
    let rendered = editor(model)
    rendered.only("GtkTextView").insert("very ", at: 0)
    rendered.flush()
    #expect(model.text == "very Deep lakes\nare cold.")
    #expect(model.writes == 1)
    rendered.close()
  }

  @Test func aTextThatTheProgramChangesLeavesCaretAndSelection() {
    let model = Model()
    let rendered = editor(model)
    let view = rendered.only("GtkTextView")
    view.select(5, 10)
    model.text = "Very deep lakes\nare cold."
    rendered.flush()
    #expect(view.selected == "lakes")
    model.text = "Very deep lakes\nare cold and dark."
    rendered.flush()
    #expect(view.selected == "lakes")
    model.text = model.text.uppercased()
    rendered.flush()
    #expect(view.selected == "LAKES")
    rendered.close()
  }

  @Test func aBindingThatCorrectsKeepsTheCaretAndWhatCanBeUndone() {
    let model = Model()
    model.text = "LAKE"
    let rendered = Rendered {
      TextEditor(text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
    }
    let view = rendered.only("GtkTextView")
    view.insert("x", at: 2)
    rendered.flush()
    #expect(view.shownText == "LAXKE")
    #expect(view.caret == 3)
    #expect(view.canUndo)
    rendered.close()
  }

  @Test func aBindingThatRefusesShowsWhatItKeeps() {
    let rendered = Rendered { TextEditor(text: .constant("lake")) }
    rendered.only("GtkTextView").insert("s", at: 4)
    rendered.flush()
    #expect(rendered.only("GtkTextView").shownText == "lake")
    rendered.close()
  }

  @Test func typingCanBeUndoneAndAnotherTextCannot() {
    let model = Model()
    let rendered = editor(model)
    let view = rendered.only("GtkTextView")
    #expect(!view.canUndo, "the first text was not typed")
    view.insert("x", at: 0)
    rendered.flush()
    #expect(view.canUndo)
    view.undo()
    rendered.flush()
    #expect(model.text == "Deep lakes\nare cold.")
    view.insert("y", at: 0)
    rendered.flush()
    model.text = "another note"
    rendered.flush()
    #expect(!view.canUndo, "it would bring back the text of before")
    rendered.close()
  }

  @Test func hostileTextsAreShownAsTheyAre() {
    let model = Model()
    let rendered = editor(model)
    let texts = [
      "a\0b", "\0", String(decoding: [0x61, 0xff, 0xc3, 0x28], as: UTF8.self),
      "<b>&amp;</b>", "\u{202E}gpj.exe", "👨‍👩‍👧‍👦🏴‍☠️", "e\u{301}", "x\u{e9}", "a\r\nb\rc\u{2028}d", "",
    ]
    for text in texts {
      model.text = text
      let writes = model.writes
      rendered.flush()
      let shown = rendered.only("GtkTextView").shownText
      let expected = text.replacing("\0", with: "\u{FFFD}")
      #expect(Array(shown.utf8) == Array(expected.utf8))
      #expect(model.writes == writes)
    }
    rendered.close()
  }

  @Test func typingAtRandomKeepsTextAndBindingTheSame() {
    let model = Model()
    let rendered = editor(model)
    let view = rendered.only("GtkTextView")
    var generator = SeededGenerator(seed: 11)
    for round in 0..<200 {
      if generator.number(below: 3) == 0 {
        model.text = generator.text(upTo: 30)
      } else {
        let length = view.shownText.unicodeScalars.count
        view.insert(generator.text(upTo: 4), at: generator.number(below: length + 1))
      }
      rendered.flush()
      #expect(Array(model.text.utf8) == Array(view.shownText.utf8), "round \(round)")
    }
    rendered.close()
  }

  @Test func aMegabyteIsShownAndTypedInto() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      TextEditor(text: $bindable.text)
    }
    await rendered.settle()
    let text = String(repeating: "deep water, озеро\n", count: 45_000)
    let start = ContinuousClock.now
    model.text = text
    rendered.flush()
    let view = rendered.only("GtkTextView")
    view.insert("x", at: 500_000)
    rendered.flush()
    #expect(view.shownText.utf8.count == text.utf8.count + 1)
    #expect(model.text.utf8.count == text.utf8.count + 1)
    #expect(ContinuousClock.now - start < .seconds(30))
    rendered.close()
  }

  @Test func theFocusGoesIntoTheText() async {
    struct Page: View {
      @FocusState var isFocused: Bool
      var body: some View {
        TextEditor(text: .constant("lake")).focused($isFocused)
        Button("Write") { isFocused = true }
      }
    }
    let rendered = Rendered(isShown: true) { VStack { Page() } }
    await rendered.settle()
    rendered.button("Write").map { _ = gtk_widget_grab_focus($0.cast()) }
    rendered.flush()
    rendered.press("Write")
    let isFocused = await TestLoop.eventually(within: 2) {
      rendered.focus?.typeName == "GtkTextView"
    }
    #expect(isFocused, "\(rendered.focus?.typeName ?? "nothing")")
    rendered.close()
  }

  // MARK: The difference of two texts

  @Test func aDifferenceIsWhatLiesBetweenTheSameStartAndEnd() {
    #expect(TextChange(from: "lake", to: "lake") == nil)
    let change = TextChange(from: "ä lake", to: "ö lake")
    #expect(change?.range == 0..<1)
    #expect(change?.replacement == "ö")
    #expect(TextChange(from: "é", to: "e\u{301}") != nil)
    #expect(TextChange(from: "aa", to: "aaa")?.range == 2..<2)
    #expect((0...6).map { change?.moved($0) } == [0, 1, 2, 3, 4, 5, 6])
    let shorter = TextChange(from: "a lake", to: "a sea")
    #expect((0...6).map { shorter?.moved($0) } == [0, 1, 2, 3, 4, 5, 5])
  }

  @Test func aDifferenceTurnsAnyTextIntoAnyOther() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<500 {
      let old = generator.text(upTo: 12)
      let new = Bool.random(using: &generator) ? generator.text(upTo: 12) : old + "湖"
      guard let change = TextChange(from: old, to: new) else {
        #expect(Array(old.utf8) == Array(new.utf8))
        continue
      }
      var scalars = Array(old.unicodeScalars)
      scalars.replaceSubrange(change.range, with: change.replacement.unicodeScalars)
      #expect(scalars == Array(new.unicodeScalars))
    }
  }
}

extension Object {
  private var buffer: UnsafeMutablePointer<GtkTextBuffer> { gtk_text_view_get_buffer(cast()) }

  /// What a text view holds.
  fileprivate var shownText: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    return text(from: start, to: end)
  }

  fileprivate var selected: String {
    var start = GtkTextIter()
    var end = GtkTextIter()
    gtk_text_buffer_get_selection_bounds(buffer, &start, &end)
    return text(from: start, to: end)
  }

  private func text(from start: GtkTextIter, to end: GtkTextIter) -> String {
    var start = start
    var end = end
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  fileprivate var caret: Int32 {
    var place = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &place, gtk_text_buffer_get_insert(buffer))
    return gtk_text_iter_get_offset(&place)
  }

  fileprivate var canUndo: Bool { gtk_text_buffer_get_can_undo(buffer) != 0 }

  fileprivate func undo() { gtk_text_buffer_undo(buffer) }

  /// Writes as the user does.
  fileprivate func insert(_ text: String, at offset: Int) {
    var place = GtkTextIter()
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_get_iter_at_offset(buffer, &place, Int32(offset))
    gtk_text_buffer_place_cursor(buffer, &place)
    gtk_text_buffer_insert_at_cursor(buffer, text, Int32(text.utf8.count))
    gtk_text_buffer_end_user_action(buffer)
  }

  fileprivate func select(_ start: Int32, _ end: Int32) {
    var first = GtkTextIter()
    var last = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &first, start)
    gtk_text_buffer_get_iter_at_offset(buffer, &last, end)
    gtk_text_buffer_select_range(buffer, &first, &last)
  }
}
