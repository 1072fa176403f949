import CGTK
import GLibSupport

extension ScaleView: WidgetRepresentable {
  func makeCoordinator() -> ScaleCoordinator { ScaleCoordinator(value: value, scale: scale) }

  func makeWidget(context: Context) -> Widget {
    let coordinator = context.coordinator
    let widget = unsafe Widget(
      taking: gtk_scale_new(GTK_ORIENTATION_HORIZONTAL, coordinator.adjustment.cast()))
    widget.expand(vertically: false)
    // A line that is shorter cannot be aimed at.
    unsafe gtk_widget_set_size_request(widget.pointer, 120, -1)
    coordinator.watchPointer(on: widget)
    Self.leaveScrolling(to: widget)
    return widget
  }

  /// Lets the wheel scroll the page around the slider, and not change a value by the way.
  private static func leaveScrolling(to widget: Widget) {
    let controllers = unsafe Object(taking: gtk_widget_observe_controllers(widget.pointer))
    for index in 0..<(unsafe g_list_model_get_n_items(controllers.opaque)) {
      guard let item = unsafe g_list_model_get_item(controllers.opaque, index) else { continue }
      let controller = unsafe Object(taking: item)
      guard controller.typeName == "GtkEventControllerScroll" else { continue }
      unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_NONE)
    }
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.value = value
    coordinator.onEditingChanged = onEditingChanged
    if context.changed(self, { $0.title }), !title.isEmpty {
      widget.setAccessibleLabel(title.withoutNUL)
    }
    if context.changed(self, { $0.scale }) { coordinator.setScale(scale) }
    coordinator.show()
  }
}

/// Keeps the adjustment of a slider in step with its value.
final class ScaleCoordinator {
  var value: Binding<Double>
  var onEditingChanged: (Bool) -> Void = { _ in }
  let adjustment = unsafe Object(taking: gtk_adjustment_new(0, 0, 1, 0.01, 0.1, 0))
  private var scale: ScaleView.Scale
  private var changed: SignalConnection?
  private var isHeld = false

  init(value: Binding<Double>, scale: ScaleView.Scale) {
    self.value = value
    self.scale = scale
    changed = adjustment.connect("value-changed") { [weak self] in self?.userChose() }
  }

  func setScale(_ scale: ScaleView.Scale) {
    self.scale = scale
    if let mistake = scale.mistake { Diagnostics.report("Slider: \(mistake)") }
    let length = scale.upper - scale.lower
    changed?.whileBlocked {
      unsafe gtk_adjustment_configure(
        adjustment.cast(), scale.clamped(value.wrappedValue), scale.lower, scale.upper,
        scale.step ?? length / 100, max(scale.step ?? 0, length / 10), 0)
    }
  }

  /// Shows the value; nobody is told.
  func show() {
    let wanted = scale.clamped(value.wrappedValue)
    guard unsafe gtk_adjustment_get_value(adjustment.cast()) != wanted else { return }
    changed?.whileBlocked { unsafe gtk_adjustment_set_value(adjustment.cast(), wanted) }
  }

  private func userChose() {
    let chosen = scale.snapped(unsafe gtk_adjustment_get_value(adjustment.cast()))
    changed?.whileBlocked { unsafe gtk_adjustment_set_value(adjustment.cast(), chosen) }
    if chosen != scale.clamped(value.wrappedValue) {
      // A key chooses at once; the pointer until it lets go.
      if !isHeld { onEditingChanged(true) }
      value.wrappedValue = chosen
      if !isHeld { onEditingChanged(false) }
    }
    // A binding may keep what it had. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self] in self?.show() }
  }

  /// Notes when the user takes hold of the knob and lets go of it.
  ///
  /// GTK's own gestures claim the pointer, so its events are seen before they reach them.
  func watchPointer(on widget: Widget) {
    let controller = unsafe Object(
      retaining: UnsafeMutableRawPointer(gtk_event_controller_legacy_new()))
    unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    controller.connect(
      "event",
      returning: { [weak self] (event: BorrowedPointer) -> Bool in
        if let isHeld = unsafe PointerHold(event.address).isHeld { self?.setHeld(isHeld) }
        return false
      })
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(widget.pointer, controller.opaque)
    pointer = controller
  }

  private var pointer: Object?

  private func setHeld(_ isHeld: Bool) {
    guard isHeld != self.isHeld else { return }
    self.isHeld = isHeld
    onEditingChanged(isHeld)
  }
}

/// What an event says of whether the pointer holds something.
private struct PointerHold {
  /// True for a press, false for a release, nothing for any other event.
  let isHeld: Bool?

  @unsafe
  init(_ address: UnsafeMutableRawPointer?) {
    guard let event = unsafe address.map({ OpaquePointer($0) }) else {
      isHeld = nil
      return
    }
    switch unsafe gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN: isHeld = true
    case GDK_BUTTON_RELEASE, GDK_TOUCH_END, GDK_TOUCH_CANCEL, GDK_GRAB_BROKEN: isHeld = false
    default: isHeld = nil
    }
  }
}
