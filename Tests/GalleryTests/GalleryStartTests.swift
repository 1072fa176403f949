import CGTK
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import Gallery

/// What a person has under their hands when the gallery starts.
@Suite(.serialized) @MainActor
struct GalleryStartTests {
  @Test func `The keyboard is in the list of pages`() async {
    let rendered = Rendered(isShown: true, size: (900, 700)) { GalleryView() }
    await rendered.settle()
    let focus = gtk_window_get_focus(rendered.windowObject.cast())
    let list = rendered.all("GtkListView").last
    #expect(focus != nil && gtk_widget_is_ancestor(focus, list?.cast()) != 0)
    rendered.close()
  }

  @Test func `In a narrow window, where the pages are folded away, it is on what shows`() async {
    let rendered = Rendered(isShown: true, size: (360, 700)) { GalleryView() }
    await rendered.settle()
    let focus = gtk_window_get_focus(rendered.windowObject.cast())
    #expect(focus.map { gtk_widget_get_mapped($0) } ?? 1 != 0)
    rendered.close()
  }
}
