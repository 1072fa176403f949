import CGTK
import CWebKit
import GLibSupport
import GTKUI

extension WebViewSurface: WidgetRepresentable {
  func makeCoordinator() -> WebViewCoordinator { WebViewCoordinator() }

  /// Makes a frame for the page's widget, which outlives it.
  func makeWidget(context: Context) -> Widget {
    let frame = unsafe Widget(taking: gtk_overlay_new())
    unsafe gtk_widget_set_hexpand(frame.pointer, 1)
    unsafe gtk_widget_set_vexpand(frame.pointer, 1)
    return frame
  }

  /// Puts the page's widget into the frame, and sets what the modifiers say.
  func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    switch source {
    case .page(let page): coordinator.show(page, in: widget.object)
    case .address(let url): coordinator.show(url, in: widget.object)
    }
    coordinator.apply(context.environment.webViewOptions, in: widget.object)
  }

  /// Takes the page's widget out.
  static func dismantleWidget(_ widget: Widget, coordinator: WebViewCoordinator) {
    coordinator.takeOut(of: widget.object)
  }
}
