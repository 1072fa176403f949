import CGTK
import CWebKit
import GLibSupport

/// The answer that a script waits for.
@safe
final class ScriptMessageReply {
  private let pointer: OpaquePointer?
  private let value: Object

  init(_ reply: BorrowedPointer, to value: Object) {
    unsafe pointer = webkit_script_message_reply_ref(OpaquePointer(reply.address))
    self.value = value
  }

  isolated deinit {
    unsafe webkit_script_message_reply_unref(pointer)
  }

  /// Answers, or says what went wrong.
  func give(_ result: Any?, _ problem: String?) {
    if let problem {
      unsafe webkit_script_message_reply_return_error_message(pointer, problem)
      return
    }
    do throws(WKError) {
      var writer = JavaScriptArgumentWriter()
      let json = try result.map { value throws(WKError) in try writer.text(of: value) }
      let context = unsafe jsc_value_get_context(value.opaque)
      let answer = unsafe Object(
        taking: json.map { unsafe jsc_value_new_from_json(context, $0) }
          ?? jsc_value_new_undefined(context))
      unsafe webkit_script_message_reply_return_value(pointer, answer.opaque)
    } catch {
      unsafe webkit_script_message_reply_return_error_message(pointer, error.message)
    }
  }
}
