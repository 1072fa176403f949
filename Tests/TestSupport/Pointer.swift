import CAtspi
import CGTK

/// The pointer, moved over the screen as a person moves it.
@MainActor public enum Pointer {
  private static let bus: Void = { _ = atspi_init() }()

  /// Moves it to a point of the screen.
  public static func move(_ x: Int, _ y: Int) { send("abs", x, y) }

  /// Presses the first button at a point of the screen, and keeps it down.
  public static func press(_ x: Int, _ y: Int) { send("b1p", x, y) }

  /// Lets the first button go.
  public static func letGo(_ x: Int, _ y: Int) { send("b1r", x, y) }

  /// Presses the first button at a point of the screen, and lets it go.
  public static func click(_ x: Int, _ y: Int) { press(1, x, y) }

  /// Presses one of the five usual buttons by its number, and lets it go.
  public static func press(_ button: Int, _ x: Int, _ y: Int) { send("b\(button)c", x, y) }

  /// Presses a button by its number where the pointer is, and lets it go.
  ///
  /// The accessibility bus knows five buttons alone.
  public static func press(_ button: UInt32) {
    guard let display = XOpenDisplay(nil) else { preconditionFailure("There is no display") }
    XTestFakeButtonEvent(display, button, 1, 0)
    XTestFakeButtonEvent(display, button, 0, 0)
    XCloseDisplay(display)
  }

  /// Turns the wheel by a step.
  public static func turnWheel(up: Bool, _ x: Int, _ y: Int) { press(up ? 4 : 5, x, y) }

  /// Does something with a key held down.
  ///
  /// - Parameters:
  ///   - key: GDK's number of the key.
  ///   - action: what is done meanwhile.
  public static func hold(_ key: UInt32, _ action: () -> Void) {
    guard let code = code(of: key) else { preconditionFailure("The keyboard has no key \(key)") }
    _ = bus
    atspi_generate_keyboard_event(code, nil, ATSPI_KEY_PRESS, nil)
    action()
    atspi_generate_keyboard_event(code, nil, ATSPI_KEY_RELEASE, nil)
  }

  /// The keyboard's own number of a key.
  private static func code(of key: UInt32) -> Int? {
    var keys: UnsafeMutablePointer<GdkKeymapKey>?
    var count: Int32 = 0
    guard gdk_display_map_keyval(gdk_display_get_default(), key, &keys, &count) != 0 else {
      return nil
    }
    defer { g_free(keys) }
    return keys.map { Int($0[0].keycode) }
  }

  private static func send(_ event: String, _ x: Int, _ y: Int) {
    _ = bus
    atspi_generate_mouse_event(x, y, event, nil)
  }
}
