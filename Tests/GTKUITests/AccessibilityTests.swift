import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// What assistive technologies are told of views.
@Suite(.serialized) @MainActor
struct AccessibilityTests {
  @Observable
  fileprivate final class Model {
    var text = "first"
    var traits: AccessibilityTraits = .isHeader
    var isHidden = true
    var isOn = true
  }

  @Test func nameValueAndHintFollowAChange() {
    let model = Model()
    let rendered = Rendered {
      Text("lake").accessibilityLabel(model.text).accessibilityValue(model.text)
        .accessibilityHint(model.text)
    }
    let label = rendered.only("GtkLabel")
    for text in ["first", "a\0b", "<b>second</b>"] {
      model.text = text
      rendered.flush()
      let shown = text.replacing("\0", with: "\u{FFFD}")
      #expect(label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, shown))
      #expect(label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, shown))
      #expect(label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, shown))
    }
    model.text = ""
    rendered.flush()
    #expect(!label.hasAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "<b>second</b>"))
    rendered.close()
  }

  @Test func aTextIsANameAValueAndAHintToo() {
    let rendered = Rendered {
      Button("×") {}.accessibilityLabel(Text("Close")).help(Text("Go"))
      Text("lake").accessibilityValue(Text("deep")).accessibilityHint(Text("Shows it"))
    }
    #expect(rendered.only("GtkButton").hasAccessibleName("Close"))
    let label = rendered.label("lake")
    #expect(label?.hasAccessible(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, "deep") == true)
    #expect(label?.hasAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Shows it") == true)
    #expect(rendered.only("GtkButton").property("tooltip-text") == "Go")
    rendered.close()
  }

  @Test func aHiddenViewComesBack() {
    let model = Model()
    let rendered = Rendered { Text("lake").accessibilityHidden(model.isHidden) }
    let label = rendered.only("GtkLabel")
    #expect(label.hasAccessible(GTK_ACCESSIBLE_STATE_HIDDEN))
    model.isHidden = false
    rendered.flush()
    #expect(!label.hasAccessible(GTK_ACCESSIBLE_STATE_HIDDEN))
    rendered.close()
  }

  @Test(arguments: [
    (AccessibilityTraits.isHeader, GTK_ACCESSIBLE_ROLE_HEADING),
    (.isButton, GTK_ACCESSIBLE_ROLE_BUTTON), (.isLink, GTK_ACCESSIBLE_ROLE_LINK),
    (.isImage, GTK_ACCESSIBLE_ROLE_IMG), (.isSearchField, GTK_ACCESSIBLE_ROLE_SEARCH_BOX),
    (.isStaticText, GTK_ACCESSIBLE_ROLE_LABEL),
  ])
  func aTraitIsARole(traits: AccessibilityTraits, role: GtkAccessibleRole) {
    let rendered = Rendered { VStack {}.accessibilityAddTraits(traits) }
    #expect(rendered.only("GtkBox").accessibleRole == role)
    rendered.close()
  }

  @Test func aTraitThatChangesOnTheScreenIsANewRole() async {
    let model = Model()
    let rendered = Rendered(isShown: true) { Text("lake").accessibilityAddTraits(model.traits) }
    await rendered.settle()
    #expect(rendered.only("GtkLabel").accessibleRole == GTK_ACCESSIBLE_ROLE_HEADING)
    model.traits = .isLink
    rendered.flush()
    await rendered.settle()
    #expect(rendered.only("GtkLabel").accessibleRole == GTK_ACCESSIBLE_ROLE_LINK)
    rendered.close()
  }

  @Test func aSelectedViewSaysSoAndStaysTheSame() {
    let model = Model()
    model.traits = [.isHeader, .isSelected, .isModal]
    let rendered = Rendered { Text("lake").accessibilityAddTraits(model.traits) }
    let label = rendered.only("GtkLabel")
    #expect(label.hasAccessible(GTK_ACCESSIBLE_STATE_SELECTED))
    model.traits = .isHeader
    rendered.flush()
    #expect(rendered.only("GtkLabel") == label)
    #expect(!label.hasAccessible(GTK_ACCESSIBLE_STATE_SELECTED))
    rendered.close()
  }

  @Test func everyKindOfViewHasItsRole() {
    let rendered = Rendered {
      VStack {
        Text("text")
        Button("button") {}
        Toggle("box", isOn: .constant(true))
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        TextField("field", text: .constant(""))
        SearchField("search", text: .constant(""))
        Image(systemName: "edit-find-symbolic")
        ProgressView(value: 0.5)
      }
    }
    let roles: [(String, GtkAccessibleRole)] = [
      ("GtkButton", GTK_ACCESSIBLE_ROLE_BUTTON), ("GtkCheckButton", GTK_ACCESSIBLE_ROLE_CHECKBOX),
      ("GtkSwitch", GTK_ACCESSIBLE_ROLE_SWITCH), ("GtkEntry", GTK_ACCESSIBLE_ROLE_TEXT_BOX),
      ("GtkSearchEntry", GTK_ACCESSIBLE_ROLE_SEARCH_BOX),
      ("GtkProgressBar", GTK_ACCESSIBLE_ROLE_PROGRESS_BAR),
    ]
    for (type, role) in roles {
      #expect(rendered.only(type).accessibleRole == role, "\(type)")
    }
    rendered.close()
  }

  @Test func controlsAreNamedByTheTextsOnThem() {
    let rendered = Rendered {
      VStack {
        Button("button") {}
        Button {
        } label: {
          VStack {
            Image(systemName: "edit-find-symbolic")
            Text("inside")
          }
        }
        Toggle("box", isOn: .constant(true))
        Toggle("switch", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("Star", systemImage: "starred-symbolic", isOn: .constant(true))
          .toggleStyle(.button).labelStyle(.iconOnly)
        TextField("field", text: .constant(""), prompt: Text("prompt"))
        ProgressView("Copying", value: 0.5)
      }
    }
    let buttons = rendered.all("GtkButton")
    #expect(buttons[0].hasAccessibleName("button"))
    #expect(buttons[1].isAccessiblyLabelled(by: rendered.label("inside")))
    #expect(rendered.only("GtkCheckButton").hasAccessibleName("box"))
    #expect(rendered.only("GtkSwitch").isAccessiblyLabelled(by: rendered.label("switch")))
    #expect(rendered.only("GtkToggleButton").hasAccessibleName("Star"))
    #expect(rendered.only("GtkEntry").hasAccessibleName("field"))
    #expect(rendered.only("GtkEntry").property("placeholder-text") == "prompt")
    #expect(rendered.only("GtkProgressBar").hasAccessibleName("Copying"))
    rendered.close()
  }
}
