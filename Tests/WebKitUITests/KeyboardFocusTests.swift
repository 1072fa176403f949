import CGTK
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Where the keyboard is, in a window with a page.
@Suite(.serialized) @MainActor
struct KeyboardFocusTests {
  @Test func `The keyboard is at the page, and not at what WebKit hides in it`() async throws {
    let page = WebPage()
    let window = await ViewWindow(WebView(page))
    try await page.load(html: "<p>Hello").finish()
    let view = page.engine.view
    #expect(gtk_widget_get_first_child(view.cast()) != nil, "WebKit hides nothing any more")
    gtk_widget_grab_focus(view.cast())
    for direction in [GTK_DIR_TAB_FORWARD, GTK_DIR_TAB_BACKWARD, GTK_DIR_DOWN] {
      gtk_widget_child_focus(window.window.cast(), direction)
      let focus = gtk_window_get_focus(window.window.cast())
      let isInside = focus.map { gtk_widget_is_ancestor($0, view.cast()) != 0 }
      #expect(isInside != true, "\(direction)")
      gtk_widget_grab_focus(view.cast())
    }
    window.close()
  }
}
