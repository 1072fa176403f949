import CGTK
import GLibSupport

extension TextField: WidgetRepresentable {
  /// Holds the current binding and action.
  public final class Coordinator {
    var text: Binding<String>
    var submit: (() -> Void)?
    var changed: SignalConnection?

    init(text: Binding<String>) {
      self.text = text
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: isSearch ? gtk_search_entry_new() : gtk_entry_new())
    widget.expand(vertically: false)
    let coordinator = context.coordinator
    coordinator.changed = widget.object.connect("changed") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      let shown = object.property("text", as: String.self)
      if coordinator.text.wrappedValue != shown { coordinator.text.wrappedValue = shown }
    }
    widget.object.connect("activate") { [weak coordinator] in coordinator?.submit?() }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.text = text
    context.coordinator.submit = context.environment.submitAction
    if context.changed(self, \.title) {
      widget.object.setProperty("placeholder-text", to: title.withoutNUL)
      widget.setAccessibleLabel(title.withoutNUL)
    }
    // An equal text must not be set: it would send the caret to the start.
    let wanted = text.wrappedValue.withoutNUL
    if widget.object.property("text", as: String.self) != wanted {
      context.coordinator.changed?.whileBlocked {
        unsafe gtk_editable_set_text(widget.object.opaque, wanted)
        unsafe gtk_editable_set_position(widget.object.opaque, -1)
      }
    }
  }
}
