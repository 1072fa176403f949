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

  /// Whether a part of the screen has a colour.
  ///
  /// Looks at single lines, so that the look costs the measured program nothing that shows.
  ///
  /// - Parameter colour: red, green, blue, eight bits each.
  /// - Returns: whether at least eight of the points looked at have it.
  func shows(_ colour: UInt32) -> Bool {
    var hits = 0
    for line in stride(from: 60, to: Int32(height), by: 40) {
      guard let image = lakes_get_image(display, root, 0, line, width, 1) else { continue }
      defer { lakes_destroy_image(image) }
      UnsafeRawPointer(image.pointee.data).withMemoryRebound(
        to: UInt32.self, capacity: Int(width)
      ) { pixels in
        for column in stride(from: 20, to: Int(width), by: 40)
        where pixels[column] & 0xff_ffff == colour {
          hits += 1
        }
      }
    }
    return hits >= 8
  }
}
