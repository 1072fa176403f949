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
  func activate(_ window: Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(connection, "_NET_ACTIVE_WINDOW", 0)
    event.xclient.format = 32
    // As a pager asks, which is always granted.
    event.xclient.data.l.0 = 2
    XSendEvent(
      connection, XDefaultRootWindow(connection), 0,
      SubstructureNotifyMask | SubstructureRedirectMask, &event)
    XFlush(connection)
  }
}
