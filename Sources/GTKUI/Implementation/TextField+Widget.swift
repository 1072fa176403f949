import CGTK
import GLibSupport

extension TextField: WidgetRepresentable {
  /// Holds the current binding and action.
  public final class Coordinator {
    var text: Binding<String>
    var submit: (() -> Void)?
    var exit: (() -> Void)?
    var pressesDefault: Bool?
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
      coordinator.write(from: object)
    }
    widget.object.connect("activate") { [weak coordinator] in coordinator?.submit?() }
    if isSearch {
      widget.object.connect("stop-search") { [weak coordinator] in coordinator?.exit?() }
    }
    return widget
  }

  /// Brings the widget up to date.
  public func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.text = text
    context.coordinator.submit = context.environment.submitAction
    context.coordinator.exit = context.environment.exitAction
    if context.changed(self, \.prompt) {
      widget.object.setProperty("placeholder-text", to: prompt.withoutNUL)
    }
    let pressesDefault = context.environment.submitAction == nil
    if !isSearch, context.coordinator.pressesDefault != pressesDefault {
      context.coordinator.pressesDefault = pressesDefault
      widget.object.setProperty("activates-default", to: pressesDefault)
    }
    if context.changed(self, \.title) {
      widget.setAccessibleLabel(title.withoutNUL)
    }
    context.coordinator.show(in: widget.object)
  }
}

extension TextField.Coordinator {
  /// Writes what the user has typed.
  fileprivate func write(from field: Object) {
    let shown = field.property("text", as: String.self)
    if text.wrappedValue != shown { text.wrappedValue = shown }
    guard text.wrappedValue.withoutNUL != shown else { return }
    // The binding keeps something else. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self, weak field] in
      guard let self, let field else { return }
      self.show(in: field)
    }
  }

  /// Shows the text, and leaves the caret where it is.
  fileprivate func show(in field: Object) {
    let wanted = text.wrappedValue.withoutNUL
    let shown = field.property("text", as: String.self)
    // An equal text must not be set: it would send the caret to the start.
    guard shown != wanted else { return }
    let caret = unsafe gtk_editable_get_position(field.opaque)
    let isAtEnd = Int(caret) == shown.unicodeScalars.count
    changed?.whileBlocked {
      unsafe gtk_editable_set_text(field.opaque, wanted)
      unsafe gtk_editable_set_position(field.opaque, isAtEnd ? -1 : caret)
    }
  }
}
