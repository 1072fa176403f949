import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Questions and windows that a view shows over its own.
@Suite(.serialized) @MainActor
struct AlertTests {
  @Observable
  fileprivate final class Model {
    var isAsking = false
    var isShown = true
    @ObservationIgnored var answers: [String] = []
  }

  @Observable
  fileprivate final class Subject {
    var name: String?
  }

  private func asking(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack {
        if model.isShown {
          Text("lake").alert("Delete <b>the</b> lake_1?", isPresented: $bindable.isAsking) {
            Button("Delete_it", role: .destructive) { model.answers.append("delete") }
            Button("Keep", role: .cancel) { model.answers.append("keep") }
          } message: {
            Text("It cannot be <brought> back & forth.")
          }
        }
      }
    }
  }

  @Test func theQuestionIsAskedAndAnswered() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    #expect(Self.dialog == nil)
    model.isAsking = true
    rendered.flush()
    answer()
    rendered.flush()
    #expect(model.answers == ["delete"])
    #expect(!model.isAsking)
    rendered.close()
  }

  /// Looks at the question and presses its first button.
  ///
  /// No reference to it is kept: it must not outlive its parent.
  private func answer() {
    let dialog = Self.dialog
    #expect(dialog?.property("heading") == "Delete <b>the</b> lake_1?")
    #expect(dialog?.property("body") == "It cannot be <brought> back & forth.")
    let texts = dialog?.descendants("GtkLabel").map {
      String(cString: gtk_label_get_text($0.opaque))
    }
    #expect(texts?.contains("Delete_it") == true)
    let button = dialog?.descendants("GtkButton").first { button in
      button.descendants("GtkLabel").contains { $0.text == "Delete__it" }
    }
    #expect(button?.styleClasses.contains("destructive") == true)
    button?.emit("clicked")
  }

  @Test func closingTheQuestionIsTheAnswerThatCancels() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    for _ in 0..<2 {
      model.isAsking = true
      rendered.flush()
      gtk_window_close(Self.dialog?.cast())
      #expect(await TestLoop.eventually { !model.isAsking })
    }
    #expect(model.answers == ["keep", "keep"])
    rendered.close()
  }

  @Test func anAnswerSeesWhatTheQuestionWasAbout() async {
    let subject = Subject()
    var answers: [String?] = []
    let rendered = Rendered(isShown: true) {
      Text("lake").alert(
        "Open?",
        isPresented: Binding(
          get: { subject.name != nil }, set: { if !$0 { subject.name = nil } })
      ) {
        Button("Delete_it") { answers.append(subject.name) }
      }
    }
    await rendered.settle()
    subject.name = "Baikal"
    rendered.flush()
    Self.dialog?.descendants("GtkButton").first { button in
      button.descendants("GtkLabel").contains { $0.text == "Delete__it" }
    }?.emit("clicked")
    #expect(answers == ["Baikal"])
    #expect(subject.name == nil)
    rendered.close()
  }

  @Test func theProgramTakesTheQuestionBack() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    model.isAsking = true
    rendered.flush()
    let witness = Self.dialog.map { WeakObject($0) }
    model.isAsking = false
    rendered.flush()
    #expect(await TestLoop.eventually { witness?.isAlive == false })
    #expect(model.answers == [])
    rendered.close()
  }

  @Test func theQuestionGoesWithItsView() async {
    let model = Model()
    let rendered = asking(model)
    await rendered.settle()
    model.isAsking = true
    rendered.flush()
    let witness = Self.dialog.map { WeakObject($0) }
    #expect(witness?.isAlive == true)
    model.isShown = false
    rendered.flush()
    #expect(await TestLoop.eventually { witness?.isAlive == false })
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func theWindowAboutTheProgramComesAndGoes() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Text("lake").aboutWindow(
        isPresented: $bindable.isAsking,
        AboutInformation(
          name: "Lakes <1>", icon: "edit-find-symbolic", version: "1", developer: "No\0body",
          comments: "<Lakes>\0 & seas", license: "A & B"))
    }
    await rendered.settle()
    for _ in 0..<2 {
      model.isAsking = true
      rendered.flush()
      let window = Self.window("AdwAboutWindow")
      #expect(window?.property("application-name") == "Lakes <1>")
      #expect(window?.property("comments") == "&lt;Lakes&gt;\u{FFFD} &amp; seas")
      #expect(window?.property("developer-name") == "No\u{FFFD}body")
      gtk_window_close(window?.cast())
      #expect(await TestLoop.eventually { !model.isAsking })
      rendered.flush()
      #expect(await TestLoop.eventually { Self.window("AdwAboutWindow") == nil })
    }
    rendered.close()
  }

  private static var dialog: Object? { window("AdwMessageDialog") }

  /// The open window of a type.
  private static func window(_ type: String) -> Object? {
    let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    return (0..<g_list_model_get_n_items(windows.opaque)).lazy
      .compactMap { g_list_model_get_item(windows.opaque, $0).map { Object(taking: $0) } }
      .first { $0.typeName == type }
  }
}
