import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// Tab goes through a list to what comes after it; the arrow keys move in it.
@Suite(.serialized) @MainActor
struct ListFocusTests {
  /// What has the focus: the text of a button or of a row.
  private func focused(_ rendered: Rendered) -> String? {
    rendered.focus?.descendants("GtkLabel").first?.text
  }

  private func move(_ direction: GtkDirectionType, in rendered: Rendered) -> String? {
    gtk_widget_child_focus(rendered.windowObject.cast(), direction)
    return focused(rendered)
  }

  @Test func tabLeavesAListAndComesBackToItsRow() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Button("before") {}
        List(selection: .constant(Int?.none)) { ForEach(0..<50) { Text("row \($0)") } }
          .frame(minHeight: 200)
        Button("after") {}
      }
    }
    await rendered.settle()
    gtk_widget_grab_focus(rendered.button("before")?.cast())
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "row 0")
    #expect(move(GTK_DIR_DOWN, in: rendered) == "row 1")
    #expect(move(GTK_DIR_DOWN, in: rendered) == "row 2")
    #expect(move(GTK_DIR_UP, in: rendered) == "row 1")
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "after")
    #expect(move(GTK_DIR_TAB_BACKWARD, in: rendered) == "row 1")
    #expect(move(GTK_DIR_TAB_BACKWARD, in: rendered) == "before")
    rendered.close()
  }

  @Test(arguments: [nil, 2])
  func tabEntersAListThatBeginsWithAHeading(selected: Int?) async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Button("before") {}
        List(selection: .constant(selected)) {
          Section("heading") { ForEach(0..<5) { Text("row \($0)").tag($0) } }
        }
        .frame(minHeight: 200)
        Button("after") {}
      }
    }
    await rendered.settle()
    gtk_widget_grab_focus(rendered.button("before")?.cast())
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "row \(selected ?? 0)")
    #expect(move(GTK_DIR_DOWN, in: rendered) == "row \((selected ?? 0) + 1)")
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "after")
    #expect(move(GTK_DIR_TAB_BACKWARD, in: rendered) == "row \((selected ?? 0) + 1)")
    #expect(move(GTK_DIR_TAB_BACKWARD, in: rendered) == "before")
    rendered.close()
  }

  @Test func tabGoesThroughTheControlsOfARowFirst() async {
    let rendered = Rendered(isShown: true) {
      VStack {
        Button("before") {}
        List {
          ForEach(0..<3) { row in
            HStack {
              Button("open \(row)") {}
              Button("remove \(row)") {}
            }
          }
        }
        .frame(minHeight: 200)
        Button("after") {}
      }
    }
    await rendered.settle()
    gtk_widget_grab_focus(rendered.button("before")?.cast())
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "open 0")
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "remove 0")
    #expect(move(GTK_DIR_TAB_FORWARD, in: rendered) == "after")
    #expect(move(GTK_DIR_TAB_BACKWARD, in: rendered)?.hasSuffix(" 0") == true)
    #expect(move(GTK_DIR_DOWN, in: rendered)?.hasSuffix(" 1") == true)
    rendered.close()
  }
}
