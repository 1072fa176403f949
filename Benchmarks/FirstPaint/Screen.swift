import CX11

/// What a display shows.
final class Screen {
  private let display: OpaquePointer
  private let root: Window
  private let width: UInt32
  private let height: UInt32

  init?(_ name: String) {
    guard let display = XOpenDisplay(name) else { return nil }
    self.display = display
    root = XDefaultRootWindow(display)
    width = UInt32(XDisplayWidth(display, XDefaultScreen(display)))
    height = UInt32(XDisplayHeight(display, XDefaultScreen(display)))
  }

  deinit { XCloseDisplay(display) }

  /// The colour of the ground that a part of the screen has.
  ///
  /// Looks at single lines, so that the look costs the measured program nothing that shows.
  ///
  /// - Returns: the colour that at least eight of the points looked at have, or nothing.
  func ground() -> UInt32? {
    var hits: [UInt32: Int] = [:]
    for line in stride(from: 60, to: Int32(height), by: 40) {
      guard let image = lakes_get_image(display, root, 0, line, width, 1) else { continue }
      defer { lakes_destroy_image(image) }
      UnsafeRawPointer(image.pointee.data).withMemoryRebound(
        to: UInt32.self, capacity: Int(width)
      ) { pixels in
        for column in stride(from: 20, to: Int(width), by: 40)
        where Ground.colours.contains(pixels[column] & 0xff_ffff) {
          hits[pixels[column] & 0xff_ffff, default: 0] += 1
        }
      }
    }
    guard let (colour, count) = hits.max(by: { $0.value < $1.value }), count >= 8 else {
      return nil
    }
    return colour
  }

  /// Gives the keyboard to the largest window, where no window manager does.
  func focusWindow() {
    var (parent, top, count): (Window, Window, UInt32) = (0, 0, 0)
    var children: UnsafeMutablePointer<Window>?
    XQueryTree(display, root, &top, &parent, &children, &count)
    defer { if let children { XFree(children) } }
    let windows = (0..<Int(count)).compactMap { index -> (window: Window, area: Int32)? in
      var attributes = XWindowAttributes()
      guard let window = children?[index],
        XGetWindowAttributes(display, window, &attributes) != 0, attributes.map_state == IsViewable
      else { return nil }
      return (window, attributes.width * attributes.height)
    }
    guard let largest = windows.max(by: { $0.area < $1.area }) else { return }
    XSetInputFocus(display, largest.window, RevertToParent, 0)
    XSync(display, 0)
  }

  /// Presses a key while Ctrl is held.
  ///
  /// - Parameter key: as X names it.
  func pressWithControl(_ key: String) {
    let names: [String] = ["Control_L", key]
    let codes = names.map { XKeysymToKeycode(display, XStringToKeysym($0)) }
    for code in codes { XTestFakeKeyEvent(display, UInt32(code), 1, 0) }
    for code in codes.reversed() { XTestFakeKeyEvent(display, UInt32(code), 0, 0) }
    XFlush(display)
  }
}
