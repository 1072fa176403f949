import CGTK
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI

/// A menu that was shown leaves none of its items.
@Suite(.serialized) @MainActor
struct MenuLeakTests {
  @Observable
  fileprivate final class Model {
    var isOn = true
    func act() {}
  }

  @Test(arguments: [false, true])
  func whatStoodInAMenuIsGoneWithItAndWithTheNextOne(isClosed: Bool) async throws {
    let model = Model()
    let rendered = Rendered(isShown: true) {
      Menu("Lakes") {
        if model.isOn { Button("First") { model.act() } }
        Divider()
        Menu("More") { Button("Second") { model.act() }.keyboardShortcut("b") }
      }
    }
    await rendered.settle()
    let sections = try sections(ofMenuIn: rendered)
    // One for each part, and one within the inner menu.
    try #require(sections.count == 3)
    if isClosed {
      rendered.close()
    } else {
      model.isOn = false
      rendered.flush()
      #expect(try self.sections(ofMenuIn: rendered).count == 2)
    }
    let isGone = await TestLoop.eventually {
      sections.allSatisfy { section in
        guard let section = section.object else { return true }
        return g_menu_model_get_n_items(section.cast()) == 0
      }
    }
    #expect(isGone)
    if !isClosed { rendered.close() }
  }

  /// The sections with the items of a button's menu, those of its inner menus too.
  private func sections(ofMenuIn rendered: Rendered) throws -> [WeakObject] {
    let button = try #require(rendered.all("GtkMenuButton").first)
    return sections(of: try #require(button.property("menu-model", as: Object?.self)))
  }

  private func sections(of menu: Object) -> [WeakObject] {
    (0..<g_menu_model_get_n_items(menu.cast())).flatMap { index -> [WeakObject] in
      ["section", "submenu"].flatMap { name -> [WeakObject] in
        guard let link = g_menu_model_get_item_link(menu.cast(), index, name) else { return [] }
        let inner = Object(taking: UnsafeMutableRawPointer(link))
        return (name == "section" ? [WeakObject(inner)] : []) + sections(of: inner)
      }
    }
  }
}
