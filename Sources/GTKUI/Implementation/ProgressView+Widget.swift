import CGTK
import GLibSupport

extension ProgressView: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    guard value != nil else {
      let widget = unsafe Widget(taking: gtk_spinner_new())
      unsafe gtk_spinner_start(widget.object.opaque)
      return widget
    }
    let widget = unsafe Widget(taking: gtk_progress_bar_new())
    widget.expand(vertically: false)
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    guard let fraction, widget.object.typeName == "GtkProgressBar" else { return }
    if context.changed(self, \.fraction) {
      unsafe gtk_progress_bar_set_fraction(widget.object.opaque, fraction)
    }
  }
}
