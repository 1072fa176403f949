import CGTK
import GLibSupport

extension ProgressBar: WidgetRepresentable {
  /// What moves the bar while it is not known how much is done.
  final class Coordinator {
    var pulse: UInt32?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_progress_bar_new())
    unsafe gtk_progress_bar_set_pulse_step(widget.object.opaque, 0.01)
    widget.expand(vertically: false)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    guard context.changed(self, { $0.fraction }) else { return }
    let coordinator = context.coordinator
    if let fraction {
      coordinator.pulse.map { unsafe gtk_widget_remove_tick_callback(widget.pointer, $0) }
      coordinator.pulse = nil
      unsafe gtk_progress_bar_set_fraction(widget.object.opaque, fraction)
    } else if coordinator.pulse == nil {
      // It is called before each frame, and only while the bar shows.
      coordinator.pulse = unsafe gtk_widget_add_tick_callback(widget.pointer, pulse, nil, nil)
    }
  }
}

nonisolated private func pulse(
  _ bar: UnsafeMutablePointer<GtkWidget>?, _ clock: OpaquePointer?, _ data: gpointer?
) -> gboolean {
  unsafe gtk_progress_bar_pulse(OpaquePointer(bar))
  return 1
}

extension Spinner: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_spinner_new())
    unsafe gtk_spinner_start(widget.object.opaque)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {}
}
