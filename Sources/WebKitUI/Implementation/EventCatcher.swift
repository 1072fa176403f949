import CGTK
import GLibSupport

/// An event controller that hears of events before a widget does; it goes with this.
final class EventCatcher {
  private let controller: Object
  private weak var widget: Object?

  /// Hangs a controller on a widget.
  ///
  /// - Parameters:
  ///   - controller: fresh from its constructor, whose reference the widget takes over.
  ///   - widget: the widget.
  init(_ controller: Object, on widget: Object) {
    self.controller = controller
    self.widget = widget
    unsafe gtk_event_controller_set_propagation_phase(controller.opaque, GTK_PHASE_CAPTURE)
    unsafe gtk_widget_add_controller(widget.cast(), controller.opaque)
  }

  isolated deinit {
    guard let widget else { return }
    unsafe gtk_widget_remove_controller(widget.cast(), controller.opaque)
  }
}
