import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What a view is given by its surroundings.
@Suite(.serialized) @MainActor
struct EnvironmentTests {
  @Test func aValueComesFromTheNearestViewThatSetsIt() {
    let rendered = Rendered {
      VStack {
        Reader()
        VStack {
          Reader()
          Reader().environment(\.colour, "green")
        }.environment(\.colour, "blue")
      }
    }
    #expect(rendered.texts == ["none", "blue", "green"])
    rendered.close()
  }

  private struct Reader: View {
    @Environment(\.colour) private var colour
    var body: some View { Text(colour) }
  }

  @Test func aChangedValueReachesWhatReadsIt() {
    let model = Model()
    let rendered = Rendered {
      VStack { Reader() }.environment(\.colour, model.colour)
    }
    #expect(rendered.texts == ["red"])
    model.colour = "blue"
    rendered.flush()
    #expect(rendered.texts == ["blue"])
    rendered.close()
  }

  @Observable
  fileprivate final class Model {
    var colour = "red"
  }

  @Test func aViewKnowsWhetherItCanBeUsed() {
    let rendered = Rendered {
      VStack {
        Ability()
        VStack { Ability().disabled(false) }.disabled(true)
      }
    }
    #expect(rendered.texts == ["yes", "no"], "what is disabled around a view stays so inside")
    rendered.close()
  }

  private struct Ability: View {
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Text(isEnabled ? "yes" : "no") }
  }

  @Test func anObjectIsFoundByItsType() {
    let model = Model()
    let rendered = Rendered { ObjectReader().environment(model) }
    #expect(rendered.texts == ["red"])
    model.colour = "blue"
    rendered.flush()
    #expect(rendered.texts == ["blue"])
    rendered.close()
  }

  private struct ObjectReader: View {
    @Environment(Model.self) private var model
    var body: some View { Text(model.colour) }
  }

  @Test func aTransformedValueIsChangedFromWhatItWas() {
    let rendered = Rendered {
      Reader()
        .transformEnvironment(\.colour) { $0 += " sea" }
        .environment(\.colour, "red")
    }
    #expect(rendered.texts == ["red sea"])
    rendered.close()
  }

  @Test func aModifierHasAnEnvironmentAndStateOfItsOwn() {
    let rendered = Rendered {
      Text("lake").modifier(Framing()).environment(\.colour, "blue")
    }
    #expect(rendered.texts.prefix(2) == ["lake", "blue 0"])
    rendered.press("More")
    #expect(rendered.texts.prefix(2) == ["lake", "blue 1"])
    rendered.close()
  }

  private struct Framing: ViewModifier {
    @Environment(\.colour) private var colour
    @State private var count = 0
    func body(content: Content) -> some View {
      VStack {
        content
        Text("\(colour) \(count)")
        Button("More") { count += 1 }
      }
    }
  }

  @Test func aMissingObjectEndsTheProgramWithItsName() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = Rendered { ObjectReader() }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("There is no Model in the environment"))
  }
}

@MainActor
extension EnvironmentValues {
  fileprivate var colour: String {
    get { self[ColourKey.self] }
    set { self[ColourKey.self] = newValue }
  }
}

private struct ColourKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}
