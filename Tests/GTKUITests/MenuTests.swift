import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A menu holds its items in groups, and does what they say.
@Suite(.serialized) @MainActor
struct MenuTests {
  @Observable
  fileprivate final class Model {
    var title = "Save"
    var isDisabled = false
    var hasMore = true
    var number = 1
    @ObservationIgnored var chosen: [String] = []
  }

  private func menu(_ model: Model) -> Rendered {
    Rendered {
      let number = model.number
      Menu("Main Menu", systemImage: "open-menu-symbolic") {
        Section("File") {
          Button(model.title) { model.chosen.append("save \(number)") }
            .keyboardShortcut("s")
            .disabled(model.isDisabled)
          if model.hasMore { Button("Close") { model.chosen.append("close") } }
        }
        Divider()
        ForEach(["a", "b"], id: \.self) { name in
          Button(name) { model.chosen.append(name) }
        }
        Group { Button("About") { model.chosen.append("about") } }
      }
    }
  }

  @Test(arguments: [(Visibility.automatic, true), (.visible, true), (.hidden, false)])
  func anArrowStandsBesideAnActionAsTheIndicatorSays(visibility: Visibility, isShown: Bool) {
    let rendered = Rendered {
      Menu("Open") {
        Button("Elsewhere") {}
      } primaryAction: {
      }.menuIndicator(visibility)
    }
    #expect(rendered.all("AdwSplitButton").count == (isShown ? 1 : 0))
    rendered.close()
  }

  @Test(arguments: [false, true])
  func theKeyboardIsBackWhereItWasWhenTheMenuCloses(hasAction: Bool) async throws {
    let rendered = Rendered(isShown: true) {
      TextField("field", text: .constant("lake"))
      if hasAction {
        Menu("Open") {
          Button("Elsewhere") {}
        } primaryAction: {
        }
      } else {
        Menu("Main Menu", systemImage: "open-menu-symbolic") { Button("About") {} }
      }
    }
    await rendered.settle()
    for _ in 1...2 { try await openAndClose(rendered) }
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  /// Opens the menu and closes it, as the reader does from a field.
  private func openAndClose(_ rendered: Rendered) async throws {
    let field = rendered.only("GtkEntry")
    let button = rendered.only("GtkMenuButton")
    gtk_widget_grab_focus(field.cast())
    gtk_menu_button_popup(button.opaque)
    let popover = try #require(button.property("popover", as: Object?.self))
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(popover.cast()) != 0 })
    #expect(await TestLoop.eventually { rendered.focus?.isInside(field) == false })
    gtk_popover_popdown(popover.cast())
    #expect(await TestLoop.eventually { rendered.focus?.isInside(field) == true })
    // GTK moves a focus that has gone when it next draws.
    await TestLoop.settle()
    #expect(rendered.focus?.isInside(field) == true)
  }

  @Test func itemsMayChangeWhileTheMenuIsOpen() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Menu("Main Menu", systemImage: "open-menu-symbolic") {
        Button(model.title) {}
        if model.hasMore { Button("Close") {} }
      }
    }
    await rendered.settle()
    for title in ["Stop", "Reload", "Stop"] {
      gtk_menu_button_popup(rendered.only("GtkMenuButton").opaque)
      await TestLoop.settle()
      model.title = title
      rendered.flush()
      // GTK draws, and knows nothing of the menu that has gone.
      await TestLoop.settle()
    }
    #expect(rendered.menuGroups == [["Stop", "Close"]])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func itemsStandInTheirGroups() {
    let rendered = menu(Model())
    #expect(rendered.menuGroups == [["Save", "Close"], ["a", "b", "About"]])
    rendered.close()
  }

  @Test func theButtonIsNamedByTheTitle() {
    let rendered = Rendered {
      Menu("Main Menu", systemImage: "open-menu-symbolic") { Button("About") {} }.labelStyle(
        .iconOnly)
    }
    let button = rendered.only("GtkMenuButton")
    #expect(button.property("icon-name") == "open-menu-symbolic")
    #expect(button.property("tooltip-text") == "Main Menu")
    // Only the part that has the focus is a button to screen readers.
    #expect(
      button.property("accessible-role", as: UInt32.self) == GTK_ACCESSIBLE_ROLE_GROUP.rawValue)
    #expect(button.children.first?.hasAccessibleName("Main Menu") == true)
    // F10 opens it.
    #expect(button.property("primary"))
    rendered.close()
  }

  @Test func choosingAnItemDoesItsCurrentAction() {
    let model = Model()
    let rendered = menu(model)
    rendered.choose(item: 0)
    model.number = 2
    rendered.flush()
    rendered.choose(item: 0)
    rendered.choose(item: 3)
    rendered.choose(item: 4)
    #expect(model.chosen == ["save 1", "save 2", "b", "about"])
    rendered.close()
  }

  @Test func itemsComeAndGo() {
    let model = Model()
    let rendered = menu(model)
    model.hasMore = false
    rendered.flush()
    #expect(rendered.menuGroups == [["Save"], ["a", "b", "About"]])
    rendered.choose(item: 1)
    #expect(model.chosen == ["a"])
    model.hasMore = true
    model.title = "Send"
    rendered.flush()
    #expect(rendered.menuGroups == [["Send", "Close"], ["a", "b", "About"]])
    rendered.close()
  }

  @Test func aDisabledItemCannotBeChosen() {
    let model = Model()
    model.isDisabled = true
    let rendered = menu(model)
    #expect(rendered.menuItem("Save")?.isSensitive == false)
    #expect(rendered.menuItem("Close")?.isSensitive == true)
    rendered.choose(item: 0)
    #expect(model.chosen == [])
    model.isDisabled = false
    rendered.flush()
    #expect(rendered.menuItem("Save")?.isSensitive == true)
    rendered.choose(item: 0)
    #expect(model.chosen == ["save 1"])
    rendered.close()
  }

  @Test func theShortcutOfAnItemWorksAndStandsBesideIt() {
    let model = Model()
    let rendered = menu(model)
    let shortcuts = rendered.only("GtkMenuButton").shortcuts
    #expect(shortcuts.map(\.keys) == ["<Control>s"])
    #expect(rendered.menuItem("Save")?.property("accel", as: String.self) == "<Control>s")
    shortcuts.first?.press()
    #expect(model.chosen == ["save 1"])
    model.isDisabled = true
    rendered.flush()
    rendered.only("GtkMenuButton").shortcuts.first?.press()
    #expect(model.chosen == ["save 1"])
    rendered.close()
  }

  @Test func titlesAreTakenAsTheyAre() {
    let model = Model()
    for title in ["snake_case_name", "_File", "<b>bold</b>", "a & b", "__"] {
      model.title = title
      let rendered = menu(model)
      #expect(rendered.shownTexts.contains(title), "\(rendered.shownTexts)")
      rendered.close()
    }
  }

  @Test func aMenuWithoutAnIconShowsItsTitle() {
    let rendered = Rendered { Menu("View_as") { Button("List") {} } }
    #expect(rendered.shownTexts.contains("View_as"))
    rendered.close()
  }

  @Test func anEmptyMenuIsHarmless() {
    let rendered = Rendered { Menu("Empty") {} }
    #expect(rendered.menuGroups == [])
    rendered.close()
  }
}

extension Rendered {
  /// The titles of the menu's items, in their groups.
  fileprivate var menuGroups: [[String]] {
    guard let model: Object = only("GtkMenuButton").property("menu-model", as: Object?.self) else {
      return []
    }
    return (0..<g_menu_model_get_n_items(model.cast())).map { index in
      guard let section = g_menu_model_get_item_link(model.cast(), index, "section") else {
        return []
      }
      let group = Object(taking: section)
      return (0..<g_menu_model_get_n_items(group.cast())).map { item in
        let value = g_menu_model_get_item_attribute_value(group.cast(), item, "label", nil)
        return Variant(taking: value).value() ?? ""
      }
    }
  }

  /// The widget of an item.
  fileprivate func menuItem(_ title: String) -> Object? {
    all("GtkModelButton").first { $0.property("text") == title }
  }

  /// Chooses an item as the menu does.
  fileprivate func choose(item index: Int) {
    gtk_widget_activate_action_variant(only("GtkMenuButton").cast(), "menu.item\(index)", nil)
    flush()
  }
}
