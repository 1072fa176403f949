// Both include Xlib, and its types belong to the one that the compiler has met first.
import CAtspi
import CX11

extension Display {
  /// Asks the window manager for another size of a window.
  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(connection, window, UInt32(width), UInt32(height))
    XFlush(connection)
  }

  /// Asks the window manager to show a window and to give it the keyboard, wherever it is.
  ///
  /// It asks as a pager does, which is always granted.
  func activate(_ window: Window) { ask("_NET_ACTIVE_WINDOW", 2, of: window) }

  /// Asks a window to close, as its close button does.
  func close(_ window: Window) { ask("_NET_CLOSE_WINDOW", 0, of: window) }

  /// Asks the window manager something about a window, or about the screen.
  func ask(_ name: String, _ value: Int, of window: Window? = nil) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window ?? root
    event.xclient.message_type = XInternAtom(connection, name, 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = value
    XSendEvent(connection, root, 0, SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(connection)
  }
}
