import CGTK
import GLibSupport

/// Keeps a field of one line in step with the text of a binding.
final class FieldText {
  var text: Binding<String>
  private var changed: SignalConnection?
  private weak var field: Object?

  init(_ text: Binding<String>) {
    self.text = text
  }

  /// Writes what the user types into a field from now on.
  ///
  /// - Parameter field: a `GtkEditable`.
  func listen(to field: Object) {
    self.field = field
    changed = field.connect("changed") { [weak self] in self?.userTyped() }
  }

  /// Shows the text; nobody is told.
  ///
  /// The caret and the selection stay with their letters.
  func show() {
    guard let field else { return }
    let wanted = text.wrappedValue.withoutNUL
    // An equal text must not be set: it would send the caret to the start.
    guard let change = TextChange(from: field.property("text"), to: wanted) else { return }
    let caret = unsafe Int(gtk_editable_get_position(field.opaque))
    var start: Int32 = 0
    var end: Int32 = 0
    let isSelected = unsafe gtk_editable_get_selection_bounds(field.opaque, &start, &end) != 0
    let anchor = isSelected ? Int(start) + Int(end) - caret : caret
    changed?.whileBlocked {
      unsafe gtk_editable_set_text(field.opaque, wanted)
      unsafe gtk_editable_select_region(
        field.opaque, Int32(change.moved(anchor)), Int32(change.moved(caret)))
    }
  }

  private func userTyped() {
    guard let field else { return }
    let shown = field.property("text", as: String.self)
    if text.wrappedValue != shown { text.wrappedValue = shown }
    guard text.wrappedValue.withoutNUL != shown else { return }
    // The binding keeps something else. GTK is in the middle of a change, so it is shown afterwards.
    RenderScheduler.shared.afterRendering { [weak self] in self?.show() }
  }
}
