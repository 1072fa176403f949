import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A view value that the program keeps shows in several places, each with state of its own.
@Suite(.serialized) @MainActor
struct KeptViewTests {
  @Observable
  fileprivate final class Model {
    var isShown = true
  }

  private final class Surroundings {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  private struct Counter: View {
    @State private var count = 0
    @Environment(Surroundings.self) private var surroundings: Surroundings?

    var body: some View {
      VStack {
        Text("\(surroundings?.name ?? "nowhere") \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  /// Looks at a view only when it shows something.
  private struct Place: View {
    let model: Model
    let kept: Counter

    var body: some View {
      if model.isShown { kept.environment(Surroundings("lake")) }
    }
  }

  @Test func aValueInTwoPlacesHasStateOfItsOwnInEach() {
    let kept = Counter()
    let rendered = Rendered {
      VStack {
        kept.environment(Surroundings("lake"))
        kept.environment(Surroundings("sea"))
      }
    }
    #expect(rendered.texts == ["lake 0", "More", "sea 0", "More"])
    rendered.all("GtkButton")[0].emit("clicked")
    rendered.flush()
    #expect(rendered.texts == ["lake 1", "More", "sea 0", "More"])
    rendered.all("GtkButton")[1].emit("clicked")
    rendered.all("GtkButton")[0].emit("clicked")
    rendered.flush()
    #expect(rendered.texts == ["lake 2", "More", "sea 1", "More"])
    rendered.close()
  }

  @Test func aValueThatShowsAgainStartsAgain() {
    let model = Model()
    let kept = Counter()
    let rendered = Rendered { Place(model: model, kept: kept) }
    rendered.press("More")
    #expect(rendered.texts == ["lake 1", "More"])
    model.isShown = false
    rendered.flush()
    model.isShown = true
    rendered.flush()
    #expect(rendered.texts == ["lake 0", "More"])
    rendered.close()
  }

  @Test func aValueThatShowsNoMoreKeepsNothingOfItsPlace() async {
    weak var surroundings: Surroundings?
    let kept = Counter()
    do {
      let here = Surroundings("here")
      surroundings = here
      let rendered = Rendered { kept.environment(here) }
      #expect(rendered.texts.first == "here 0")
      rendered.close()
    }
    #expect(await TestLoop.eventually { surroundings == nil })
    withExtendedLifetime(kept) {}
  }
}
