import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// What the pointer does to the rows of a list that fills the screen.
@Suite(.serialized, .timeLimit(.minutes(1))) @MainActor
struct ListClickTests {
  /// A list of rows, above which others come as soon as one is chosen.
  @MainActor private final class Clicked {
    let model = ListModel(0..<40)
    private(set) var actions = 0
    private(set) var rendered: Rendered?

    init() async {
      let model = model
      let rendered = Rendered(isShown: true) { [weak self] in
        @Bindable var bindable = model
        List(selection: $bindable.selection) {
          if let selection = model.selection {
            ForEach(100..<108, id: \.self) { Text("above \(selection): \($0)") }
          }
          ForEach(model.ids, id: \.self) { Text("row \($0)") }
        }
        .onListActivation { self?.actions += 1 }
      }
      self.rendered = rendered
      await rendered.settle()
      let window = rendered.windowObject
      gtk_window_fullscreen(window.cast())
      _ = await TestLoop.eventually { gtk_widget_get_width(window.cast()) > 800 }
      await rendered.settle()
    }

    /// Where the row of a text is on the screen.
    func point(_ text: String) throws -> (x: Int, y: Int) {
      let list = try #require(rendered?.listView)
      let label = try #require(list.descendants("GtkLabel").first { $0.text == text })
      var area = graphene_rect_t()
      let root: UnsafeMutablePointer<GtkWidget>? = rendered?.windowObject.cast()
      try #require(gtk_widget_compute_bounds(label.cast(), root, &area) != 0)
      return (Int(area.origin.x) + 5, Int(area.origin.y + area.size.height / 2))
    }
  }

  @Test
  func `A click on a row is one, although what it opens moves the row from under the pointer`()
    async throws
  {
    let clicked = await Clicked()
    let point = try clicked.point("row 3")
    Pointer.move(point.x, point.y - 2)
    Pointer.press(point.x, point.y)
    _ = await TestLoop.eventually(within: 1) { clicked.model.selection == 3 }
    await clicked.rendered?.settle()
    Pointer.letGo(point.x, point.y)
    #expect(await TestLoop.eventually { clicked.model.selection == 3 })
    #expect(await TestLoop.eventually { clicked.actions == 1 })
    clicked.rendered?.close()
  }
}
