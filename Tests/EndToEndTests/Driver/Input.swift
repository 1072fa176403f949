import CAtspi
import CX11

/// The keyboard and the pointer, as a person uses them.
@MainActor
enum Input {
  /// Presses a key.
  ///
  /// - Parameters:
  ///   - key: as X names it: `f`, `Return`, `Page_Down`, …
  ///   - modifiers: what is held meanwhile: `Control_L`, `Shift_L`, `Alt_L`.
  static func key(_ key: String, holding modifiers: String...) {
    for modifier in modifiers { send(modifier, ATSPI_KEY_PRESS) }
    send(key, ATSPI_KEY_PRESS)
    send(key, ATSPI_KEY_RELEASE)
    for modifier in modifiers.reversed() { send(modifier, ATSPI_KEY_RELEASE) }
  }

  /// Types letters, digits and the signs of paths, on an American keyboard.
  static func type(_ text: String) {
    let names: [Character: String] = [
      " ": "space", "/": "slash", ".": "period", "-": "minus", "#": "3", "_": "minus",
      ":": "semicolon",
    ]
    for character in text {
      let name = names[character] ?? character.lowercased()
      let isShifted = character.isUppercase || "#_:".contains(character)
      if isShifted { key(name, holding: "Shift_L") } else { key(name) }
    }
  }

  /// Clicks at a point.
  ///
  /// - Parameters:
  ///   - x: from the left of the screen.
  ///   - y: from its top.
  ///   - button: 1 is the one that presses, 3 the one for menus.
  static func click(_ x: Int, _ y: Int, button: Int = 1) { pointer("b\(button)c", x, y) }

  /// Clicks twice at a point, which selects a word.
  static func doubleClick(_ x: Int, _ y: Int) { pointer("b1d", x, y) }

  /// Presses a button where the pointer is: 8 and 9 are those for back and forward, which the
  /// accessibility bus does not know.
  static func press(button: UInt32) {
    XTestFakeButtonEvent(Display.shared.connection, button, 1, 0)
    XTestFakeButtonEvent(Display.shared.connection, button, 0, 0)
    XFlush(Display.shared.connection)
  }

  /// Takes hold of what is at a point, and lets go of it at another.
  ///
  /// - Parameters:
  ///   - start: where, from the corner of the screen.
  ///   - end: where to.
  ///   - hover: done at the end of the way, before it is let go.
  /// - Throws: what `hover` throws; it is let go all the same.
  static func drag(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), hover: () async throws -> Void
  ) async throws {
    move(start.x, start.y)
    pointer("b1p", start.x, start.y)
    defer { pointer("b1r", end.x, end.y) }
    // A few steps: the first ones only tell that this is no click.
    for step in 1...10 {
      move(start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10)
      try await Task.sleep(for: .milliseconds(30))
    }
    try await hover()
  }

  static func rightClick(_ x: Int, _ y: Int) { pointer("b3c", x, y) }

  static func move(_ x: Int, _ y: Int) { pointer("abs", x, y) }

  /// Turns the wheel over a point.
  static func scroll(down: Bool, notches: Int, over point: (x: Int, y: Int)) {
    move(point.x, point.y)
    for _ in 0..<notches { pointer(down ? "b5c" : "b4c", point.x, point.y) }
  }

  private static func send(_ key: String, _ kind: AtspiKeySynthType) {
    _ = AccessibleNode.bus
    let code = XKeysymToKeycode(Display.shared.connection, XStringToKeysym(key))
    precondition(code != 0, "the keyboard has no key \(key)")
    atspi_generate_keyboard_event(glong(code), nil, kind, nil)
  }

  private static func pointer(_ event: String, _ x: Int, _ y: Int) {
    _ = AccessibleNode.bus
    atspi_generate_mouse_event(x, y, event, nil)
  }
}
