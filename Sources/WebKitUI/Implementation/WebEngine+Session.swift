import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

extension WebEngine {
  var sessionState: Data {
    let state = unsafe webkit_web_view_get_session_state(view.cast())
    defer { unsafe webkit_web_view_session_state_unref(state) }
    guard let bytes = unsafe webkit_web_view_session_state_serialize(state) else { return Data() }
    return unsafe Bytes(taking: bytes).data
  }

  /// Puts a history into the view.
  ///
  /// - Parameter data: the state.
  /// - Returns: false where it cannot be read.
  func restore(_ data: Data) -> Bool {
    let bytes = Bytes(Data(data))
    guard let state = unsafe webkit_web_view_session_state_new(bytes.pointer) else { return false }
    unsafe webkit_web_view_restore_session_state(view.cast(), state)
    unsafe webkit_web_view_session_state_unref(state)
    return true
  }
}
