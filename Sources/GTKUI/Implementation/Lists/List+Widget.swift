import CGTK
import GLibSupport

extension List: WidgetRepresentable {
  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> ListCoordinator<Selection> { ListCoordinator(selection) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    context.coordinator.inSight.view = context.host.view
    let widget = unsafe Widget(taking: gtk_scrolled_window_new())
    unsafe gtk_scrolled_window_set_policy(
      widget.object.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    // The rows take the keyboard, not the frame around them.
    unsafe gtk_widget_set_focusable(widget.pointer, 0)
    SingleChild.place([context.coordinator.listView], in: widget)
    widget.expand()
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    let coordinator = context.coordinator
    coordinator.selection = selection
    coordinator.environment = context.environment
    if coordinator.label != context.environment.listLabel {
      coordinator.label = context.environment.listLabel
      coordinator.listView.setAccessibleLabel(context.environment.listLabel ?? "")
    }
    coordinator.setDense(context.environment.isListDense)
    let rows = makeRows(expansion: coordinator.expansion)
    let selected = selection.wrappedValue.map { AnyHashable($0) }
    // The rows read for themselves.
    context.afterReading { [weak coordinator] in coordinator?.show(rows, selecting: selected) }
  }

  /// Takes the widget down.
  public static func dismantleWidget(_ widget: Widget, coordinator: ListCoordinator<Selection>) {
    coordinator.dismantle()
  }
}
