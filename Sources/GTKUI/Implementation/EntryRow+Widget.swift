import CGTK
import GLibSupport

extension EntryRow: WidgetRepresentable {
  /// Holds the current binding and action.
  final class Coordinator {
    var text: Binding<String>
    var submit: (() -> Void)?
    var changed: SignalConnection?

    init(text: Binding<String>) {
      self.text = text
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_entry_row_new())
    widget.object.setProperty("use-markup", to: false)
    let coordinator = context.coordinator
    coordinator.changed = widget.object.connect("changed") {
      [weak coordinator, weak object = widget.object] in
      guard let coordinator, let object else { return }
      coordinator.write(from: object)
    }
    widget.object.connect("entry-activated") { [weak coordinator] in coordinator?.submit?() }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.text = text
    context.coordinator.submit = context.environment.submitAction
    if context.changed(self, \.title) {
      widget.object.setProperty("title", to: title.withoutNUL)
      // What takes the keyboard is a part of the row.
      if let part = unsafe gtk_editable_get_delegate(widget.object.opaque) {
        let field = unsafe Widget(Object(retaining: UnsafeMutableRawPointer(part)))
        field.setAccessibleLabel(title.withoutNUL)
      }
    }
    context.coordinator.show(in: widget.object)
  }
}

extension EntryRow.Coordinator {
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
    guard shown != wanted else { return }
    let caret = unsafe gtk_editable_get_position(field.opaque)
    let isAtEnd = Int(caret) == shown.unicodeScalars.count
    changed?.whileBlocked {
      unsafe gtk_editable_set_text(field.opaque, wanted)
      unsafe gtk_editable_set_position(field.opaque, isAtEnd ? -1 : caret)
    }
  }
}
