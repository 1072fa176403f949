import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What can be set on any view reaches its widgets, and is taken back.
@Suite(.serialized) @MainActor
struct AttributeTests {
  @Observable
  fileprivate final class Model {
    var isDisabled = true
    var isOuterDisabled = false
    var opacity = 1.0
    var help = "help"
    var name = "name"
    var styleClass = "first"
    var isError = true
    var hasMore = false
  }

  @Test func aDisabledViewCannotBeUsed() {
    let model = Model()
    let rendered = Rendered { Button("Save") {}.disabled(model.isDisabled) }
    #expect(!rendered.only("GtkButton").isSensitive)
    model.isDisabled = false
    rendered.flush()
    #expect(rendered.only("GtkButton").isSensitive)
    rendered.close()
  }

  @Test func aDisabledContainerDisablesWhatIsInside() {
    let model = Model()
    let rendered = Rendered {
      VStack { Button("Save") {} }.disabled(model.isDisabled)
    }
    #expect(!rendered.only("GtkButton").isSensitive)
    rendered.close()
  }

  @Test func aViewInsideADisabledOneCannotEnableItself() {
    let model = Model()
    model.isOuterDisabled = true
    let rendered = Rendered {
      Button("Save") {}.disabled(model.isDisabled).disabled(model.isOuterDisabled)
    }
    let button = rendered.only("GtkButton")
    for (inner, outer) in [
      (true, true), (false, true), (true, false), (false, false), (false, true),
    ] {
      model.isDisabled = inner
      model.isOuterDisabled = outer
      rendered.flush()
      #expect(button.isSensitive == !(inner || outer), "\(inner) \(outer)")
    }
    rendered.close()
  }

  @Test func aHiddenViewKeepsItsPlace() {
    let rendered = Rendered { Button("Save") {}.hidden() }
    let button = rendered.only("GtkButton")
    #expect(gtk_widget_get_visible(button.cast()) != 0)
    #expect(gtk_widget_get_opacity(button.cast()) == 0)
    #expect(gtk_widget_get_can_target(button.cast()) == 0)
    rendered.close()
  }

  @Test func opacityAndHelpFollowAChange() {
    let model = Model()
    let rendered = Rendered { Text("lake").opacity(model.opacity).help(model.help) }
    let label = rendered.only("GtkLabel")
    #expect(label.property("tooltip-text") == "help")
    model.opacity = 0
    model.help = "<b>other</b>"
    rendered.flush()
    #expect(gtk_widget_get_opacity(label.cast()) == 0)
    #expect(label.property("tooltip-text") == "<b>other</b>")
    model.help = ""
    rendered.flush()
    #expect(label.property("tooltip-text", as: String?.self) == nil)
    rendered.close()
  }

  @Test func anotherStyleClassTakesThePlaceOfTheFirst() {
    let model = Model()
    let rendered = Rendered {
      if model.isError {
        Text("lake").styleClass(model.styleClass).foregroundStyle(.error)
      } else {
        Text("lake").styleClass(model.styleClass).foregroundStyle(.secondary)
      }
    }
    #expect(Set(rendered.only("GtkLabel").styleClasses).isSuperset(of: ["first", "error"]))
    model.styleClass = "second"
    model.isError = false
    rendered.flush()
    let label = rendered.only("GtkLabel")
    #expect(Set(label.styleClasses).isSuperset(of: ["second", "dim-label"]))
    #expect(!label.styleClasses.contains("first"))
    #expect(!label.styleClasses.contains("error"))
    rendered.close()
  }

  @Test func aViewThatComesLaterHasTheAttributeToo() {
    let rendered = Rendered { Group { Growing() }.styleClass("marked") }
    rendered.press("More")
    #expect(rendered.label("new")?.styleClasses.contains("marked") == true)
    rendered.close()
  }

  private struct Growing: View {
    @State private var hasMore = false
    var body: some View {
      Button("More") { hasMore = true }
      if hasMore { Text("new") }
    }
  }

  @Test func theAccessibleNameIsSet() {
    let model = Model()
    let rendered = Rendered { Button("×") {}.accessibilityLabel(model.name) }
    let button = rendered.only("GtkButton")
    #expect(button.hasAccessibleName("name"))
    model.name = "<other> & more"
    rendered.flush()
    #expect(button.hasAccessibleName("<other> & more"))
    rendered.close()
  }

  @Test func aViewCanBeHiddenFromAssistiveTechnologies() {
    let rendered = Rendered { Text("lake").accessibilityHidden(true) }
    #expect(rendered.only("GtkLabel").hasAccessible(GTK_ACCESSIBLE_STATE_HIDDEN))
    rendered.close()
  }
}
