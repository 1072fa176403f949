import CAtspi
import Foundation

/// An object of the accessibility tree of a program.
@MainActor
final class AccessibleNode {
  let accessible: UnsafeMutablePointer<AtspiAccessible>

  /// Takes over a reference.
  init(_ accessible: UnsafeMutablePointer<AtspiAccessible>) {
    self.accessible = accessible
  }

  isolated deinit { g_object_unref(accessible) }

  /// Connects to the accessibility bus, once.
  static let bus: Void = {
    // What the library (2.46) remembers may have changed, and of a tree that changes much it remembers
    // circles, in which it loses itself.
    setenv("ATSPI_NO_CACHE", "1", 1)
    atspi_init()
    // A program that hangs is to fail the test, not to hang it too.
    atspi_set_timeout(3_000, 15_000)
  }()

  /// The program with a process number, when it has come to the bus.
  static func application(of process: Int32) -> AccessibleNode? {
    _ = bus
    guard let desktop = atspi_get_desktop(0).map(AccessibleNode.init) else { return nil }
    return desktop.children.first {
      atspi_accessible_get_process_id($0.accessible, nil) == UInt32(process)
    }
  }

  var name: String { string(atspi_accessible_get_name(accessible, nil)) }

  /// What is said about it while the pointer rests on it.
  var help: String { string(atspi_accessible_get_description(accessible, nil)) }

  /// What it is, as AT-SPI names roles, like `push button`, `list item` or `entry`.
  var role: String { string(atspi_accessible_get_role_name(accessible, nil)) }

  var children: [AccessibleNode] {
    let count = atspi_accessible_get_child_count(accessible, nil)
    guard count > 0 else { return [] }
    return (0..<count).compactMap {
      atspi_accessible_get_child_at_index(accessible, $0, nil).map(AccessibleNode.init)
    }
  }

  /// The text that it holds: of an entry what was typed, of a label what it says.
  var text: String {
    guard let text = atspi_accessible_get_text_iface(accessible) else { return name }
    defer { g_object_unref(UnsafeMutableRawPointer(text)) }
    let count = atspi_text_get_character_count(text, nil)
    return count > 0 ? string(atspi_text_get_text(text, 0, count, nil)) : ""
  }

  func has(_ state: AtspiStateType) -> Bool {
    guard let states = atspi_accessible_get_state_set(accessible) else { return false }
    defer { g_object_unref(states) }
    return atspi_state_set_contains(states, state) != 0
  }

  var isSelected: Bool { has(ATSPI_STATE_SELECTED) }
  var isSensitive: Bool { has(ATSPI_STATE_SENSITIVE) }
  var isFocused: Bool { has(ATSPI_STATE_FOCUSED) }
  var isOn: Bool { has(ATSPI_STATE_CHECKED) || has(ATSPI_STATE_PRESSED) }

  /// Where it is, from the corner of its window.
  var box: Box {
    guard let component = atspi_accessible_get_component_iface(accessible) else { return Box() }
    defer { g_object_unref(UnsafeMutableRawPointer(component)) }
    // Not by the screen: GTK 4 knows no such places, and complains.
    guard let extents = atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, nil) else {
      return Box()
    }
    defer { g_free(extents) }
    return Box(
      x: Int(extents.pointee.x), y: Int(extents.pointee.y),
      width: Int(extents.pointee.width), height: Int(extents.pointee.height))
  }

  /// Whether it is on the screen.
  ///
  /// GTK 4.8 gives the state SHOWING to windows alone.
  var isShown: Bool {
    has(ATSPI_STATE_SHOWING) || (has(ATSPI_STATE_VISIBLE) && !box.isEmpty)
  }

  private func string(_ taken: UnsafeMutablePointer<CChar>?) -> String {
    guard let taken else { return "" }
    defer { g_free(taken) }
    return String(cString: taken)
  }
}

/// A rectangle of pixels.
struct Box: Equatable {
  var x = 0
  var y = 0
  var width = 0
  var height = 0

  var isEmpty: Bool { width <= 0 || height <= 0 }

  var middle: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  func moved(by place: (x: Int, y: Int)) -> Box {
    Box(x: x + place.x, y: y + place.y, width: width, height: height)
  }
}
