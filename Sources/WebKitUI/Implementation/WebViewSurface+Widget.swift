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
    let options = context.environment.webViewOptions
    coordinator.apply(options)
    if let info = coordinator.menu.info, let items = options.contextMenu?.items(info),
      !coordinator.menu.show(items, over: widget)
    {
      embed(items, context) { [weak menu = coordinator.menu] in
        menu?.show($0, over: widget.object)
      }
    }
  }

  private func embed(
    _ items: some View, _ context: Context, _ place: @escaping ([Widget]) -> Void
  ) {
    context.embed(items, in: "menu", place: place)
  }

  /// Takes the page's widget out.
  static func dismantleWidget(_ widget: Widget, coordinator: WebViewCoordinator) {
    coordinator.leave()
  }
}
