import CGTK
import GLibSupport

extension PaddedView: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    // Margins of the child would be one set for all; each padding has a frame of its own.
    unsafe Widget(taking: adw_bin_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, \.insets) {
      unsafe gtk_widget_set_margin_top(widget.pointer, Int32(insets.top))
      unsafe gtk_widget_set_margin_start(widget.pointer, Int32(insets.leading))
      unsafe gtk_widget_set_margin_bottom(widget.pointer, Int32(insets.bottom))
      unsafe gtk_widget_set_margin_end(widget.pointer, Int32(insets.trailing))
    }
    context.embed(content) { SingleChild.place($0, in: widget) }
  }
}

extension FramedView: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    if let width = size.maxWidth, width.isFinite {
      return unsafe Widget(taking: adw_clamp_new())
    }
    return unsafe Widget(taking: adw_bin_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let isClamp = widget.object.typeName == "AdwClamp"
    if context.changed(self, \.size) {
      unsafe gtk_widget_set_size_request(
        widget.pointer, Int32(size.minWidth ?? -1), Int32(size.minHeight ?? -1))
      widget.setExpansion(
        horizontally: size.maxWidth == .infinity, vertically: size.maxHeight == .infinity)
      if isClamp, let width = size.maxWidth, width.isFinite {
        unsafe adw_clamp_set_maximum_size(widget.object.opaque, Int32(width))
      }
    }
    if !isClamp, context.changed(self, \.alignment) {
      ChildAlignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
        .set(on: widget)
    }
    context.embed(content) { SingleChild.place($0, in: widget) }
    context.afterReading { ChildAlignment.follow(from: widget) }
  }
}
