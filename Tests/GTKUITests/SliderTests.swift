import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A slider shows its value and writes what the user chooses, in steps and within its range.
@Suite(.serialized) @MainActor
struct SliderTests {
  @Observable
  fileprivate final class Model {
    var value = 0.5 { didSet { writes += 1 } }
    var float: Float = 0.25
    var title = "Loudness"
    var upper = 1.0
    @ObservationIgnored var writes = 0
    @ObservationIgnored var editing: [Bool] = []
  }

  private func slider(_ model: Model, step: Double? = nil) -> Rendered {
    Rendered {
      @Bindable var bindable = model
      Slider(value: $bindable.value, in: 0...model.upper, step: step) {
        Text(model.title)
      } onEditingChanged: {
        model.editing.append($0)
      }
    }
  }

  @Test func theSliderShowsItsValueAndIsNamed() {
    let model = Model()
    let rendered = slider(model)
    let scale = rendered.only("GtkScale")
    #expect(scale.sliderValue == 0.5)
    #expect(scale.hasAccessibleName("Loudness"))
    #expect(gtk_accessible_get_accessible_role(scale.opaque) == GTK_ACCESSIBLE_ROLE_SLIDER)
    model.value = 0.75
    model.title = "Brightness"
    rendered.flush()
    #expect(scale.sliderValue == 0.75)
    #expect(scale.hasAccessibleName("Brightness"))
    #expect(model.writes == 1, "only the test has written")
    #expect(model.editing == [])
    rendered.close()
  }

  @Test func whatTheUserChoosesIsWritten() {
    let model = Model()
    let rendered = slider(model)
    rendered.only("GtkScale").slide(to: 0.3)
    rendered.flush()
    #expect(model.value == 0.3)
    #expect(model.writes == 1)
    #expect(model.editing == [true, false])
    rendered.close()
  }

  @Test func theKeyboardGoesStepsAndToTheEnds() async {
    let model = Model()
    let rendered = slider(model, step: 0.25)
    let scale = rendered.only("GtkScale")
    scale.press(GTK_SCROLL_STEP_RIGHT)
    #expect(model.value == 0.75)
    scale.press(GTK_SCROLL_END)
    #expect(model.value == 1)
    scale.press(GTK_SCROLL_STEP_RIGHT)
    #expect(model.value == 1)
    scale.press(GTK_SCROLL_START)
    #expect(model.value == 0)
    rendered.close()
  }

  @Test func aValueBetweenTwoStepsBecomesTheNearer() {
    let model = Model()
    let rendered = slider(model, step: 0.25)
    let scale = rendered.only("GtkScale")
    scale.slide(to: 0.61)
    #expect(model.value == 0.5)
    #expect(model.writes == 0, "it was that already")
    #expect(scale.sliderValue == 0.5)
    scale.slide(to: 0.64)
    #expect(model.value == 0.75)
    rendered.close()
  }

  @Test func aBindingThatRefusesShowsWhatItKeeps() {
    let rendered = Rendered { Slider(value: .constant(0.25)) { Text("x") } }
    rendered.only("GtkScale").slide(to: 0.8)
    rendered.flush()
    #expect(rendered.only("GtkScale").sliderValue == 0.25)
    rendered.close()
  }

  @Test func aValueOutsideTheRangeShowsAtItsEndAndIsLeft() {
    let model = Model()
    model.value = 7
    let rendered = slider(model)
    let scale = rendered.only("GtkScale")
    #expect(scale.sliderValue == 1)
    for (value, shown) in [(-3, 0), (.nan, 0), (.infinity, 1), (-.infinity, 0)]
      as [(Double, Double)]
    {
      model.value = value
      let writes = model.writes
      rendered.flush()
      #expect(scale.sliderValue == shown, "\(value)")
      #expect(model.writes == writes)
    }
    scale.slide(to: 0.4)
    #expect(model.value == 0.4)
    rendered.close()
  }

  @Test func theRangeChanges() {
    let model = Model()
    model.value = 3
    let rendered = slider(model)
    model.upper = 10
    rendered.flush()
    #expect(rendered.only("GtkScale").sliderValue == 3)
    #expect(model.writes == 1)
    rendered.close()
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double])
  func aStepThatIsNoneIsReported(step: Double) async {
    let model = Model()
    var rendered: Rendered?
    let messages = await reports { rendered = slider(model, step: step) }
    #expect(messages.count == 1)
    rendered?.only("GtkScale").slide(to: 0.37)
    #expect(model.value == 0.37)
    rendered?.close()
  }

  @Test func anEndlessRangeIsReported() async {
    var rendered: Rendered?
    let messages = await reports {
      rendered = Rendered { Slider(value: .constant(5), in: 0...Double.infinity) { Text("x") } }
    }
    #expect(messages == ["Slider: the range 0.0...inf is not finite, 0...1 is taken"])
    #expect(rendered?.only("GtkScale").sliderValue == 1)
    rendered?.close()
  }

  @Test func otherNumbersAndLabelsAtTheEnds() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      Slider(value: $bindable.float, in: 0...2, step: 0.25) {
        Text("Speed")
      } minimumValueLabel: {
        Text("slow")
      } maximumValueLabel: {
        Text("fast")
      }
    }
    #expect(rendered.texts == ["Speed", "slow", "fast"])
    rendered.only("GtkScale").slide(to: 1.3)
    #expect(model.float == 1.25)
    rendered.close()
  }

  @Test func hiddenLabelsRemainNames() {
    let rendered = Rendered {
      VStack {
        Slider(value: .constant(0.5)) { Text("Speed") }
        Picker("Order", selection: .constant(1)) { Text("1").tag(1) }
      }
      .labelsHidden()
    }
    #expect(!rendered.texts.contains("Speed"))
    #expect(!rendered.texts.contains("Order"))
    #expect(rendered.only("GtkScale").hasAccessibleName("Speed"))
    #expect(rendered.only("GtkDropDown").hasAccessibleName("Order"))
    rendered.close()
  }

  @Test(arguments: [(ToggleStyle.checkbox, "GtkCheckButton"), (.switch, "GtkSwitch")])
  func aToggleWithoutItsLabelKeepsItsName(style: ToggleStyle, type: String) {
    let rendered = Rendered {
      Toggle("Sounds", isOn: .constant(true)).toggleStyle(style).labelsHidden()
    }
    #expect(rendered.shownTexts == [])
    #expect(rendered.only(type).hasAccessibleName("Sounds"))
    rendered.close()
  }

  @Test func theWheelScrollsThePageAndNotTheSlider() {
    let rendered = slider(Model())
    let controllers = Object(
      taking: gtk_widget_observe_controllers(rendered.only("GtkScale").cast()))
    let phases = (0..<g_list_model_get_n_items(controllers.opaque)).compactMap { index in
      g_list_model_get_item(controllers.opaque, index).map { Object(taking: $0) }
    }
    .filter { $0.typeName == "GtkEventControllerScroll" }
    .map { gtk_event_controller_get_propagation_phase($0.opaque) }
    #expect(phases == [GTK_PHASE_NONE])
    rendered.close()
  }

  @Test func inAFormItIsARow() {
    let model = Model()
    let rendered = Rendered {
      @Bindable var bindable = model
      Form { Slider(value: $bindable.value) { Text("Loudness") } }
    }
    #expect(rendered.only("AdwActionRow").property("title") == "Loudness")
    rendered.only("GtkScale").slide(to: 0.1)
    #expect(model.value == 0.1)
    rendered.close()
  }
}

extension Object {
  /// Where a slider stands.
  fileprivate var sliderValue: Double { gtk_range_get_value(cast()) }

  /// Moves a slider as the user does.
  fileprivate func slide(to value: Double) { gtk_range_set_value(cast(), value) }

  /// Moves a slider as a key does.
  fileprivate func press(_ move: GtkScrollType) {
    var values = [GValue(), GValue()]
    g_value_init(&values[0], lakes_type_of_instance(pointer))
    g_value_set_object(&values[0], pointer)
    g_value_init(&values[1], gtk_scroll_type_get_type())
    g_value_set_enum(&values[1], Int32(move.rawValue))
    let signal = g_signal_lookup("move-slider", lakes_type_of_instance(pointer))
    g_signal_emitv(&values, signal, 0, nil)
    for index in values.indices { g_value_unset(&values[index]) }
  }
}
