import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A widget view's functions are called in their order, and its slots hold other views.
@Suite(.serialized) @MainActor
struct WidgetRepresentableTests {
  @Observable
  fileprivate final class Model {
    var isOn = true
    var text = "lake"
    var hasSecond = true
    @ObservationIgnored var events: [String] = []
  }

  /// A view of the tests' own: a label, and two places inside a box.
  private struct Plate: WidgetRepresentable {
    let model: Model
    let name: String
    var reads = false

    final class Coordinator {
      let model: Model
      init(_ model: Model) { self.model = model }
    }

    func makeCoordinator() -> Coordinator {
      model.events.append("coordinator")
      return Coordinator(model)
    }

    func makeWidget(context: Context) -> Widget {
      model.events.append("make \(context.previous == nil)")
      return Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    }

    func updateWidget(_ widget: Widget, context: Context) {
      model.events.append("update \(context.previous?.name ?? "nothing") → \(name)")
      if reads { _ = model.text }
    }

    static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
      let isPlaced = gtk_widget_get_parent(widget.pointer) != nil
      coordinator.model.events.append("dismantle, placed: \(isPlaced)")
    }
  }

  @Test func theFunctionsAreCalledInTheirOrder() {
    let model = Model()
    let rendered = Rendered {
      VStack {
        if model.isOn { Plate(model: model, name: model.text) }
      }
    }
    #expect(model.events == ["coordinator", "make true", "update nothing → lake"])
    model.events = []
    model.text = "sea"
    rendered.flush()
    #expect(model.events == ["update lake → sea"])
    model.events = []
    model.isOn = false
    rendered.flush()
    #expect(model.events == ["dismantle, placed: true"])
    rendered.close()
    #expect(model.events.count == 1, "dismantled once")
  }

  @Test func theWidgetIsDismantledWithItsParent() {
    let model = Model()
    let rendered = Rendered {
      VStack { HStack { Plate(model: model, name: "plate") } }
    }
    model.events = []
    rendered.close()
    #expect(model.events == ["dismantle, placed: true"])
  }

  @Test func whatTheUpdateReadUpdatesTheWidgetAlone() {
    let model = Model()
    let counter = BodyCounter()
    let rendered = Rendered { Around(model: model, counter: counter) }
    model.events = []
    counter.reset()
    model.text = "sea"
    rendered.flush()
    #expect(model.events == ["update plate → plate"])
    #expect(counter.counts == [:])
    rendered.close()
  }

  private struct Around: View {
    let model: Model
    let counter: BodyCounter
    var body: some View {
      let _ = counter.note("around")
      Plate(model: model, name: "plate", reads: true)
    }
  }

  /// A view with one or two slots.
  private struct Slots: WidgetRepresentable {
    let model: Model

    func makeWidget(context: Context) -> Widget {
      Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    }

    func updateWidget(_ widget: Widget, context: Context) {
      context.embed(Text("first \(model.text)"), in: "first") { widgets in
        model.events.append("first: \(widgets.count)")
        BoxChildren.place(widgets, in: widget)
      }
      guard model.hasSecond else { return }
      context.embed(Leaving(model: model), in: "second") { widgets in
        model.events.append("second: \(widgets.count)")
      }
    }
  }

  private struct Leaving: View {
    let model: Model
    var body: some View {
      Text("second").onDisappear { model.events.append("second has gone") }
    }
  }

  @Test func aSlotThatIsLeftOutLosesItsView() {
    let model = Model()
    let rendered = Rendered { Slots(model: model) }
    #expect(model.events == ["first: 1", "second: 1"])
    model.events = []
    model.text = "sea"
    rendered.flush()
    #expect(model.events == [], "the widgets are the same")
    #expect(rendered.texts == ["first sea"])
    model.hasSecond = false
    rendered.flush()
    #expect(model.events == ["second has gone", "second: 0"])
    rendered.close()
  }

  @Test func thePropertyWrappersOfAWidgetViewWork() {
    let rendered = Rendered { Counting() }
    rendered.only("GtkButton").emit("clicked")
    rendered.only("GtkButton").emit("clicked")
    rendered.flush()
    #expect(rendered.only("GtkButton").property("label") == "2")
    rendered.close()
  }

  private struct Counting: WidgetRepresentable {
    @State private var count = 0

    func makeWidget(context: Context) -> Widget {
      let button = Widget(taking: gtk_button_new())
      button.object.connect("clicked") { count += 1 }
      return button
    }

    func updateWidget(_ widget: Widget, context: Context) {
      widget.object.setProperty("label", to: "\(count)")
    }
  }
}
