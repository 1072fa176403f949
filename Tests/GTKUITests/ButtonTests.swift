import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Buttons and what is shown beside them.
@Suite(.serialized) @MainActor
struct ButtonTests {
  @Observable
  fileprivate final class Model {
    var title = "Save"
    var role: ButtonRole?
    var style = ButtonStyle.automatic
    var hasIcon = false
    var value: Double? = 0.25
    @ObservationIgnored var presses: [String] = []
  }

  @Test func aShortTitleStaysOnOneLineAndALongOneWraps() {
    let long = String(repeating: "deep water ", count: 20)
    let rendered = Rendered {
      Button("Open Anyway") {}
      Button(long) {}
    }
    #expect(rendered.label("Open Anyway")?.property("wrap") == false)
    #expect(rendered.label(long)?.property("wrap") == true)
    rendered.close()
  }

  @Test func pressingDoesTheCurrentAction() {
    let model = Model()
    let rendered = Rendered {
      let title = model.title
      Button(title) { model.presses.append(title) }
    }
    rendered.press("Save")
    model.title = "Send"
    rendered.flush()
    rendered.press("Send")
    #expect(model.presses == ["Save", "Send"])
    rendered.close()
  }

  @Test func aDestructiveButtonSaysSo() {
    let model = Model()
    let rendered = Rendered { Button("Delete", role: model.role) {} }
    let button = rendered.only("GtkButton")
    #expect(!button.styleClasses.contains("destructive-action"))
    model.role = .destructive
    rendered.flush()
    #expect(button.styleClasses.contains("destructive-action"))
    model.role = .cancel
    rendered.flush()
    #expect(!button.styleClasses.contains("destructive-action"))
    rendered.close()
  }

  @Test func aDestructiveButtonWithoutAGroundHasItsColorInTheLabel() {
    let model = Model()
    model.role = .destructive
    let rendered = Rendered {
      VStack { Button("Delete", role: model.role) {} }.buttonStyle(model.style)
    }
    let button = rendered.only("GtkButton")
    for style in ButtonStyle.allCases + [.automatic, .plain] {
      model.style = style
      rendered.flush()
      let isFlat = style == .plain || style == .borderless
      #expect(button.styleClasses.contains("error") == isFlat, "\(style)")
      #expect(button.styleClasses.contains("destructive-action") == !isFlat, "\(style)")
      #expect(!button.styleClasses.contains("suggested-action"), "it is red, not blue")
    }
    model.role = nil
    rendered.flush()
    #expect(!button.styleClasses.contains("error"))
    rendered.close()
  }

  @Test func aDestructiveButtonInAToolbarHasItsColorInTheIcon() {
    let rendered = Rendered {
      NavigationStack {
        Text("lake").toolbar {
          Button("Delete", systemImage: "user-trash-symbolic", role: .destructive) {}
        }
      }
    }
    let button = rendered.button(withIcon: "user-trash-symbolic")
    #expect(button?.styleClasses.contains("error") == true)
    #expect(button?.styleClasses.contains("destructive-action") == false)
    rendered.close()
  }

  @Test func anIconByItselfHasAGroundButInAToolbar() {
    let rendered = Rendered {
      NavigationStack {
        Button("Delete", systemImage: "user-trash-symbolic") {}.labelStyle(.iconOnly)
          .toolbar { Button("Find", systemImage: "edit-find-symbolic") {} }
      }
    }
    let buttons = rendered.windowObject.descendants("GtkButton")
    func hasNoGround(_ icon: String) -> Bool? {
      buttons.first { $0.descendants("GtkImage").first?.property("icon-name") == icon }
        .map { $0.styleClasses.contains("flat") }
    }
    #expect(hasNoGround("user-trash-symbolic") == false)
    #expect(hasNoGround("edit-find-symbolic") == true)
    rendered.close()
  }

  @Test func theStyleIsAStyleClass() {
    let model = Model()
    let rendered = Rendered { VStack { Button("Save") {} }.buttonStyle(model.style) }
    let button = rendered.only("GtkButton")
    for (style, name) in [
      (ButtonStyle.borderless, "flat"), (.borderedProminent, "suggested-action"), (.pill, "pill"),
    ] {
      model.style = style
      rendered.flush()
      #expect(button.styleClasses.contains(name))
    }
    model.style = .automatic
    rendered.flush()
    #expect(!button.styleClasses.contains("pill"))
    rendered.close()
  }

  @Test func aButtonMayShowSeveralViews() {
    let model = Model()
    let rendered = Rendered {
      Button {
      } label: {
        if model.hasIcon { Image(systemName: "edit-find-symbolic") }
        Text("Find")
      }
    }
    let button = rendered.only("GtkButton")
    for hasIcon in [true, false, true] {
      model.hasIcon = hasIcon
      rendered.flush()
      #expect(button.descendants("GtkImage").count == (hasIcon ? 1 : 0))
      #expect(button.descendants("GtkLabel").map(\.text) == ["Find"])
    }
    rendered.close()
  }

  @Test func anActionMayRemoveItsOwnButton() {
    let rendered = Rendered { Once() }
    rendered.press("Once")
    #expect(rendered.texts == ["gone"])
    rendered.close()
  }

  private struct Once: View {
    @State private var isThere = true
    var body: some View {
      if isThere { Button("Once") { isThere = false } } else { Text("gone") }
    }
  }

  @Test func anActionMayCloseItsWindow() {
    var rendered: Rendered?
    rendered = Rendered { Closing() }
    rendered?.button("Close")?.emit("clicked")
    rendered?.flush()
    rendered?.close()
  }

  private struct Closing: View {
    @Environment(\.dismissWindow) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }

  @Test func aBarShowsTheKnownPart() {
    let model = Model()
    let rendered = Rendered { ProgressView(value: model.value, total: 1) }
    let bar = rendered.only("GtkProgressBar")
    #expect(bar.property("fraction") == 0.25)
    for (value, shown) in [(0.5, 0.5), (7, 1), (-1, 0), (.nan, 0)] {
      model.value = value
      rendered.flush()
      #expect(bar.property("fraction") == shown)
    }
    rendered.close()
  }

  @Test func aSpinnerShowsThatSomethingGoesOn() {
    let rendered = Rendered { ProgressView() }
    #expect(rendered.only("GtkSpinner").property("spinning", as: Bool.self))
    rendered.close()
  }

  @Test func aPartThatBecomesUnknownIsAShownAsASpinner() {
    let model = Model()
    let rendered = Rendered { ProgressView(value: model.value) }
    model.value = nil
    rendered.flush()
    #expect(rendered.all("GtkSpinner").count == 1)
    #expect(rendered.all("GtkProgressBar").isEmpty)
    model.value = 0.5
    rendered.flush()
    #expect(rendered.only("GtkProgressBar").property("fraction") == 0.5)
    #expect(rendered.all("GtkSpinner").isEmpty)
    rendered.close()
  }

  @Test func whatIsMissingIsExplained() {
    let model = Model()
    let rendered = Rendered {
      ContentUnavailableView {
        Label("<No> lake & _sea_", systemImage: "edit-find-symbolic")
      } description: {
        Text("<b>Look</b> & find")
      } actions: {
        Button("Again") { model.presses.append("again") }
      }
    }
    #expect(rendered.shownTexts.contains("<No> lake & _sea_"), "\(rendered.shownTexts)")
    #expect(rendered.shownTexts.contains("<b>Look</b> & find"))
    rendered.press("Again")
    #expect(model.presses == ["again"])
    rendered.close()
  }

  @Test func aButtonThatGoesOnFromWhatIsMissingIsAsWideAsItsTitleAndInTheMiddle() async {
    let rendered = Rendered(isShown: true, size: (600, 500)) {
      ContentUnavailableView {
        Label("No lake", systemImage: "edit-find-symbolic")
      } description: {
        Text("There is none.")
      } actions: {
        Button("Look Elsewhere") {}.buttonStyle(.pill)
      }
    }
    await rendered.settle()
    let button = rendered.only("GtkButton")
    var bounds = graphene_rect_t()
    #expect(
      gtk_widget_compute_bounds(button.cast(), rendered.windowObject.cast(), &bounds) != 0)
    #expect(bounds.size.width < 250)
    let middle = Double(bounds.origin.x) + Double(bounds.size.width) / 2
    #expect(abs(middle - Double(gtk_widget_get_width(rendered.windowObject.cast())) / 2) < 2)
    rendered.close()
  }
}

extension Rendered {
  /// The texts of all labels as the user sees them: markup is taken away.
  var shownTexts: [String] {
    all("GtkLabel").map { label in
      gtk_label_get_text(label.opaque).map { String(cString: $0) } ?? ""
    }
  }
}
