import CGTK
import GLibSupport

extension PaddedView: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    // A margin would be outside of what stands behind the view.
    let widget = unsafe Widget(taking: adw_bin_new())
    PaddingLayout.install(in: widget)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, { $0.insets }) {
      PaddingLayout.set(insets, of: widget)
    }
    context.embed(content) { SingleChild.place($0, in: widget) }
  }
}

extension FramedView: WidgetRepresentable {
  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_bin_new())
    FrameLayout.install(in: widget)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    if context.changed(self, { $0.size }) {
      FrameLayout.set(size, of: widget)
      widget.setFrameExpansion(size)
    }
    if context.changed(self, { $0.alignment }) {
      ChildAlignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
        .set(on: widget)
    }
    context.embed(content) { SingleChild.place($0, in: widget) }
    context.afterReading { ChildAlignment.follow(from: widget) }
  }
}

extension Widget {
  /// Lets a frame take all the room where it shall, none where its length is given, and otherwise as
  /// much as what is inside wants.
  fileprivate func setFrameExpansion(_ size: FrameSize) {
    func isSet(_ length: FrameLength) -> Bool {
      length.isGreedy || length.isExact || length.isFixed || length.limit != nil
    }
    // Given more than it may take, a frame stands in the middle; a stack puts it elsewhere.
    unsafe gtk_widget_set_halign(
      pointer, size.width.limit == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    unsafe gtk_widget_set_valign(
      pointer, size.height.limit == nil ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER)
    unsafe gtk_widget_set_hexpand(pointer, size.width.isGreedy ? 1 : 0)
    unsafe gtk_widget_set_hexpand_set(pointer, isSet(size.width) ? 1 : 0)
    unsafe gtk_widget_set_vexpand(pointer, size.height.isGreedy ? 1 : 0)
    unsafe gtk_widget_set_vexpand_set(pointer, isSet(size.height) ? 1 : 0)
  }
}
