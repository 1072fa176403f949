import CGTK
import GLibSupport

extension TextField: WidgetRepresentable {
  /// Holds the current binding and action.
  public final class Coordinator {
    let field: FieldText
    var submit: (() -> Void)?
    var exit: (() -> Void)?
    var pressesDefault: Bool?

    init(text: Binding<String>) {
      field = FieldText(text)
    }
  }

  /// Makes what lives as long as the widget.
  public func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  /// Makes the widget.
  public func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: isSearch ? gtk_search_entry_new() : gtk_entry_new())
    widget.expand(vertically: false)
    let coordinator = context.coordinator
    coordinator.field.listen(to: widget.object)
    widget.object.connect("activate") { [weak coordinator] in coordinator?.submit?() }
    if isSearch {
      widget.object.connect("stop-search") { [weak coordinator] in coordinator?.exit?() }
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.field.text = text
    context.coordinator.submit = context.environment.submitAction
    context.coordinator.exit = context.environment.exitAction
    if context.changed(self, { $0.prompt }) {
      widget.object.setProperty("placeholder-text", to: prompt.withoutNUL)
    }
    let pressesDefault = context.environment.submitAction == nil
    if !isSearch, context.coordinator.pressesDefault != pressesDefault {
      context.coordinator.pressesDefault = pressesDefault
      widget.object.setProperty("activates-default", to: pressesDefault)
    }
    if context.changed(self, { $0.title }) {
      widget.setAccessibleLabel(title.withoutNUL)
    }
    context.coordinator.field.show()
  }
}
