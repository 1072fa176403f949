import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Dialogs in all the ways that SwiftUI has them.
@Suite(.serialized) @MainActor
struct DialogTests {
  @Observable
  fileprivate final class Model {
    var isPresented = false
    var address = ""
    var lake: String?
    var failure: Failure?
    var message = "What there is to know"
    var isShown = true
    @ObservationIgnored var answers: [String] = []
  }

  fileprivate struct Failure: LocalizedError {
    var errorDescription: String? { "It Failed" }
    var recoverySuggestion: String? { "Try again." }
  }

  private func asking(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        if model.isShown {
          Text("lake").alert("Open an Address", isPresented: $bindable.isPresented) {
            TextField("Address", text: $bindable.address).accessibilityLabel("Address to open")
            Button("Open") { model.answers.append(model.address) }
              .disabled(model.address.isEmpty)
            Button("Cancel", role: .cancel) { model.answers.append("cancel") }
          } message: {
            Text(model.message)
            if model.address == "two" { Text("Two") }
          }
        }
      }
    }
  }

  @Test func aFieldInADialogIsEditedAndEnterGivesTheAnswer() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    await rendered.settle()
    do {
      let dialog = Dialog()
      #expect(dialog.heading == "Open an Address")
      #expect(dialog.responses == ["Cancel", "Open"])
      #expect(dialog.button("Open")?.isSensitive == false)
      guard let field = dialog.widget?.descendants("GtkEntry").first else {
        Issue.record("There is no field")
        return
      }
      #expect(field.hasAccessibleName("Address to open"))
      gtk_editable_set_text(field.opaque, "two")
      rendered.flush()
      #expect(model.address == "two")
      #expect(dialog.body == "What there is to know\n\nTwo")
      #expect(dialog.button("Open")?.isSensitive == true)
      #expect(dialog.button("Open")?.styleClasses.contains("suggested") == true)
      model.address = "three"
      rendered.flush()
      #expect(field.text == "three")
      field.descendants("GtkText").first?.emit("activate")
    }
    #expect(await TestLoop.eventually { !model.isPresented })
    #expect(model.answers == ["three"])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func withoutAnswersThereIsOK() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Text("lake").alert("Saved", isPresented: $bindable.isPresented) {}
    }
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    #expect(Dialog().responses == ["OK"])
    Dialog().button("OK")?.emit("clicked")
    #expect(await TestLoop.eventually { !model.isPresented })
    rendered.close()
  }

  @Test func theOnlyAnswerStandsAlone() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Text("lake").alert("Saved", isPresented: $bindable.isPresented) {
        Button("Fine") { model.answers.append("fine") }
      }
    }
    await rendered.settle()
    model.isPresented = true
    rendered.flush()
    #expect(Dialog().responses == ["Fine"])
    // Escape closes it without an answer.
    gtk_window_close(Dialog().widget?.cast())
    #expect(await TestLoop.eventually { !model.isPresented })
    #expect(model.answers == [])
    rendered.close()
  }

  @Test func aDialogAboutAValueWaitsForIt() async {
    let model = Model()
    model.isPresented = true
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Text("lake").confirmationDialog(
        "Delete?", isPresented: $bindable.isPresented, presenting: model.lake
      ) { lake in
        Button("Delete \(lake)", role: .destructive) { model.answers.append(lake) }
      } message: { lake in
        Text("\(lake) goes.")
      }
    }
    await rendered.settle()
    #expect(Dialog().widget == nil)
    model.lake = "Biwa"
    rendered.flush()
    #expect(Dialog().responses == ["Cancel", "Delete Biwa"])
    #expect(Dialog().body == "Biwa goes.")
    // What destroys is never what Enter does.
    #expect(Dialog().standard == nil)
    Dialog().button("Delete Biwa")?.emit("clicked")
    #expect(await TestLoop.eventually { !model.isPresented })
    #expect(model.answers == ["Biwa"])
    rendered.close()
  }

  @Test func theTitleOfAConfirmationCanBeHidden() async {
    let rendered = Rendered(isShown: true) {
      Text("lake").confirmationDialog(
        "Delete?", isPresented: .constant(true), titleVisibility: .hidden
      ) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It goes.")
      }
    }
    await rendered.settle()
    rendered.flush()
    #expect(await TestLoop.eventually { Dialog().widget != nil })
    #expect(Dialog().heading == "")
    #expect(Dialog().body == "It goes.")
    rendered.close()
    #expect(await TestLoop.eventually { Dialog().widget == nil })
  }

  @Test func anErrorSaysWhatHappenedAndWhatToDo() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Text("lake").alert(
        isPresented: Binding(
          get: { model.failure != nil }, set: { if !$0 { model.failure = nil } }),
        error: model.failure
      ) {}
    }
    await rendered.settle()
    model.failure = Failure()
    rendered.flush()
    #expect(Dialog().heading == "It Failed")
    #expect(Dialog().body == "Try again.")
    Dialog().button("OK")?.emit("clicked")
    #expect(await TestLoop.eventually { model.failure == nil })
    rendered.close()
  }

  @Test func aMessageMayBeAnything() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    model.isPresented = true
    let texts = ["a\0b", "<b>bold</b> & _more", String(repeating: "deep water ", count: 95_000)]
    for text in texts {
      model.message = text
      rendered.flush()
      await rendered.settle()
      #expect(Dialog().body.hasPrefix(text.replacing("\0", with: "\u{FFFD}").prefix(10_000)))
      #expect(Dialog().body.count <= 10_000)
    }
    model.isPresented = false
    rendered.flush()
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test(arguments: [
    String(repeating: "water ", count: 1_000), String(repeating: "w", count: 5_000),
    String(repeating: "w\n", count: 200), String(repeating: "w", count: 300),
  ])
  func aLongMessageLeavesRoomForTheAnswers(text: String) async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    model.message = text
    model.isPresented = true
    rendered.flush()
    #expect(
      await TestLoop.eventually(within: 3) {
        Dialog().button("Cancel").map { gtk_widget_get_width($0.cast()) > 0 } == true
      })
    do {
      let dialog = Dialog()
      #expect(dialog.body == text)
      guard let widget = dialog.widget else { return }
      #expect(gtk_widget_get_height(widget.cast()) < 800)
      #expect(gtk_widget_get_width(widget.cast()) < 700)
      #expect(dialog.widget?.descendants("GtkEntry").count == 1)
    }
    model.message = "short"
    rendered.flush()
    #expect(Dialog().body == "short")
    #expect(Dialog().longText == nil)
    model.isPresented = false
    rendered.flush()
    rendered.close()
  }

  @Test func openedAndClosedFiftyTimesItLeavesNothing() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    let census = WidgetCensus()
    for round in 0..<50 {
      model.isPresented = true
      rendered.flush()
      Dialog().widget.map { census.add($0.cast()) }
      if round == 49 { model.isShown = false } else { model.isPresented = false }
      rendered.flush()
      #expect(await TestLoop.eventually { Dialog().widget == nil })
    }
    #expect(census.count > 500)
    #expect(await census.survivors(after: 5) == [])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }
}

/// The dialog that shows, looked at through its widgets.
@MainActor
private struct Dialog {
  let widget: Object?

  init() {
    let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    widget = (0..<g_list_model_get_n_items(windows.opaque)).lazy
      .compactMap { g_list_model_get_item(windows.opaque, $0).map { Object(taking: $0) } }
      .first { $0.typeName == "AdwMessageDialog" }
  }

  var heading: String { widget?.property("heading") ?? "" }
  var body: String {
    let text = widget?.property("body", as: String.self) ?? ""
    return text.isEmpty ? longText?.property("label") ?? "" : text
  }
  /// The text, where it is too long for a dialog and scrolls.
  var longText: Object? {
    widget?.descendants("GtkScrolledWindow").flatMap { $0.descendants("GtkLabel") }.last
  }
  var standard: String? { widget?.property("default-response") }

  /// The titles of the answers, in order.
  var responses: [String] {
    var titles: [String] = []
    // Wide and narrow dialogs have a row and a column of the same buttons.
    for title in buttons.compactMap(Self.title) where !titles.contains(title) {
      titles.append(title)
    }
    return titles
  }

  func button(_ title: String) -> Object? { buttons.first { Self.title(of: $0) == title } }

  private var buttons: [Object] { widget?.descendants("GtkButton") ?? [] }

  private static func title(of button: Object) -> String? {
    button.descendants("GtkLabel").first.map { String(cString: gtk_label_get_text($0.opaque)) }
  }
}
