import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A search field stands above what can be searched, and goes when the user is done.
@Suite(.serialized) @MainActor
struct SearchableTests {
  @Observable
  fileprivate final class Model {
    var words = "" { didSet { writes += 1 } }
    var isPresented = false { didSet { presentations += 1 } }
    @ObservationIgnored var writes = 0
    @ObservationIgnored var presentations = 0
    @ObservationIgnored var submitted: [String] = []
  }

  private func search(_ model: Model, opens: Bool) -> Rendered {
    Rendered(isShown: true) {
      @Bindable var bindable = model
      VStack { Button("row") {} }
        .searchable(
          text: $bindable.words, isPresented: opens ? $bindable.isPresented : nil, prompt: "Words"
        )
        .onSubmit(of: .search) { model.submitted.append(model.words) }
    }
  }

  @Test func aFieldWithoutABindingAlwaysShows() async {
    let model = Model()
    let rendered = search(model, opens: false)
    await rendered.settle()
    let bar = rendered.only("GtkSearchBar")
    let entry = rendered.only("GtkSearchEntry")
    #expect(bar.property("search-mode-enabled") == true)
    #expect(entry.hasAccessibleName("Words"))
    entry.type("deep")
    #expect(model.words == "deep")
    entry.emit("activate")
    #expect(model.submitted == ["deep"])
    entry.emit("stop-search")
    rendered.flush()
    #expect(model.words == "")
    #expect(entry.text == "")
    #expect(bar.property("search-mode-enabled") == true)
    rendered.close()
  }

  @Test func theProgramOpensAndClosesTheField() async {
    let model = Model()
    let rendered = search(model, opens: true)
    await rendered.settle()
    let bar = rendered.only("GtkSearchBar")
    #expect(bar.property("search-mode-enabled") == false)
    model.isPresented = true
    rendered.flush()
    #expect(bar.property("search-mode-enabled") == true)
    #expect(
      await TestLoop.eventually {
        rendered.focus?.isInside(rendered.only("GtkSearchEntry")) == true
      })
    model.words = "deep"
    rendered.flush()
    model.isPresented = false
    rendered.flush()
    #expect(bar.property("search-mode-enabled") == false)
    #expect(model.words == "deep", "what the program closes it need not forget")
    #expect(model.presentations == 2, "only the test has written")
    rendered.close()
  }

  @Test func escapeEmptiesAndClosesTheField() async {
    let model = Model()
    model.isPresented = true
    let rendered = search(model, opens: true)
    await rendered.settle()
    rendered.only("GtkSearchEntry").type("deep")
    rendered.only("GtkSearchEntry").emit("stop-search")
    rendered.flush()
    #expect(model.words == "")
    #expect(!model.isPresented)
    #expect(rendered.only("GtkSearchBar").property("search-mode-enabled") == false)
    #expect(rendered.focus?.typeName == "GtkButton", "the keyboard is back in the view")
    rendered.close()
  }

  @Test func theCloseButtonDoesTheSame() async {
    let model = Model()
    model.isPresented = true
    let rendered = search(model, opens: true)
    await rendered.settle()
    model.words = "deep"
    rendered.flush()
    rendered.only("GtkSearchBar").setProperty("search-mode-enabled", to: false)
    rendered.flush()
    #expect(model.words == "")
    #expect(!model.isPresented)
    #expect(model.presentations == 2)
    rendered.close()
  }

  @Test func aBindingMayKeepTheFieldOpen() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      @Bindable var bindable = model
      Text("x").searchable(text: $bindable.words, isPresented: .constant(true))
    }
    await rendered.settle()
    #expect(rendered.only("GtkSearchEntry").property("placeholder-text") == "Search")
    rendered.only("GtkSearchEntry").emit("stop-search")
    rendered.flush()
    #expect(rendered.only("GtkSearchBar").property("search-mode-enabled") == true)
    rendered.close()
  }

  @Test func enterInAnotherFieldIsNoSearch() {
    var submitted: [String] = []
    let rendered = Rendered {
      TextField("name", text: .constant("x"))
        .onSubmit(of: .search) { submitted.append("search") }
        .onSubmit(of: .text) { submitted.append("text") }
    }
    rendered.only("GtkEntry").emit("activate")
    #expect(submitted == ["text"])
    rendered.close()
  }
}
