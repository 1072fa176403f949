import CGTK
import GLibSupport

/// A window that nobody sees, in which a view is after an element of its page has filled the screen, until
/// the page is shown again.
///
/// WebKit (2.50) ends the program where an element leaves full screen in a view that stands in no window: it
/// asks its window what state that is in. It does so some time after it has told of the end.
final class FullscreenShelter {
  private let window = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))

  init(_ view: Object) {
    unsafe gtk_window_set_child(window.cast(), view.cast())
    // Without a surface it has no state that WebKit could look at.
    unsafe gtk_widget_realize(window.cast())
  }

  /// Takes the view out.
  func end() {
    unsafe gtk_window_set_child(window.cast(), nil)
    unsafe gtk_window_destroy(window.cast())
  }
}
