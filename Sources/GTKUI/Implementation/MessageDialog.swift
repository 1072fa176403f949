import CGTK
import GLibSupport

/// A question over a window.
final class MessageDialog {
  private let dialog: Object
  private var isClosed = false

  /// Asks.
  ///
  /// - Parameters:
  ///   - title: the question.
  ///   - message: what there is to know.
  ///   - answers: the buttons.
  ///   - anchor: a widget of the window.
  ///   - answered: told what to do for the answer; nothing when the dialog was closed.
  init(
    title: String, message: String, answers: [MenuItem], over anchor: Widget,
    answered: @escaping ((() -> Void)?) -> Void
  ) {
    let root = unsafe gtk_widget_get_root(anchor.pointer)
    let parent = unsafe UnsafeMutableRawPointer(root)?.assumingMemoryBound(to: GtkWindow.self)
    guard
      let pointer = unsafe adw_message_dialog_new(
        parent, title.withoutNUL, message.isEmpty ? nil : message.withoutNUL)
    else { preconditionFailure("GTK gave no dialog") }
    dialog = unsafe Object(retaining: UnsafeMutableRawPointer(pointer))
    let box = unsafe dialog.cast(AdwMessageDialog.self)
    if !answers.contains(where: { $0.role == .cancel }) {
      unsafe adw_message_dialog_add_response(box, "close", String(localized: "Close"))
    }
    for (index, answer) in answers.enumerated() {
      let name = answer.role == .cancel ? "close" : "answer\(index)"
      unsafe adw_message_dialog_add_response(box, name, answer.title.withoutNUL.escapedForMnemonic)
      if answer.role == .destructive {
        unsafe adw_message_dialog_set_response_appearance(
          box, name, ADW_RESPONSE_DESTRUCTIVE)
      }
    }
    unsafe adw_message_dialog_set_close_response(box, "close")
    dialog.connect("response") { [weak self] (name: String) in
      guard let self, !self.isClosed else { return }
      self.isClosed = true
      let index = name.hasPrefix("answer") ? Int(name.dropFirst(6)) : nil
      let cancel = answers.first { $0.role == .cancel }
      answered(index.map { answers[$0].action } ?? cancel?.action)
    }
    unsafe gtk_window_present(dialog.cast())
  }

  /// Closes the dialog without an answer.
  func close() {
    guard !isClosed else { return }
    isClosed = true
    unsafe gtk_window_destroy(dialog.cast())
  }
}
