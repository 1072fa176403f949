import CGTK
import FoundationEssentials
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A link opens its address through the environment, and is one for assistive technologies.
@Suite(.serialized) @MainActor
struct LinkTests {
  @Observable
  fileprivate final class Model {
    var title = "Lakes"
    var address = "https://example.org/a"
    @ObservationIgnored var opened: [String] = []
  }

  private func link(_ model: Model, inForm: Bool = false) -> Rendered {
    Rendered(isShown: true) {
      let link = Link(model.title, destination: URL(string: model.address) ?? URL(filePath: "/"))
      let open = OpenURLAction {
        model.opened.append($0.absoluteString)
        return .handled
      }
      if inForm {
        Form { link }.environment(\.openURL, open)
      } else {
        VStack { link }.environment(\.openURL, open)
      }
    }
  }

  @Test func aLinkOpensItsCurrentAddress() async {
    let model = Model()
    let rendered = link(model)
    await rendered.settle()
    let button = rendered.only("GtkLinkButton")
    #expect(button.hasAccessibleName("Lakes"))
    #expect(gtk_accessible_get_accessible_role(button.opaque) == GTK_ACCESSIBLE_ROLE_LINK)
    button.emit("clicked")
    model.address = "https://example.org/b?c=%3Cd%3E"
    model.title = "<b>_Deep_</b>"
    rendered.flush()
    button.emit("clicked")
    #expect(model.opened == ["https://example.org/a", "https://example.org/b?c=%3Cd%3E"])
    #expect(button.property("uri") == "https://example.org/b?c=%3Cd%3E", "it is what is copied")
    #expect(rendered.shownTexts == ["<b>_Deep_</b>"])
    rendered.close()
  }

  @Test func inAFormItIsARowThatSaysWhereItLeads() async {
    let model = Model()
    let rendered = link(model, inForm: true)
    await rendered.settle()
    let row = rendered.only("AdwActionRow")
    #expect(row.property("tooltip-text") == "https://example.org/a")
    row.activateRow()
    #expect(model.opened == ["https://example.org/a"])
    rendered.close()
  }
}
