import CGTK
import CWebKit
import GLibSupport

/// Headers of HTTP, to and from C.
enum SoupHeaders {
  /// The headers, in order.
  static func read(_ headers: OpaquePointer?) -> [(name: String, value: String)] {
    guard let headers = unsafe headers else { return [] }
    var result: [(name: String, value: String)] = []
    var iterator = SoupMessageHeadersIter()
    unsafe soup_message_headers_iter_init(&iterator, headers)
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while unsafe soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      guard let name = unsafe name, let value = unsafe value else { continue }
      unsafe result.append((String(cString: name), String(cString: value)))
    }
    return result
  }

  /// Makes headers of a response, which the caller owns.
  static func make(_ fields: [AnyHashable: Any]) -> OpaquePointer? {
    let headers = unsafe soup_message_headers_new(SOUP_MESSAGE_HEADERS_RESPONSE)
    for (name, value) in fields {
      unsafe soup_message_headers_append(headers, "\(name)", "\(value)")
    }
    return unsafe headers
  }
}
