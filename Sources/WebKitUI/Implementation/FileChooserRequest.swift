import CGTK
import CWebKit
import GLibSupport

/// A question of a page for files.
///
/// One that is not answered is refused: the page would wait for ever.
final class FileChooserRequest {
  private let object: Object
  private var isAnswered = false

  init(_ object: Object) {
    self.object = object
  }

  isolated deinit {
    if !isAnswered { unsafe webkit_file_chooser_request_cancel(object.opaque) }
  }

  var parameters: WKOpenPanelParameters {
    var types: [String] = []
    var next = unsafe webkit_file_chooser_request_get_mime_types(object.opaque)
    while let type = unsafe next?.pointee {
      unsafe types.append(String(cString: type))
      unsafe next = next.map { unsafe $0 + 1 }
    }
    return WKOpenPanelParameters(
      allowsMultipleSelection: unsafe webkit_file_chooser_request_get_select_multiple(
        object.opaque) != 0,
      allowsDirectories: false, mimeTypes: types)
  }

  func select(_ paths: [String]) {
    isAnswered = true
    var pointers = unsafe paths.map { unsafe UnsafePointer<CChar>?(strdup($0)) } + [nil]
    unsafe webkit_file_chooser_request_select_files(object.opaque, &pointers)
    for index in unsafe pointers.indices {
      unsafe free(UnsafeMutablePointer(mutating: pointers[index]))
    }
  }
}
