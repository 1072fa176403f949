import CGTK
import GLibSupport
import GTKUI

extension WebViewSurface: WidgetRepresentable {
  /// Makes a frame for the page's widget, which outlives it.
  func makeWidget(context: Context) -> Widget {
    let frame = unsafe Widget(taking: adw_bin_new())
    unsafe gtk_widget_set_hexpand(frame.pointer, 1)
    unsafe gtk_widget_set_vexpand(frame.pointer, 1)
    return frame
  }

  /// Puts the page's widget into the frame.
  func updateWidget(_ widget: Widget, context: Context) {
    guard context.previous?.page !== page else { return }
    let view = page.engine.view
    precondition(
      unsafe gtk_widget_get_parent(view.cast()) == nil,
      "A page can be in one view at a time; this one is in another")
    unsafe adw_bin_set_child(widget.object.cast(), view.cast())
  }

  /// Takes the page's widget out.
  static func dismantleWidget(_ widget: Widget, coordinator: Void) {
    unsafe adw_bin_set_child(widget.object.cast(), nil)
  }
}
