import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// The keyboard's focus and the caret stay where the user put them.
@Suite(.serialized) @MainActor
struct FocusTests {
  @Observable
  fileprivate final class Model {
    var ids = [1, 2, 3, 4]
    var texts: [Int: String] = [:]
    var hasMore = false
  }

  private func fields(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      VStack {
        ForEach(model.ids, id: \.self) { id in
          TextField(
            "field \(id)",
            text: Binding(get: { model.texts[id] ?? "text \(id)" }, set: { model.texts[id] = $0 }))
        }
      }
    }
  }

  @Test func aFieldKeepsFocusAndCaretWhereverItMoves() async {
    let model = Model()
    let rendered = fields(model)
    await rendered.settle()
    let field = rendered.all("GtkEntry")[2]
    gtk_widget_grab_focus(field.cast())
    gtk_editable_set_position(field.opaque, 2)
    for ids in [[3, 1, 2, 4], [4, 2, 1, 3], [9, 3, 8], [1, 2, 3, 4], [3]] {
      model.ids = ids
      rendered.flush()
      #expect(field.isInside(rendered.windowObject))
      #expect(rendered.focus?.isInside(field) == true, "\(ids)")
      #expect(gtk_editable_get_position(field.opaque) == 2, "\(ids)")
    }
    rendered.close()
  }

  @Test func aFieldBesideChangingViewsKeepsTheFocus() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      ScrollView {
        if model.hasMore { Text("more") }
        TextField("field", text: .constant("lake"))
        Text("after")
      }
    }
    await rendered.settle()
    let field = rendered.only("GtkEntry")
    gtk_widget_grab_focus(field.cast())
    for hasMore in [true, false, true] {
      model.hasMore = hasMore
      rendered.flush()
      #expect(rendered.focus?.isInside(field) == true)
    }
    rendered.close()
  }

  @Test func typingDoesNotMoveTheCaret() async {
    let model = Model()
    let rendered = fields(model)
    await rendered.settle()
    let field = rendered.all("GtkEntry")[0]
    gtk_widget_grab_focus(field.cast())
    field.type("abc", at: 2)
    rendered.flush()
    #expect(model.texts[1] == "teabcxt 1")
    #expect(field.text == "teabcxt 1")
    #expect(gtk_editable_get_position(field.opaque) == 5)
    rendered.close()
  }

  @Test func theFocusOfAStateFollowsTheUser() async {
    let rendered = Rendered(isShown: true) { Form() }
    await rendered.settle()
    let fields = rendered.all("GtkEntry")
    for (field, name) in [(fields[1], "depth"), (fields[0], "name"), (fields[1], "depth")] {
      gtk_widget_grab_focus(field.cast())
      #expect(await TestLoop.eventually { rendered.texts.contains("focus: \(name)") })
    }
    gtk_widget_grab_focus(rendered.button("To none")?.cast())
    #expect(await TestLoop.eventually { rendered.texts.contains("focus: none") })
    rendered.close()
  }

  @Test func theStateMovesTheFocus() async {
    let rendered = Rendered(isShown: true) { Form() }
    await rendered.settle()
    let fields = rendered.all("GtkEntry")
    rendered.press("To depth")
    #expect(rendered.focus?.isInside(fields[1]) == true)
    rendered.press("To name")
    #expect(rendered.focus?.isInside(fields[0]) == true)
    #expect(await TestLoop.eventually { rendered.texts.contains("focus: name") })
    rendered.close()
  }

  @Test func aKeyBehindTheOneThatMovesTheFocusGoesToTheNewView() async {
    let rendered = Rendered(isShown: true) { Form() }
    await rendered.settle()
    let field = rendered.all("GtkEntry")[1]
    var hadFocus = false
    await TestLoop.event {
      rendered.button("To depth")?.emit("clicked")
    } thenAtOnce: {
      hadFocus = rendered.focus?.isInside(field) == true
    }
    #expect(hadFocus)
    rendered.close()
  }

  @Test func aKeyBehindAShortcutGoesWhereThatMovesTheFocusThroughAModel() async {
    let model = Model()
    let rendered = Rendered(isShown: true) { Finder(model: model) }
    await rendered.settle()
    var hadFocus = false
    await TestLoop.event {
      rendered.button("Find")?.shortcuts.first?.press()
    } thenAtOnce: {
      hadFocus = rendered.focus?.isInside(rendered.only("GtkSearchEntry")) == true
    }
    #expect(hadFocus)
    rendered.close()
  }

  private struct Finder: View {
    let model: Model
    @FocusState private var isFinding: Bool
    var body: some View {
      VStack {
        Button("Find") { model.hasMore.toggle() }.keyboardShortcut("k")
        SearchField("words", text: .constant("")).focused($isFinding)
          .onChange(of: model.hasMore) { isFinding = true }
      }
    }
  }

  @Test func aFieldInAFormThatGetsTheFocusIsSelected() async {
    let rendered = Rendered(isShown: true) { Rows() }
    await rendered.settle()
    rendered.press("To name")
    var start: Int32 = 0
    var end: Int32 = 0
    let row = rendered.only("AdwEntryRow")
    #expect(gtk_editable_get_selection_bounds(row.opaque, &start, &end) != 0)
    #expect(start == 0 && end == 6)
    rendered.close()
  }

  private struct Rows: View {
    @FocusState private var hasFocus: Bool
    var body: some View {
      VStack {
        GTKUI.Form { TextField("name", text: .constant("Baikal")).focused($hasFocus) }
        Button("To name") { hasFocus = true }
      }
    }
  }

  @Test(arguments: [false, true])
  func theCaretStaysWithItsLettersWhenTheProgramWritesBeforeThem(isInForm: Bool) async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      let text = Binding(
        get: { model.texts[1] ?? "a lake" }, set: { model.texts[1] = $0 })
      if isInForm {
        GTKUI.Form { TextField("name", text: text) }
      } else {
        TextField("name", text: text)
      }
    }
    await rendered.settle()
    let field = rendered.only(isInForm ? "AdwEntryRow" : "GtkEntry")
    gtk_editable_select_region(field.opaque, 2, 4)
    model.texts[1] = "what a lake"
    rendered.flush()
    var start: Int32 = 0
    var end: Int32 = 0
    #expect(gtk_editable_get_selection_bounds(field.opaque, &start, &end) != 0)
    #expect(start == 7 && end == 9)
    rendered.close()
  }

  @Test func theStateTakesTheFocusAway() async {
    let rendered = Rendered(isShown: true) { Form() }
    await rendered.settle()
    let fields = rendered.all("GtkEntry")
    rendered.press("To depth")
    #expect(rendered.focus?.isInside(fields[1]) == true)
    rendered.press("To none")
    #expect(rendered.focus?.isInside(fields[1]) != true)
    #expect(await TestLoop.eventually { rendered.texts.contains("focus: none") })
    rendered.press("To depth")
    #expect(rendered.focus?.isInside(fields[1]) == true)
    rendered.close()
  }

  @Test func aStateThatIsWrittenAsTheFocusGoesTakesItBack() async {
    let rendered = Rendered(isShown: true) { Form() }
    await rendered.settle()
    let field = rendered.all("GtkEntry")[1]
    rendered.press("To depth")
    #expect(rendered.focus?.isInside(field) == true)
    // Both before anything is rendered.
    gtk_widget_grab_focus(rendered.button("To none")?.cast())
    #expect(rendered.focus?.isInside(field) == false)
    rendered.press("To depth")
    #expect(rendered.focus?.isInside(field) == true)
    #expect(await TestLoop.eventually { rendered.texts.contains("focus: depth") })
    rendered.close()
  }

  private struct Form: View {
    enum Field: Hashable {
      case name
      case depth
    }

    @FocusState private var focus: Field?
    var body: some View {
      VStack {
        TextField("name", text: .constant("")).focused($focus, equals: .name)
        TextField("depth", text: .constant("")).focused($focus, equals: .depth)
        Text("focus: \(focus.map { "\($0)" } ?? "none")")
        Button("To name") { focus = .name }
        Button("To depth") { focus = .depth }
        Button("To none") { focus = nil }
      }
    }
  }

  @Test func aFieldThatAppearsCanTakeTheFocusAtOnce() async {
    let rendered = Rendered(isShown: true) { Search() }
    await rendered.settle()
    rendered.press("Find")
    let field = rendered.only("GtkSearchEntry")
    #expect(rendered.focus?.isInside(field) == true)
    rendered.press("Close")
    #expect(rendered.all("GtkSearchEntry").isEmpty)
    rendered.press("Find")
    #expect(rendered.focus?.isInside(rendered.only("GtkSearchEntry")) == true)
    rendered.close()
  }

  private struct Search: View {
    @State private var isSearching = false
    @FocusState private var hasFocus: Bool
    var body: some View {
      VStack {
        if isSearching {
          SearchField("words", text: .constant("")).focused($hasFocus)
        }
        Button("Find") {
          isSearching = true
          hasFocus = true
        }
        Button("Close") { isSearching = false }
      }
    }
  }

  @Test func aFieldThatGoesGivesTheStateUp() async {
    let rendered = Rendered(isShown: true) { Search() }
    await rendered.settle()
    rendered.press("Find")
    rendered.press("Close")
    await rendered.settle()
    // Were the state still true, it would not become true again, and not move the focus.
    rendered.press("Find")
    #expect(rendered.focus?.isInside(rendered.only("GtkSearchEntry")) == true)
    rendered.close()
  }
}

extension Object {
  /// Whether a widget is another one or stands inside it.
  func isInside(_ other: Object) -> Bool {
    self == other || gtk_widget_is_ancestor(cast(), other.cast()) != 0
  }

  /// Writes into an entry as the user does.
  ///
  /// - Parameters:
  ///   - text: what is typed.
  ///   - position: where; at the end by default.
  func type(_ text: String, at position: Int32? = nil) {
    var place = position ?? Int32(self.text.count)
    gtk_editable_insert_text(opaque, text, -1, &place)
    gtk_editable_set_position(opaque, place)
  }
}
