import CGTK
import GLibSupport

/// Listens to what the user does with a widget, as long as a view asks for it.
final class EventController {
  private weak var widget: Object?
  private let controllers: [Object]

  private init(_ controllers: Object..., on widget: Widget) {
    self.controllers = controllers
    self.widget = widget.object
    for controller in controllers {
      // The widget takes over a reference.
      unsafe g_object_ref(controller.pointer)
      unsafe gtk_widget_add_controller(widget.pointer, controller.opaque)
    }
  }

  /// Stops listening.
  func detach() {
    guard let widget else { return }
    for controller in controllers {
      unsafe gtk_widget_remove_controller(widget.cast(), controller.opaque)
    }
    self.widget = nil
  }

  /// Clicks of the first mouse button, and taps.
  ///
  /// - Parameters:
  ///   - count: how many in a row.
  ///   - widget: where.
  ///   - action: what to do, when the button is let go over the widget.
  /// - Returns: what listens.
  static func taps(
    _ count: Int, on widget: Widget, action: @escaping () -> Void
  ) -> EventController {
    let gesture = unsafe Object(taking: gtk_gesture_click_new())
    unsafe gtk_gesture_single_set_button(gesture.opaque, 1)
    gesture.connect("released") {
      [weak object = widget.object] (taps: Int32, x: Double, y: Double) in
      guard let object, taps == count, unsafe gtk_widget_contains(object.cast(), x, y) != 0 else {
        return
      }
      action()
    }
    return EventController(gesture, on: widget)
  }

  /// The pointer's coming and going.
  static func hover(on widget: Widget, action: @escaping (Bool) -> Void) -> EventController {
    let motion = unsafe Object(taking: gtk_event_controller_motion_new())
    motion.connect("enter") { (_: Double, _: Double) in action(true) }
    motion.connect("leave") { action(false) }
    return EventController(motion, on: widget)
  }

  /// The keys that are pressed while the widget, or something inside, has the keyboard's focus.
  ///
  /// Of a field they come before the field's own use of them, unless they go to an input method that
  /// is in the middle of a letter; so do those of a list.
  ///
  /// - Parameters:
  ///   - widget: where.
  ///   - action: what to do; true where the key shall have no other effect.
  /// - Returns: what listens.
  static func keys(on widget: Widget, action: @escaping (KeyPress) -> Bool) -> EventController {
    let keys = unsafe Object(taking: gtk_event_controller_key_new())
    let held = HeldKeys()
    if let field = field(in: widget) {
      unsafe gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
      held.composition = field.connect("preedit-changed") {
        [weak held] (text: String) in held?.isComposing = !text.isEmpty
      }
    } else if isList(widget) {
      unsafe gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
    }
    keys.connect("key-pressed") { (value: UInt32, code: UInt32, state: UInt32) -> Bool in
      guard !held.isComposing else { return false }
      // The system sends a key that is held down again and again, without its being let go.
      let isNew = held.codes.insert(code).inserted
      return action(KeyPress(phase: isNew ? .down : .repeat, value: value, state: state))
    }
    keys.connect("key-released") { (value: UInt32, code: UInt32, state: UInt32) in
      guard held.codes.remove(code) != nil else { return }
      _ = action(KeyPress(phase: .up, value: value, state: state))
    }
    let focus = unsafe Object(taking: gtk_event_controller_focus_new())
    // Where it is let go after that, nobody here hears of it.
    focus.connect("leave") { held.codes.removeAll() }
    return EventController(keys, focus, on: widget)
  }

  /// What is written into, where a widget is a field.
  private static func field(in widget: Widget) -> Object? {
    if widget.object.isEditable {
      guard let part = unsafe gtk_editable_get_delegate(widget.object.opaque) else { return nil }
      return unsafe Object(retaining: UnsafeMutableRawPointer(part))
    }
    let child = unsafe gtk_widget_get_first_child(widget.pointer)
    let text = unsafe child.map { unsafe Object(retaining: UnsafeMutableRawPointer($0)) }
    return text?.typeName == "GtkTextView" ? text : nil
  }

  private static func isList(_ widget: Widget) -> Bool {
    let child = unsafe gtk_widget_get_first_child(widget.pointer)
    return unsafe child.map { unsafe Object(retaining: UnsafeMutableRawPointer($0)) }?.typeName
      == "GtkListView"
  }
}

/// The keys that are held down.
private final class HeldKeys {
  var codes: Set<UInt32> = []
  /// Whether an input method is in the middle of a letter.
  var isComposing = false
  var composition: SignalConnection?
}

extension KeyPress {
  fileprivate init(phase: Phases, value: UInt32, state: UInt32) {
    let name = unsafe gdk_keyval_name(gdk_keyval_to_lower(value))
    key = KeyEquivalent(named: unsafe name.map { unsafe String(cString: $0) } ?? "")
    let scalar = Unicode.Scalar(gdk_keyval_to_unicode(value))
    characters = scalar.map { $0.value == 0 ? "" : String($0) } ?? ""
    var held: EventModifiers = []
    if state & GDK_SHIFT_MASK.rawValue != 0 { held.insert(.shift) }
    if state & GDK_CONTROL_MASK.rawValue != 0 { held.insert(.control) }
    if state & GDK_ALT_MASK.rawValue != 0 { held.insert(.option) }
    modifiers = held
    self.phase = phase
  }
}
