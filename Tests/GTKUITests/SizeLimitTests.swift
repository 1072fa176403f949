import CGTK
import GLibSupport
import TestSupport
import Testing

@testable import GTKUI

/// A window stays within its screen, whatever its contents ask for.
@Suite(.serialized) @MainActor
struct SizeLimitTests {
  @Test func aTextHigherThanAnyWindowCanBeIsCutOff() async {
    let text = (0..<2_500).map { "line \($0)" }.joined(separator: "\n")
    let rendered = Rendered(isShown: true) { Text(text) }
    await rendered.settle()
    #expect(gtk_widget_get_height(rendered.windowObject.cast()) <= 2_000)
    let label = rendered.only("GtkLabel")
    #expect(gtk_widget_get_height(label.cast()) > 32_767)
    rendered.close()
  }

  @Test func manyViewsBesideEachOtherAreCutOff() async {
    let rendered = Rendered(isShown: true) {
      HStack {
        ForEach(0..<600) { Text(verbatim: "number \($0)").lineLimit(1).frame(minWidth: 90) }
      }
    }
    await rendered.settle()
    #expect(gtk_widget_get_width(rendered.windowObject.cast()) <= 2_000)
    rendered.close()
  }

  @Test(arguments: [true, false])
  func aSheetAndAPopoverStayWithinTheScreenToo(isSheet: Bool) async {
    let text = (0..<2_500).map { "line \($0)" }.joined(separator: "\n")
    let rendered = Rendered(isShown: true) {
      if isSheet {
        Text("lake").sheet(isPresented: .constant(true)) { Text(text).lineLimit(nil) }
      } else {
        // GTK asks where the focus is when there is nothing in a popover to have it, and takes none
        // for a widget.
        Button("lake") {}.popover(isPresented: .constant(true)) { Text(text).lineLimit(nil) }
      }
    }
    await rendered.settle()
    let windows = Object(retaining: UnsafeMutableRawPointer(gtk_window_get_toplevels()))
    let shown = (0..<g_list_model_get_n_items(windows.opaque))
      .compactMap { g_list_model_get_item(windows.opaque, $0).map { Object(taking: $0) } }
    let label = { shown.flatMap { $0.descendants("GtkLabel") }.first { $0.text == text } }
    #expect(
      await TestLoop.eventually {
        label().map { gtk_widget_get_height($0.cast()) > 32_767 } == true
      })
    for window in shown { #expect(gtk_widget_get_height(window.cast()) <= 2_000) }
    for popover in shown.flatMap({ $0.descendants("GtkPopover") }) {
      #expect(gtk_widget_get_height(popover.cast()) <= 2_000)
    }
    rendered.close()
  }

  @Test func whatFitsIsGivenTheWholeWindow() async {
    let rendered = Rendered(isShown: true, size: (500, 400)) {
      Text("lake").frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    await rendered.settle()
    let content: Object = rendered.windowObject.property("content")
    #expect(content.children.count == 1)
    for child in content.children {
      #expect(gtk_widget_get_width(child.cast()) == gtk_widget_get_width(content.cast()))
      #expect(gtk_widget_get_height(child.cast()) == gtk_widget_get_height(content.cast()))
    }
    rendered.close()
  }
}
