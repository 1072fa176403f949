import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A field shows its binding, writes to it, and does not answer to the program's own writes.
@Suite(.serialized) @MainActor
struct TextFieldTests {
  @Observable
  fileprivate final class Model {
    var text = "lake" { didSet { writes += 1 } }
    var title = "name"
    @ObservationIgnored var writes = 0
  }

  private func field(_ model: Model) -> Rendered {
    Rendered {
      @Bindable var bindable = model
      TextField(model.title, text: $bindable.text)
    }
  }

  @Test func theFieldShowsTheText() {
    let model = Model()
    let rendered = field(model)
    let entry = rendered.only("GtkEntry")
    #expect(entry.text == "lake")
    model.text = "sea"
    rendered.flush()
    #expect(entry.text == "sea")
    #expect(model.writes == 1, "only the test has written")
    rendered.close()
  }

  @Test func whatTheUserTypesIsWritten() {
    let model = Model()
    let rendered = field(model)
    rendered.only("GtkEntry").type("s")
    #expect(model.text == "lakes")
    #expect(model.writes == 1)
    rendered.flush()
    #expect(model.writes == 1)
    rendered.close()
  }

  @Test func theTitleIsThePlaceholder() {
    let model = Model()
    let rendered = field(model)
    #expect(rendered.only("GtkEntry").property("placeholder-text") == "name")
    model.title = "depth"
    rendered.flush()
    #expect(rendered.only("GtkEntry").property("placeholder-text") == "depth")
    rendered.close()
  }

  @Test func anEqualTextLeavesTheCaret() {
    let model = Model()
    let rendered = field(model)
    let entry = rendered.only("GtkEntry")
    gtk_editable_set_position(entry.opaque, 2)
    model.text = "lake"
    model.title = "other"
    rendered.flush()
    #expect(gtk_editable_get_position(entry.opaque) == 2)
    rendered.close()
  }

  @Test func aTextThatTheProgramCorrectsLeavesTheCaretInItsPlace() {
    let model = Model()
    let rendered = Rendered {
      TextField(
        "name",
        text: Binding(get: { model.text }, set: { model.text = $0.uppercased() }))
    }
    let entry = rendered.only("GtkEntry")
    model.text = "LAKE"
    rendered.flush()
    entry.type("x", at: 2)
    rendered.flush()
    #expect(entry.text == "LAXKE")
    #expect(gtk_editable_get_position(entry.opaque) == 3)
    entry.type("y")
    rendered.flush()
    #expect(entry.text == "LAXKEY")
    #expect(gtk_editable_get_position(entry.opaque) == 6)
    rendered.close()
  }

  @Test func aBindingThatRefusesShowsWhatItKeeps() {
    let model = Model()
    let rendered = Rendered {
      TextField("name", text: Binding(get: { model.text }, set: { _ in model.text = "lake" }))
    }
    let entry = rendered.only("GtkEntry")
    entry.type("s")
    rendered.flush()
    #expect(entry.text == "lake")
    rendered.close()
  }

  @Test func enterSubmits() {
    var submitted: [String] = []
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      TextField("name", text: $bindable.text).onSubmit { submitted.append(model.text) }
    }
    rendered.only("GtkEntry").emit("activate")
    model.text = "sea"
    rendered.flush()
    rendered.only("GtkEntry").emit("activate")
    #expect(submitted == ["lake", "sea"])
    rendered.close()
  }

  @Test func aSearchFieldIsOneOfGTKs() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      SearchField("words", text: $bindable.text)
    }
    let entry = rendered.only("GtkSearchEntry")
    #expect(entry.property("text") == "lake")
    #expect(entry.property("placeholder-text") == "words")
    gtk_editable_set_text(entry.opaque, "sea")
    #expect(model.text == "sea")
    rendered.close()
  }
}
