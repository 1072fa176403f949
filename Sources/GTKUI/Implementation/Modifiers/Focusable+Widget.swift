import CGTK
import GLibSupport

extension FocusableView: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    // A label, and other widgets, never take the focus by themselves.
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    unsafe gtk_widget_set_layout_manager(widget.pointer, gtk_bin_layout_new())
    widget.addStyleClass("takes-focus")
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, { $0.isFocusable }) {
      unsafe gtk_widget_set_focusable(widget.pointer, isFocusable ? 1 : 0)
      // This goes for all that is inside.
      unsafe gtk_widget_set_can_focus(widget.pointer, isFocusable ? 1 : 0)
    }
    context.embed(content) { BoxChildren.place($0, in: widget) }
  }
}
