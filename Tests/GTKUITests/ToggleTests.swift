import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A toggle shows its binding and writes to it.
@Suite(.serialized) @MainActor
struct ToggleTests {
  @Observable
  fileprivate final class Model {
    var isOn = false { didSet { writes += 1 } }
    var title = "Sounds"
    @ObservationIgnored var writes = 0
  }

  private func toggle(_ model: Model, _ style: ToggleStyle) -> Rendered {
    Rendered {
      @Bindable var bindable = model
      VStack { Toggle(model.title, isOn: $bindable.isOn) }.toggleStyle(style)
    }
  }

  @Test(arguments: [
    (ToggleStyle.automatic, "GtkCheckButton"), (.checkbox, "GtkCheckButton"),
    (.button, "GtkToggleButton"), (.switch, "GtkSwitch"),
  ])
  func eachStyleIsOneOfGTKsWidgets(style: ToggleStyle, type: String) {
    let model = Model()
    let rendered = toggle(model, style)
    let widget = rendered.only(type)
    #expect(rendered.shownTexts == ["Sounds"])
    #expect(!widget.property("active", as: Bool.self))
    model.isOn = true
    model.title = "snake_case"
    rendered.flush()
    #expect(widget.property("active", as: Bool.self))
    #expect(rendered.shownTexts == ["snake_case"])
    #expect(model.writes == 1, "only the test has written")
    widget.setProperty("active", to: false)
    rendered.flush()
    #expect(!model.isOn)
    #expect(model.writes == 2)
    rendered.close()
  }

  @Test func aBindingThatRefusesIsShown() {
    let rendered = Rendered { Toggle("On", isOn: .constant(false)) }
    let widget = rendered.only("GtkCheckButton")
    widget.setProperty("active", to: true)
    rendered.flush()
    #expect(!widget.property("active", as: Bool.self))
    rendered.close()
  }

  @Test func aToggleWithItsIconAloneIsNamedByItsText() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      VStack { Toggle(model.title, systemImage: "edit-find-symbolic", isOn: $bindable.isOn) }
        .toggleStyle(.button).labelStyle(.iconOnly)
    }
    let widget = rendered.only("GtkToggleButton")
    #expect(widget.hasAccessibleName("Sounds"))
    #expect(widget.property("tooltip-text") == "Sounds")
    #expect(rendered.texts == [])
    model.title = "Pictures"
    rendered.flush()
    #expect(widget.hasAccessibleName("Pictures"))
    rendered.close()
  }
}
