import CGTK
import CWebKit
import GLibSupport

/// What a page may ask the user for, and does not get unless the program says otherwise. Without
/// these handlers WebKitGTK shows windows of its own.
extension WebEngine {
  func connectRefusals() {
    view.connect("script-dialog") { (dialog: BorrowedPointer) -> Bool in
      let pointer = unsafe OpaquePointer(dialog.address)
      if unsafe webkit_script_dialog_get_dialog_type(pointer)
        == WEBKIT_SCRIPT_DIALOG_BEFORE_UNLOAD_CONFIRM
      {
        // A page may not keep its reader.
        unsafe webkit_script_dialog_confirm_set_confirmed(pointer, 1)
      }
      return true
    }
    view.connect("run-file-chooser") { (request: Object) -> Bool in
      unsafe webkit_file_chooser_request_cancel(request.opaque)
      return true
    }
    view.connect("permission-request") { (request: Object) -> Bool in
      unsafe webkit_permission_request_deny(request.opaque)
      return true
    }
    view.connect("show-notification") { () -> Bool in true }
    view.connect("authenticate") { (request: Object) -> Bool in
      unsafe webkit_authentication_request_cancel(request.opaque)
      return true
    }
  }
}
