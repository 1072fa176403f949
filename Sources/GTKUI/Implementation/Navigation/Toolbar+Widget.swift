import CGTK
import GLibSupport

extension ToolbarItem: WidgetRepresentable {
  /// Remembers where the item's place was noted, to take it back.
  public final class Coordinator {
    weak var registry: ToolbarRegistry?
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator() }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    context.coordinator.registry = context.environment.toolbarRegistry
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.registry?.note(
      ToolbarEntry(widget: widget, placement: placement, priority: priority))
    var inner = context.environment
    if inner.buttonStyle == .automatic {
      if placement == .confirmationAction { inner.buttonStyle = .borderedProminent }
      if placement == .cancellationAction { inner.buttonStyle = .bordered }
    }
    context.embed(content, in: "content", environment: inner) {
      BoxChildren.place($0, in: widget)
    }
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.registry?.forget(widget)
  }
}
