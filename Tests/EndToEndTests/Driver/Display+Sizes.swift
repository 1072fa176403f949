// Both include Xlib, and its types belong to the one that the compiler has met first.
import CAtspi
import CX11

extension Display {
  /// Asks the window manager for another size of a window.
  func resize(_ window: Window, width: Int, height: Int) {
    XResizeWindow(connection, window, UInt32(width), UInt32(height))
    XFlush(connection)
  }

  /// Where a window is on the screen, without its frame.
  func box(of window: Window) -> Box {
    var root: Window = 0
    var (x, y): (Int32, Int32) = (0, 0)
    var (width, height, border, depth): (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
    XGetGeometry(connection, window, &root, &x, &y, &width, &height, &border, &depth)
    let corner = place(of: window)
    return Box(x: corner.x, y: corner.y, width: Int(width), height: Int(height))
  }
}
