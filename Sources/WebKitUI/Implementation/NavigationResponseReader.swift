import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

/// Reads what WebKit says about a response.
enum NavigationResponseReader {
  static func response(_ decision: Object) -> WebPage.NavigationResponse {
    let pointer = unsafe decision.opaque
    return unsafe WebPage.NavigationResponse(
      response: response(webkit_response_policy_decision_get_response(pointer)),
      canShowMimeType: webkit_response_policy_decision_is_mime_type_supported(pointer) != 0,
      isForMainFrame:
        webkit_response_policy_decision_is_main_frame_main_resource(pointer) != 0)
  }

  /// Whether a response is one of the page, and WebKit shows it by itself; nothing for one of a frame or of
  /// what belongs to the page.
  static func isShown(_ decision: Object) -> Bool? {
    let pointer = unsafe decision.opaque
    guard unsafe webkit_response_policy_decision_is_main_frame_main_resource(pointer) != 0 else {
      return nil
    }
    let status = unsafe webkit_uri_response_get_status_code(
      webkit_response_policy_decision_get_response(pointer))
    return unsafe webkit_response_policy_decision_is_mime_type_supported(pointer) != 0
      && status != 204 && status != 205
  }

  static func response(_ pointer: OpaquePointer?) -> URLResponse {
    let address = unsafe webkit_uri_response_get_uri(pointer).map { unsafe String(cString: $0) }
    let url = address.flatMap { URL(string: $0) } ?? WebPage.blankURL
    let status = unsafe webkit_uri_response_get_status_code(pointer)
    var fields: [String: String] = [:]
    for (name, value) in unsafe SoupHeaders.read(webkit_uri_response_get_http_headers(pointer)) {
      fields[name] = fields[name].map { "\($0), \(value)" } ?? value
    }
    let type = unsafe webkit_uri_response_get_mime_type(pointer).map { unsafe String(cString: $0) }
    if status != 0 {
      if fields.keys.first(where: { $0.lowercased() == "content-type" }) == nil {
        fields["Content-Type"] = type
      }
      if let response = HTTPURLResponse(
        url: url, statusCode: Int(status), httpVersion: "HTTP/1.1", headerFields: fields)
      {
        return response
      }
    }
    let length = unsafe webkit_uri_response_get_content_length(pointer)
    return URLResponse(
      url: url, mimeType: type, expectedContentLength: length == 0 ? -1 : Int(clamping: length),
      textEncodingName: nil)
  }
}
