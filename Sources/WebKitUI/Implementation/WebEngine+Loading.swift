import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

extension WebEngine {
  private var pointer: UnsafeMutablePointer<WebKitWebView> { unsafe view.cast() }

  /// The address of the page or of what is being loaded, as WebKit writes it.
  var address: String? {
    guard let text = unsafe webkit_web_view_get_uri(pointer) else { return nil }
    let address = unsafe String(cString: text)
    return address.isEmpty ? nil : address
  }

  /// Whether the view is loading, as WebKit sees it.
  var isLoading: Bool { unsafe webkit_web_view_is_loading(pointer) != 0 }

  func load(_ address: String, headers: [String: String]) {
    guard !headers.isEmpty else {
      unsafe webkit_web_view_load_uri(pointer, address)
      return
    }
    let request = unsafe Object(taking: webkit_uri_request_new(address))
    let fields = unsafe webkit_uri_request_get_http_headers(request.opaque)
    for (name, value) in headers {
      unsafe soup_message_headers_replace(fields, name, value)
    }
    unsafe webkit_web_view_load_request(pointer, request.opaque)
  }

  func load(html: String, base: String?) {
    unsafe webkit_web_view_load_html(pointer, html, base)
  }

  func load(_ data: Data, mimeType: String, encoding: String, base: String) {
    let bytes = Bytes(data)
    unsafe webkit_web_view_load_bytes(pointer, bytes.pointer, mimeType, encoding, base)
  }

  func reload(bypassingCache: Bool) {
    if bypassingCache {
      unsafe webkit_web_view_reload_bypass_cache(pointer)
    } else {
      unsafe webkit_web_view_reload(pointer)
    }
  }

  func stopLoading() {
    unsafe webkit_web_view_stop_loading(pointer)
  }

  func terminateProcess(as reason: WebPage.ProcessTermination = .requested) {
    expectedTermination = reason
    // WebKit tells all pages of the process before it comes back.
    Self.endingReason = reason
    unsafe webkit_web_view_terminate_web_process(pointer)
    Self.endingReason = nil
  }
}
