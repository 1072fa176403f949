import CGTK
import GLibSupport

extension Expander: WidgetRepresentable {
  /// Holds the current binding.
  final class Coordinator {
    var isExpanded: Binding<Bool>?
    var changed: SignalConnection?
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: gtk_expander_new(nil))
    context.coordinator.changed = widget.object.onChange(of: "expanded") {
      [weak coordinator = context.coordinator, weak object = widget.object] in
      guard let isExpanded = coordinator?.isExpanded, let object else { return }
      let isOpen = unsafe gtk_expander_get_expanded(object.opaque) != 0
      if isExpanded.wrappedValue != isOpen { isExpanded.wrappedValue = isOpen }
    }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.isExpanded = isExpanded
    let isOpen = isExpanded.wrappedValue
    let expander = unsafe widget.object.opaque
    if unsafe (gtk_expander_get_expanded(expander) != 0) != isOpen {
      context.coordinator.changed?.whileBlocked {
        unsafe gtk_expander_set_expanded(expander, isOpen ? 1 : 0)
      }
    }
    context.embed(label, in: "label") {
      SingleChild.place($0, in: widget, as: .label)
    }
    context.embed(content, in: "content") { SingleChild.place($0, in: widget) }
  }

  /// GTK's expander does not let go of what it hides by itself.
  static func dismantleWidget(_ widget: Widget, coordinator: Coordinator) {
    coordinator.changed?.disconnect()
    SingleChild.place([], in: widget)
  }
}
