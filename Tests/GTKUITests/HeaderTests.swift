import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A header bar has its items where they ask for, and fits into a narrow window.
@Suite(.serialized) @MainActor
struct HeaderTests {
  @Observable
  fileprivate final class Model {
    var hasPrincipal = true
    var priority = ToolbarItemVisibilityPriority.low
    @ObservationIgnored var presses: [String] = []
  }

  @Test func aWindowWhoseViewsHaveNoHeaderBarHasOneOfItsOwn() async {
    let model = Model()
    model.hasPrincipal = false
    let rendered = Rendered(isShown: true) {
      if model.hasPrincipal {
        NavigationStack { Text("stack").navigationTitle("Stack") }
      } else {
        Text("plain").toolbar { Button("Save") { model.presses.append("save") } }
      }
    }
    await rendered.settle()
    func bars() -> [Object] { rendered.windowObject.descendants("AdwHeaderBar") }
    func titles() -> [String] {
      rendered.windowObject.descendants("AdwWindowTitle").map { $0.property("title") }
    }
    #expect(bars().count == 1)
    #expect(bars().first?.property("show-end-title-buttons") == true)
    #expect(titles() == ["Test"])
    let save = bars().first?.descendants("GtkButton").first {
      $0.descendants("GtkLabel").map(\.text) == ["Save"]
    }
    save?.emit("clicked")
    #expect(model.presses == ["save"])
    for hasStack in [true, false, true, false] {
      model.hasPrincipal = hasStack
      rendered.flush()
      #expect(bars().count == 1)
      #expect(titles() == [hasStack ? "Stack" : "Test"])
      #expect(rendered.texts.contains(hasStack ? "stack" : "plain"))
    }
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aWindowWithoutColumnsIsNamedByItsViews() {
    let rendered = Rendered { Text("lake").navigationTitle("Baikal") }
    let title = rendered.windowObject.descendants("AdwWindowTitle").first
    #expect(title?.property("title") == "Baikal")
    #expect(rendered.title == "Baikal")
    rendered.close()
  }

  @Test func aWindowOfColumnsHasNoFurtherHeaderBar() {
    let rendered = Rendered {
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    #expect(rendered.windowObject.descendants("AdwHeaderBar").count == 2)
    rendered.close()
  }

  @Test func aStackInAColumnUsesTheHeaderBarOfTheColumn() async {
    let model = Model()
    let rendered = Rendered(isShown: true, size: (900, 500)) {
      NavigationSplitView {
        NavigationStack { Text("sidebar").navigationTitle("Sidebar") }
      } detail: {
        NavigationStack {
          Text("detail").navigationTitle("Detail")
            .toolbar { if model.hasPrincipal { Button("Save") {} } }
        }
      }
    }
    await rendered.settle()
    func titles() -> Set<String> {
      Set(rendered.all("AdwWindowTitle").map { $0.property("title") })
    }
    #expect(rendered.all("AdwHeaderBar").count == 2)
    #expect(titles() == ["Sidebar", "Detail"])
    #expect(rendered.title == "Detail")
    #expect(rendered.button("Save") != nil)
    #expect(rendered.texts.contains("detail"))
    model.hasPrincipal = false
    rendered.flush()
    #expect(rendered.button("Save") == nil)
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func everyPlacementHasItsPlace() async {
    let rendered = Rendered(isShown: true) {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItem(placement: .principal) { Button("Middle") {} }
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItemGroup(placement: .navigation) {
            Button("Back") {}
            Button("Forward") {}
          }
          ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
          ToolbarItem { Button("Automatic") {} }
        }
      }
    }
    await rendered.settle()
    let order = ["Cancel", "Back", "Forward", "Middle", "Done", "Primary", "Automatic"]
    #expect(rendered.visibleButtons == order)
    #expect(rendered.button("Done")?.styleClasses.contains("suggested-action") == true)
    #expect(rendered.button("Cancel")?.styleClasses.contains("raised") == true)
    #expect(rendered.button("Back")?.styleClasses.contains("flat") == true)
    rendered.close()
  }

  @Test func whatStandsInTheMiddleTakesThePlaceOfTheTitleAndGivesItBack() {
    let model = Model()
    let rendered = Rendered {
      NavigationStack {
        Text("content").navigationTitle("Lakes").toolbar {
          if model.hasPrincipal { ToolbarItem(placement: .principal) { Button("Middle") {} } }
        }
      }
    }
    #expect(rendered.all("AdwWindowTitle").isEmpty)
    #expect(rendered.title == "Lakes")
    model.hasPrincipal = false
    rendered.flush()
    #expect(rendered.only("AdwWindowTitle").property("title") == "Lakes")
    #expect(rendered.button("Middle") == nil)
    model.hasPrincipal = true
    rendered.flush()
    #expect(rendered.button("Middle") != nil)
    rendered.close()
  }

  @Test(arguments: [GTK_TEXT_DIR_LTR, GTK_TEXT_DIR_RTL])
  func lessImportantItemsGiveWayInANarrowWindowAndComeBack(direction: GtkTextDirection) async {
    gtk_widget_set_default_direction(direction)
    defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
    let model = Model()
    let rendered = Rendered(isShown: true, size: (360, 400)) {
      NavigationStack { Text("content").toolbar { Items(model: model) }.navigationTitle("Lakes") }
    }
    await rendered.settle()
    let header = rendered.only("AdwHeaderBar")
    #expect(gtk_widget_get_width(rendered.windowObject.cast()) <= 372, "but for the shadow")
    #expect(header.measured(GTK_ORIENTATION_HORIZONTAL)[0] <= 360)
    let narrow = rendered.visibleButtons
    #expect(Set(narrow).isSuperset(of: ["Sidebar", "Back", "Find", "Menu"]))
    #expect(!narrow.contains("Forward"))
    gtk_window_set_default_size(rendered.windowObject.cast(), 900, 400)
    #expect(await TestLoop.eventually { rendered.visibleButtons.count == 6 })
    let all = ["Sidebar", "Back", "Forward", "Reload", "Find", "Menu"]
    #expect(rendered.visibleButtons == (direction == GTK_TEXT_DIR_RTL ? all.reversed() : all))
    rendered.close()
  }

  @Test(arguments: [520, 700, 1000])
  func aLongTitleIsShortenedAndLeavesTheItemsTheirPlace(width: Int) async {
    let long = String(repeating: "A title that goes on and on. ", count: 20)
    let rendered = Rendered(isShown: true, size: (width, 400)) {
      NavigationStack {
        Text("content").toolbar { Items(model: Model()) }
          .navigationTitle(long).navigationSubtitle(Text(long))
      }
    }
    await rendered.settle()
    let all = ["Sidebar", "Back", "Forward", "Reload", "Find", "Menu"]
    #expect(rendered.visibleButtons == all)
    // What the buttons leave on both sides is the title's: four take 210 pixels.
    let title = rendered.only("AdwWindowTitle")
    #expect(gtk_widget_get_width(title.cast()) >= width - 2 * 210)
    rendered.close()
  }

  @Test func theShortcutOfAnItemThatGaveWayGoesOnWorking() async {
    let model = Model()
    let rendered = Rendered(isShown: true, size: (360, 400)) {
      NavigationStack { Text("content").toolbar { Items(model: model) } }
    }
    await rendered.settle()
    #expect(!rendered.visibleButtons.contains("Forward"))
    rendered.namedButton("Forward")?.shortcuts.first?.press()
    #expect(model.presses == ["Forward"])
    rendered.close()
  }

  @Test func anItemStaysOnceItIsMoreImportant() async {
    let model = Model()
    let rendered = Rendered(isShown: true, size: (360, 400)) {
      NavigationStack { Text("content").toolbar { Items(model: model) } }
    }
    await rendered.settle()
    #expect(!rendered.visibleButtons.contains("Forward"))
    model.priority = .high
    rendered.flush()
    #expect(await TestLoop.eventually { rendered.visibleButtons.contains("Forward") })
    rendered.close()
  }

  @Test func itemsThatGaveWayLeaveNothingBehind() async {
    let rendered = Rendered(isShown: true, size: (360, 400)) {
      NavigationStack { Text("content").toolbar { Items(model: Model()) } }
    }
    await rendered.settle()
    #expect(await rendered.closeAndFindSurvivors() == [])
  }

  @Test func aTitleMayBeAText() {
    let rendered = Rendered {
      NavigationStack { Text("content").navigationTitle(Text("Lakes")) }
    }
    #expect(rendered.title == "Lakes")
    rendered.close()
  }

  /// What a browser has.
  private struct Items: View {
    let model: Model

    var body: some View {
      ToolbarItem(placement: .navigation) { button("Sidebar") }
      ToolbarItem(placement: .navigation) { button("Back") }
      ToolbarItem(placement: .navigation) { button("Forward").keyboardShortcut("f") }
        .visibilityPriority(model.priority)
      ToolbarItem(placement: .navigation) { button("Reload") }.visibilityPriority(.standard)
      ToolbarItem { button("Find") }
      ToolbarItem { button("Menu") }
    }

    private func button(_ name: String) -> some View {
      Button(name, systemImage: "open-menu-symbolic") { model.presses.append(name) }
    }
  }
}

extension Rendered {
  /// The names of the buttons of the header bar that show, from left to right.
  fileprivate var visibleButtons: [String] {
    let bar = only("AdwHeaderBar")
    return bar.descendants("GtkButton")
      .filter { gtk_widget_get_mapped($0.cast()) != 0 }
      .compactMap { button -> (String, Double)? in
        let text: String? = button.property("tooltip-text")
        guard let name = button.descendants("GtkLabel").first?.text ?? text else { return nil }
        var x = 0.0
        var y = 0.0
        gtk_widget_translate_coordinates(button.cast(), bar.cast(), 0, 0, &x, &y)
        return (name, x)
      }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// The button with an icon that has a name, whether it shows or not.
  fileprivate func namedButton(_ name: String) -> Object? {
    all("GtkButton").first { $0.property("tooltip-text", as: String?.self) == name }
  }
}
