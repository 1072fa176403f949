import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// Menus of views, menus in menus, and buttons that have a menu beside what they do.
@Suite(.serialized) @MainActor
struct ContextMenuTests {
  @Observable
  fileprivate final class Model {
    var isOn = false
    var isDisabled = false
    var hasItems = true
    var isShown = true
    @ObservationIgnored var chosen: [String] = []
  }

  @ViewBuilder private func items(_ model: Model) -> some View {
    @Bindable var bindable = model
    Section("Article") {
      Button("Open") { model.chosen.append("open") }.keyboardShortcut("o")
      Toggle("Pinned", isOn: $bindable.isOn)
    }
    Menu("Share") {
      Button("Copy") { model.chosen.append("copy") }
      Menu("More") { Button("Print") { model.chosen.append("print") } }
      Button("Send") { model.chosen.append("send") }.disabled(true)
    }
    Divider()
    Button("Delete", role: .destructive) { model.chosen.append("delete") }
  }

  private func text(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      VStack {
        Button("first") {}
        if model.isShown {
          Button("lake") { model.chosen.append("click") }
            .contextMenu { if model.hasItems { items(model) } }
            .disabled(model.isDisabled)
        }
      }
    }
  }

  @Test func itOpensWithTheMenuKeyAndShiftF10AndDoesWhatIsChosen() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    for (key, held) in [(GDK_KEY_Menu, GdkModifierType(0)), (GDK_KEY_F10, GDK_SHIFT_MASK)] {
      #expect(rendered.button("lake")?.pressKey(UInt32(key), holding: held) == true)
      let menu = rendered.popovers.first
      #expect(menu?.menuTexts == ["Open", "Pinned", "Share", "Delete"])
      #expect(await TestLoop.eventually { menu?.allTexts.contains("Article") == true })
      menu?.choose("Open")
      #expect(await TestLoop.eventually { rendered.popovers.isEmpty })
    }
    #expect(model.chosen == ["open", "open"])
    #expect(rendered.button("lake")?.pressKey(UInt32(GDK_KEY_F10)) == false)
    rendered.close()
  }

  @Test func itOpensAtThePointerAndIsAsTallAsItsItems() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    rendered.button("lake")?.clickSecondary(x: 3, y: 4)
    guard let menu = rendered.popovers.first else {
      Issue.record("No menu opened")
      return
    }
    await rendered.settle()
    // GTK measures a menu before it adds headings and lines, and would cut its last items off.
    let last = menu.descendants("GtkModelButton").last { $0.property("text") == "Delete" }
    var frame = graphene_rect_t()
    #expect(last.map { gtk_widget_compute_bounds($0.cast(), menu.cast(), &frame) } == 1)
    let bottom = Double(frame.origin.y + frame.size.height)
    #expect(bottom <= Double(gtk_widget_get_height(menu.cast())))
    rendered.close()
  }

  @Test func aToggleIsACheckItemThatFollowsItsBinding() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu))
    let item = rendered.popovers.first?.menuItem("Pinned")
    #expect(item?.property("role", as: UInt32.self) == 1)
    #expect(item?.property("active") == false)
    model.isOn = true
    rendered.flush()
    #expect(item?.property("active") == true)
    rendered.popovers.first?.choose("Pinned")
    #expect(!model.isOn)
    rendered.close()
  }

  @Test func menusStandInMenus() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu))
    let menu = rendered.popovers.first
    #expect(menu?.menuItem("Send")?.isSensitive == false)
    menu?.choose("Print")
    menu?.choose("Copy")
    menu?.choose("Send")
    #expect(model.chosen == ["print", "copy"])
    rendered.close()
  }

  @Test func anEmptyMenuOrOneOfADisabledViewDoesNotOpen() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    model.hasItems = false
    rendered.flush()
    #expect(rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu)) == false)
    model.hasItems = true
    model.isDisabled = true
    rendered.flush()
    #expect(rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu)) == false)
    #expect(rendered.popovers.isEmpty)
    rendered.close()
  }

  @Test func theMenuOfARowHangsOnTheRowThatHasTheFocus() async {
    var chosen: [String] = []
    let rendered = Rendered(isShown: true) {
      List(selection: .constant("a")) {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name).contextMenu { Button("Open \(name)") { chosen.append(name) } }
        }
      }
    }
    await rendered.settle()
    do {
      let row = rendered.label("b").flatMap { $0.parentObject }
      #expect(row?.typeName == "GtkListItemWidget")
      #expect(row?.pressKey(UInt32(GDK_KEY_Menu)) == true)
    }
    rendered.popovers.first?.choose("Open b")
    #expect(chosen == ["b"])
    #expect(await TestLoop.eventually { rendered.popovers.isEmpty })
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aThousandItemsOpenAndFitTheScreen() async {
    var titles = (1...1_000).map { "Lake \($0)" }
    titles[7] = String(repeating: "deep\n<b>water\0", count: 80_000)
    let rendered = Rendered(isShown: true) {
      Button("lake") {}.contextMenu {
        ForEach(titles, id: \.self) { title in Button(title) {} }
      }
    }
    await rendered.settle()
    let start = ContinuousClock.now
    rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu))
    await rendered.settle()
    #expect(rendered.popovers.first?.menuTexts.count == 1_000)
    let size = rendered.popovers.first.map { gtk_widget_get_height($0.cast()) } ?? 0
    #expect(size > 100 && size < 900)
    let width = rendered.popovers.first.map { gtk_widget_get_width($0.cast()) } ?? 0
    #expect(width < 1_280)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func itGoesWithItsViewAndLeavesNothing() async {
    let model = Model()
    let rendered = text(model)
    await rendered.settle()
    let census = WidgetCensus()
    for _ in 0..<50 {
      rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu))
      for menu in rendered.popovers { census.add(menu.cast()) }
      rendered.popovers.first.map { gtk_popover_popdown($0.cast()) }
      #expect(await TestLoop.eventually { rendered.popovers.isEmpty })
    }
    rendered.button("lake")?.pressKey(UInt32(GDK_KEY_Menu))
    for menu in rendered.popovers { census.add(menu.cast()) }
    model.isShown = false
    rendered.flush()
    #expect(rendered.popovers.isEmpty)
    #expect(await census.survivors() == [])
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  // MARK: A menu beside an action

  private func back(_ model: Model) -> Rendered {
    Rendered(isShown: true) {
      Menu("Back", systemImage: "go-previous-symbolic") {
        Button("Baikal") { model.chosen.append("Baikal") }
      } primaryAction: {
        model.chosen.append("back")
      }
      .keyboardShortcut(.leftArrow, modifiers: .option)
      .disabled(model.isDisabled)
      .labelStyle(.iconOnly)
    }
  }

  @Test func aClickDoesThePrimaryActionAndTheMenuKeyOpensTheMenu() async {
    let model = Model()
    let rendered = back(model)
    await rendered.settle()
    do {
      let button = rendered.only("GtkButton")
      #expect(button.hasAccessibleName("Back"))
      #expect(button.property("tooltip-text") == "Back")
      #expect(button.property("icon-name") == "go-previous-symbolic")
      button.emit("clicked")
      button.shortcuts.first?.press()
      #expect(model.chosen == ["back", "back"])
      #expect(button.pressKey(UInt32(GDK_KEY_Menu)))
      rendered.popovers.first?.choose("Baikal")
      #expect(model.chosen == ["back", "back", "Baikal"])
      #expect(await TestLoop.eventually { rendered.popovers.isEmpty })
      button.clickSecondary(x: 1, y: 1)
      #expect(rendered.popovers.count == 1)
    }
    await rendered.settle()
    model.isDisabled = true
    rendered.flush()
    #expect(rendered.popovers.isEmpty)
    let survivors = await rendered.closeAndFindSurvivors()
    #expect(survivors == [])
  }

  @Test func outsideAToolbarAnArrowOpensTheMenu() async {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Menu("Open") {
        Button("Baikal") { model.chosen.append("Baikal") }
      } primaryAction: {
        model.chosen.append("open")
      }
    }
    await rendered.settle()
    do {
      let button = rendered.only("AdwSplitButton")
      #expect(button.hasAccessibleName("Open"))
      button.emit("clicked")
      gtk_widget_activate_action_variant(button.cast(), "menu.item0", nil)
      #expect(model.chosen == ["open", "Baikal"])
    }
    #expect(await rendered.closeAndFindSurvivors() == [])
  }
}

extension Object {
  /// The texts of the items of an open menu, those of menus inside it left out.
  fileprivate var menuTexts: [String] {
    descendants("GtkModelButton").filter { gtk_widget_get_mapped($0.cast()) != 0 }
      .map { $0.property("text") }
  }

  fileprivate var allTexts: [String] { descendants("GtkLabel").map(\.text) }

  fileprivate func menuItem(_ title: String) -> Object? {
    descendants("GtkModelButton").first { $0.property("text") == title }
  }

  /// Chooses an item as a click does.
  fileprivate func choose(_ title: String) {
    guard let item = menuItem(title), item.isSensitive else { return }
    item.emit("clicked")
  }

  fileprivate var parentObject: Object? {
    gtk_widget_get_parent(cast()).map { Object(retaining: UnsafeMutableRawPointer($0)) }
  }
}
