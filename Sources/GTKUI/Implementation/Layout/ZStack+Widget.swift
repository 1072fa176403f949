import CGTK
import GLibSupport

extension OverlayView: WidgetRepresentable {
  /// What stands below and what on top, to be put into one order.
  final class Coordinator {
    var base: [Widget] = []
    var top: [Widget] = []
    var alignment = Alignment.center
    var kind = Kind.layers
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    LayerLayout.install(in: widget)
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.alignment = alignment
    coordinator.kind = kind
    if kind == .layers, context.changed(self, { $0.alignment }) {
      ChildAlignment(horizontal: alignment.horizontal, vertical: alignment.vertical)
        .set(on: widget)
    }
    context.embed(base, in: "base") { [weak coordinator] widgets in
      coordinator?.base = widgets
      coordinator?.arrange(in: widget)
    }
    context.embed(overlay, in: "overlay") { [weak coordinator] widgets in
      coordinator?.top = widgets
      coordinator?.arrange(in: widget)
    }
    if context.changed(self, { $0.alignment }) {
      context.afterReading { [weak coordinator] in coordinator?.align() }
    }
  }
}

extension OverlayView.Coordinator {
  /// Puts what stands below first, which is drawn first.
  func arrange(in box: Widget) {
    for widget in base { LayerLayout.setMeasured(kind != .background, widget) }
    for widget in top { LayerLayout.setMeasured(kind != .overlay, widget) }
    BoxChildren.place(base + top, in: box)
    align()
  }

  /// Puts what stands on top of another view into its place.
  func align() {
    guard kind == .overlay else { return }
    for widget in top {
      unsafe widget.pointer.align(horizontally: alignment.horizontal)
      unsafe widget.pointer.align(vertically: alignment.vertical)
    }
  }
}
