import CGTK
import GLibSupport

extension ProgressBar: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_progress_bar_new())
    widget.expand(vertically: false)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, \.fraction) {
      unsafe gtk_progress_bar_set_fraction(widget.object.opaque, fraction)
    }
  }
}

extension Spinner: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_spinner_new())
    unsafe gtk_spinner_start(widget.object.opaque)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {}
}
