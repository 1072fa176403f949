import CGTK
import CWebKit
import GLibSupport

/// A question of a page's script, for which the script waits.
final class ScriptDialog {
  /// What is asked.
  enum Kind {
    case alert
    case confirm
    case prompt(defaultText: String?)
    case beforeUnload
  }

  let kind: Kind
  let message: String
  /// Whether the answer was that a page which does not want to be left is not.
  private(set) var keepsPage = false

  private let dialog: BorrowedPointer
  private var reference: ScriptDialogReference?

  /// Reads a question, within the signal that asks it.
  ///
  /// Without `keep` the answer must be given there.
  init(_ dialog: BorrowedPointer) {
    self.dialog = dialog
    let pointer = unsafe OpaquePointer(dialog.address)
    unsafe message =
      webkit_script_dialog_get_message(pointer).map { unsafe String(cString: $0) } ?? ""
    switch unsafe webkit_script_dialog_get_dialog_type(pointer) {
    case WEBKIT_SCRIPT_DIALOG_CONFIRM:
      kind = .confirm
    case WEBKIT_SCRIPT_DIALOG_PROMPT:
      let text = unsafe webkit_script_dialog_prompt_get_default_text(pointer)
      kind = unsafe .prompt(defaultText: text.map { unsafe String(cString: $0) })
    case WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM:
      kind = .beforeUnload
    default:
      kind = .alert
    }
  }

  /// Lets the question wait for its answer until this object goes.
  ///
  /// A question that nobody keeps is closed by WebKit itself after the signal; to close it within the
  /// signal as well ends the program.
  func keep() {
    reference = unsafe ScriptDialogReference(pointer)
  }

  private var pointer: OpaquePointer? { unsafe OpaquePointer(dialog.address) }

  func confirm(_ isConfirmed: Bool) {
    if case .beforeUnload = kind { keepsPage = !isConfirmed }
    unsafe webkit_script_dialog_confirm_set_confirmed(pointer, isConfirmed ? 1 : 0)
  }

  func answer(_ text: String) {
    unsafe webkit_script_dialog_prompt_set_text(pointer, text)
  }
}

/// A reference to a `WebKitScriptDialog`, closed when it goes.
@safe
private final class ScriptDialogReference {
  let pointer: OpaquePointer?

  init(_ pointer: OpaquePointer?) {
    unsafe self.pointer = webkit_script_dialog_ref(pointer)
  }

  isolated deinit {
    // A page that nobody answers would wait for ever.
    unsafe webkit_script_dialog_close(pointer)
    unsafe webkit_script_dialog_unref(pointer)
  }
}
