import CGTK
import GLibSupport

extension OverlayView: WidgetRepresentable {
  /// What stands on top, so that it can be taken away.
  final class Coordinator {
    var base: [Widget] = []
    var top: [Widget] = []
    var shown: [Widget] = []
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_overlay_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    context.embed(base, in: "base") { [weak coordinator, alignment] widgets in
      coordinator?.base = widgets
      coordinator?.arrange(in: widget, alignment: alignment)
    }
    context.embed(overlay, in: "overlay") { [weak coordinator, alignment] widgets in
      coordinator?.top = widgets
      coordinator?.arrange(in: widget, alignment: alignment)
    }
  }
}

extension OverlayView.Coordinator {
  /// Makes the first widget the child and puts the others on top, each by its alignment.
  func arrange(in overlay: Widget, alignment: Alignment) {
    let wanted = base + top
    guard wanted != shown else { return }
    for widget in shown.dropFirst() {
      unsafe gtk_overlay_remove_overlay(overlay.object.opaque, widget.pointer)
    }
    if wanted.first != shown.first {
      unsafe gtk_overlay_set_child(overlay.object.opaque, wanted.first?.pointer)
    }
    for widget in wanted.dropFirst() {
      widget.align(horizontally: alignment.horizontal)
      widget.align(vertically: alignment.vertical)
      unsafe gtk_overlay_add_overlay(overlay.object.opaque, widget.pointer)
    }
    shown = wanted
  }
}

extension ScrollView: WidgetRepresentable {
  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_scrolled_window_new())
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.embed(content) { SingleChild.place($0, in: widget) }
  }
}
