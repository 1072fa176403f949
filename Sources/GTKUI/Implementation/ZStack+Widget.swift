import CGTK
import GLibSupport

extension OverlayView: WidgetRepresentable {
  /// What stands on top, so that it can be taken away.
  final class Coordinator {
    var base: [Widget] = []
    var top: [Widget] = []
    var shown: [Widget] = []
    var alignment = Alignment.center
    var isBackground = false
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    unsafe Widget(taking: gtk_overlay_new())
  }

  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.alignment = alignment
    coordinator.isBackground = isBackground
    context.embed(base, in: "base") { [weak coordinator] widgets in
      coordinator?.base = widgets
      coordinator?.arrange(in: widget)
    }
    context.embed(overlay, in: "overlay") { [weak coordinator] widgets in
      coordinator?.top = widgets
      coordinator?.arrange(in: widget)
    }
    if context.changed(self, \.alignment) {
      context.afterReading { [weak coordinator] in coordinator?.align() }
    }
  }
}

extension OverlayView.Coordinator {
  /// Makes the first widget the child and puts the others on top, each by its alignment.
  func arrange(in overlay: Widget) {
    let wanted = base + top
    guard wanted != shown else { return }
    let newTop = wanted.dropFirst()
    let kept = shown.dropFirst().filter { newTop.contains($0) }
    // Those below the first change stay as they are; GTK can only add above.
    let common = zip(kept, newTop).prefix { $0 == $1 }.count
    for widget in shown.dropFirst() where !newTop.prefix(common).contains(widget) {
      unsafe gtk_overlay_remove_overlay(overlay.object.opaque, widget.pointer)
    }
    if wanted.first != shown.first {
      unsafe gtk_overlay_set_child(overlay.object.opaque, wanted.first?.pointer)
    }
    for widget in newTop.dropFirst(common) {
      unsafe gtk_overlay_add_overlay(overlay.object.opaque, widget.pointer)
    }
    shown = wanted
    align()
  }

  /// Puts what stands on top into its places.
  func align() {
    guard !isBackground else { return alignBackground() }
    for widget in shown.dropFirst() {
      widget.align(horizontally: alignment.horizontal)
      widget.align(vertically: alignment.vertical)
    }
  }

  /// Lets what is on top decide the size and fill it.
  private func alignBackground() {
    for widget in shown where top.contains(widget) {
      guard let parent = unsafe gtk_widget_get_parent(widget.pointer) else { continue }
      let overlay = unsafe Object(retaining: UnsafeMutableRawPointer(parent))
      guard overlay.typeName == "GtkOverlay" else { continue }
      unsafe gtk_overlay_set_measure_overlay(overlay.opaque, widget.pointer, 1)
    }
  }
}
