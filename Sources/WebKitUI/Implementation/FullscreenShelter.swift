import CGTK
import CWebKit
import GLibSupport

/// A window that nobody sees, in which a view is after an element of its page has filled the screen, until
/// the page is shown again.
///
/// WebKit (2.50) ends the program where an element leaves full screen in a view that stands in no window: it
/// asks its window what state that is in. It does so some time after it has told of the end.
final class FullscreenShelter {
  private let window = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_window_new()))

  private let view: Object

  init(_ view: Object) {
    self.view = view
    unsafe gtk_window_set_child(window.cast(), view.cast())
    // Without a surface it has no state that WebKit could look at.
    unsafe gtk_widget_realize(window.cast())
  }

  /// Keeps the view, whose page has gone, until its element has left the screen.
  ///
  /// - Parameter script: what makes it leave.
  func outlive(_ script: String) {
    Task { [self] in
      do {
        unsafe try await AsyncOperation.run { [view] callback, data in
          unsafe webkit_web_view_call_async_javascript_function(
            view.cast(), script, -1, nil, ScriptBridge.world, nil, nil, callback, data)
        } finish: { view, result, error in
          let value = unsafe webkit_web_view_call_async_javascript_function_finish(
            view?.assumingMemoryBound(to: WebKitWebView.self), result, error)
          unsafe value.map { unsafe g_object_unref(UnsafeMutableRawPointer($0)) }
        }
      } catch {
        // The process has ended, and nothing fills the screen any more.
      }
      // WebKit is not through yet when the script is.
      MainLoop.schedule(afterMilliseconds: Self.rest) { [self] in end() }
    }
  }

  /// How long WebKit asks for the state of the window after an element has left the screen, at most, in
  /// milliseconds.
  private static var rest: UInt32 { 1000 }

  /// Takes the view out.
  func end() {
    unsafe gtk_window_set_child(window.cast(), nil)
    unsafe gtk_window_destroy(window.cast())
  }
}
