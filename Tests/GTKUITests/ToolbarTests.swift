import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Toolbars and titles stand in the header bar of their column.
@Suite(.serialized) @MainActor
struct ToolbarTests {
  @Observable
  fileprivate final class Model {
    var hasMore = false
    var title = "Lakes"
    var subtitle = "seven"
    var isDeep = false
    var isDisabled = false
    @ObservationIgnored var presses: [String] = []
  }

  @Test func itemsStandWhereTheyAskFor() async {
    let rendered = Rendered(isShown: true) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .primaryAction) { Button("Menu") {} }
          ToolbarItem(placement: .navigation) { Button("Back") {} }
          ToolbarItem(placement: .navigation) { Button("Forward") {} }
          ToolbarItem { Button("Find") {} }
        }
      }
    }
    await rendered.settle()
    #expect(rendered.buttonsFromTheLeft == ["Back", "Forward", "Menu", "Find"])
    rendered.close()
  }

  @Test func itemsComeAndGoInTheirOrderAndTheOthersKeepTheFocus() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .navigation) { Button("One") { model.hasMore.toggle() } }
          if model.hasMore { ToolbarItem(placement: .navigation) { Button("Two") {} } }
          ToolbarItem(placement: .navigation) { Button("Three") {} }
          ToolbarItem { Button("Four") {} }
        }
      }
    }
    await rendered.settle()
    gtk_widget_grab_focus(rendered.button("One")?.cast())
    for hasMore in [true, false, true] {
      rendered.press("One")
      #expect(model.hasMore == hasMore)
      await rendered.settle()
      #expect(
        rendered.buttonsFromTheLeft
          == (hasMore ? ["One", "Two", "Three", "Four"] : ["One", "Three", "Four"]))
      #expect(rendered.focus == rendered.button("One"))
    }
    rendered.close()
  }

  @Test func anItemWithAnIconShowsItAloneAndIsNamedByItsTitle() {
    let model = Model()
    let rendered = Rendered {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem {
            Button("Find in Page", systemImage: "edit-find-symbolic") { model.presses.append("x") }
              .disabled(model.isDisabled)
          }
        }
      }
    }
    let button = rendered.button(withIcon: "edit-find-symbolic")
    #expect(button?.property("tooltip-text") == "Find in Page")
    #expect(button?.hasAccessibleName("Find in Page") == true)
    #expect(!rendered.texts.contains("Find in Page"))
    button?.emit("clicked")
    #expect(model.presses == ["x"])
    model.isDisabled = true
    rendered.flush()
    #expect(button?.isSensitive == false)
    rendered.close()
  }

  @Test func theItemsGoWithTheViewThatAsksForThem() {
    let model = Model()
    model.hasMore = true
    let rendered = Rendered {
      NavigationStack {
        if model.hasMore {
          Text("one").toolbar { ToolbarItem { Button("Inner") {} } }
        } else {
          Text("two")
        }
        Text("always").toolbar { ToolbarItem { Button("Outer") {} } }
      }
    }
    #expect(rendered.button("Inner") != nil)
    model.hasMore = false
    rendered.flush()
    #expect(rendered.button("Inner") == nil)
    #expect(rendered.button("Outer") != nil)
    rendered.close()
  }

  @Test func theTitleIsThatOfTheHeaderAndTheWindow() {
    let model = Model()
    let rendered = Rendered {
      NavigationStack {
        Text("content").navigationTitle(model.title).navigationSubtitle(model.subtitle)
      }
    }
    let title = rendered.only("AdwWindowTitle")
    #expect(title.property("title") == "Lakes")
    #expect(title.property("subtitle") == "seven")
    #expect(rendered.title == "Lakes")
    model.title = "<b>Seas</b>"
    model.subtitle = "& more"
    rendered.flush()
    #expect(title.property("title") == "<b>Seas</b>")
    #expect(title.property("subtitle") == "& more")
    #expect(rendered.title == "<b>Seas</b>")
    rendered.close()
  }

  @Test func theInnermostTitleIsShownAsLongAsItIsThere() {
    let model = Model()
    let rendered = Rendered {
      NavigationStack {
        VStack {
          if model.isDeep { Text("page").navigationTitle("Page") }
        }.navigationTitle(model.title)
      }
    }
    let title = rendered.only("AdwWindowTitle")
    func expectTitle(_ text: String, _ location: SourceLocation = #_sourceLocation) {
      rendered.flush()
      #expect(title.property("title") == text, sourceLocation: location)
      #expect(rendered.title == text, sourceLocation: location)
    }
    expectTitle("Lakes")
    model.isDeep = true
    expectTitle("Page")
    model.title = "Seas"
    expectTitle("Page")
    model.isDeep = false
    expectTitle("Seas")
    rendered.close()
  }

  @Test func aTitleThatGoesLeavesTheWindowItsOwn() {
    let model = Model()
    model.isDeep = true
    let rendered = Rendered {
      NavigationStack {
        if model.isDeep { Text("page").navigationTitle("Page") } else { Text("none") }
      }
    }
    #expect(rendered.title == "Page")
    model.isDeep = false
    rendered.flush()
    #expect(rendered.title == "Test")
    #expect(rendered.only("AdwWindowTitle").property("title") == "")
    rendered.close()
  }

  @Test func bothAtOnceAreInnerAndOuter() {
    let rendered = Rendered {
      NavigationStack { Text("page").navigationTitle("Inner").navigationTitle("Outer") }
    }
    #expect(rendered.only("AdwWindowTitle").property("title") == "Inner")
    #expect(rendered.title == "Inner")
    rendered.close()
  }
}

extension Rendered {
  /// The texts of the buttons of the header bar, from left to right.
  fileprivate var buttonsFromTheLeft: [String] {
    let bar = only("AdwHeaderBar")
    return bar.descendants("GtkButton")
      .compactMap { button -> (String, Double)? in
        guard let text = button.descendants("GtkLabel").first?.text else { return nil }
        var x = 0.0
        var y = 0.0
        gtk_widget_translate_coordinates(button.cast(), bar.cast(), 0, 0, &x, &y)
        return (text, x)
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The button that shows an icon.
  func button(withIcon icon: String) -> Object? {
    all("GtkButton").first { button in
      button.descendants("GtkImage").contains { $0.property("icon-name") == icon }
    }
  }
}
