import CGTK
import GLibSupport

extension WebEngine {
  /// Keeps the keyboard out of what WebKit (2.50) has hidden in its view: a text view that turns keys into
  /// commands of editing.
  ///
  /// GTK takes it for the next control when it looks for one, and what is typed there is lost.
  func keepFocusOutOfHiddenViews() {
    var child = unsafe gtk_widget_get_first_child(view.cast())
    while let hidden = unsafe child {
      unsafe gtk_widget_set_can_focus(hidden, 0)
      unsafe child = gtk_widget_get_next_sibling(hidden)
    }
  }
}
