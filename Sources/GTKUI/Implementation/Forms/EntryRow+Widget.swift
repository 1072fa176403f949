import CGTK
import GLibSupport

extension EntryRow: WidgetRepresentable {
  /// Holds the current binding and action.
  final class Coordinator {
    let field: FieldText
    var submit: (() -> Void)?

    init(text: Binding<String>) {
      field = FieldText(text)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: text) }

  func makeWidget(context: Context) -> Widget {
    let widget = unsafe Widget(taking: adw_entry_row_new())
    widget.object.setProperty("use-markup", to: false)
    let coordinator = context.coordinator
    coordinator.field.listen(to: widget.object)
    widget.object.connect("entry-activated") { [weak coordinator] in coordinator?.submit?() }
    return widget
  }

  func updateWidget(_ widget: Widget, context: Context) {
    context.coordinator.field.text = text
    context.coordinator.submit = context.environment.submitAction
    if context.changed(self, { $0.title }) {
      widget.object.setProperty("title", to: title.withoutNUL)
      // What takes the keyboard is a part of the row.
      if let part = unsafe gtk_editable_get_delegate(widget.object.opaque) {
        let field = unsafe Widget(Object(retaining: UnsafeMutableRawPointer(part)))
        field.setAccessibleLabel(title.withoutNUL)
      }
    }
    context.coordinator.field.show()
  }
}
