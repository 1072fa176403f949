import CAtspi

/// The pointer, moved over the screen as a person moves it.
@MainActor enum Pointer {
  private static let bus: Void = { _ = atspi_init() }()

  static func move(_ x: Int, _ y: Int) { send("abs", x, y) }

  static func click(_ x: Int, _ y: Int) { send("b1c", x, y) }

  private static func send(_ event: String, _ x: Int, _ y: Int) {
    _ = bus
    atspi_generate_mouse_event(x, y, event, nil)
  }
}
