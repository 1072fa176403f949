import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport
import GTKUI

/// Reads what WebKit says about a navigation.
enum NavigationActionReader {
  static func action(
    _ decision: Object, isNewWindow: Bool, of page: WebPage?
  ) -> WebPage.NavigationAction {
    let action = unsafe webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
    return unsafe read(action, isNewWindow: isNewWindow, of: page)
  }

  static func read(
    _ action: OpaquePointer?, isNewWindow: Bool, of page: WebPage?
  ) -> WebPage.NavigationAction {
    let request = unsafe request(webkit_navigation_action_get_request(action))
    return unsafe WebPage.NavigationAction(
      source: WebPage.FrameInfo(url: page?.committedURL, of: page),
      target: isNewWindow ? nil : WebPage.FrameInfo(url: request.url, of: page),
      navigationType: type(webkit_navigation_action_get_navigation_type(action)),
      request: request,
      shouldPerformDownload: false,
      buttonNumber: Int(webkit_navigation_action_get_mouse_button(action)),
      modifierFlags: modifiers(webkit_navigation_action_get_modifiers(action)),
      isContentRuleListRedirect: false,
      isUserGesture: webkit_navigation_action_is_user_gesture(action) != 0,
      isRedirect: webkit_navigation_action_is_redirect(action) != 0,
      frameName: webkit_navigation_action_get_frame_name(action)
        .map { unsafe String(cString: $0) })
  }

  static func request(_ pointer: OpaquePointer?) -> URLRequest {
    let address = unsafe webkit_uri_request_get_uri(pointer).map { unsafe String(cString: $0) }
    var request = URLRequest(url: address.flatMap { URL(string: $0) } ?? WebPage.blankURL)
    unsafe request.httpMethod = webkit_uri_request_get_http_method(pointer).map {
      unsafe String(cString: $0)
    }
    for (name, value) in unsafe SoupHeaders.read(webkit_uri_request_get_http_headers(pointer)) {
      request.addValue(value, forHTTPHeaderField: name)
    }
    return request
  }

  private static func type(_ type: WebKitNavigationType) -> WKNavigationType {
    WKNavigationType(rawValue: Int(type.rawValue)) ?? .other
  }

  private static func modifiers(_ bits: UInt32) -> EventModifiers {
    let known: [(GdkModifierType, EventModifiers)] = [
      (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
    ]
    return known.reduce(into: []) { result, pair in
      if bits & pair.0.rawValue != 0 { result.insert(pair.1) }
    }
  }
}
