import CGTK
import GLibSupport

extension ToolbarItem: WidgetRepresentable {
  /// Remembers where the item's place was noted, to take it back.
  public final class Coordinator {
    weak var registry: ToolbarRegistry?
  }

  public func makeCoordinator() -> Coordinator { Coordinator() }

  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6))
    context.coordinator.registry = context.environment.toolbarRegistry
    context.coordinator.registry?.placements[widget] = placement
    return widget
  }

  public func updateWidget(_ widget: Widget, context: Context) {
    context.embed(content) { BoxChildren.place($0, in: widget) }
  }

  public static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.registry?.placements[widget] = nil
  }
}
