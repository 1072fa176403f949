import CGTK
import GLibSupport

/// Waits until a widget, or the window that it stands in, is on the screen.
final class ScreenWait {
  private var connection: SignalConnection?
  private let watched: Object

  /// Waits; nothing where there is nothing to wait for.
  ///
  /// - Parameters:
  ///   - widget: the widget.
  ///   - itself: whether the widget has to be on the screen, and not only its window.
  ///   - action: told when something has come; there may be more to wait for.
  init?(for widget: Widget, itself: Bool, then action: @escaping () -> Void) {
    guard let root = unsafe gtk_widget_get_root(widget.pointer) else {
      watched = widget.object
      connection = watched.onChange(of: "root") { action() }
      return
    }
    watched = unsafe itself ? widget.object : Object(retaining: UnsafeMutableRawPointer(root))
    if unsafe gtk_widget_get_mapped(watched.cast()) != 0 { return nil }
    connection = watched.connect("map", after: true) { action() }
  }

  /// Waits no longer.
  func cancel() {
    connection?.disconnect()
    connection = nil
  }
}
