import CGTK
import CWebKit
import Foundation
import GLibSupport

/// A server of HTTP on this machine, in this process.
@MainActor final class TestServer {
  struct Answer {
    var status: UInt32 = 200
    var headers: [String: String] = [:]
    var type = "text/html"
    var body = ""
  }

  struct Request {
    var method: String
    var path: String
    var headers: [String: String]
  }

  /// What was asked for.
  private(set) var requests: [Request] = []
  private let server: Object
  private let answer: (Request) -> Answer

  private let isSecure: Bool

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - isSecure: whether it speaks TLS, with a certificate that nobody trusts.
  ///   - answer: what it answers.
  /// - Throws: where there is no port for it.
  init(isSecure: Bool = false, _ answer: @escaping (Request) -> Answer) throws {
    self.answer = answer
    self.isSecure = isSecure
    server = Object(taking: g_object_new_with_properties(soup_server_get_type(), 0, nil, nil))
    if isSecure {
      let pem = TestCertificate.pem
      let certificate = try GLibError.check { g_tls_certificate_new_from_pem(pem, -1, $0) }
      soup_server_set_tls_certificate(server.cast(), certificate)
      g_object_unref(certificate)
    }
    let options = SoupServerListenOptions(
      SOUP_SERVER_LISTEN_IPV4_ONLY.rawValue
        | (isSecure ? SOUP_SERVER_LISTEN_HTTPS.rawValue : 0))
    _ = try GLibError.check { soup_server_listen_local(server.cast(), 0, options, $0) }
    soup_server_add_handler(
      server.cast(), nil, answerRequest, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    soup_server_disconnect(server.cast())
  }

  func url(_ path: String) -> URL? {
    guard let list = soup_server_get_uris(server.cast()), let first = list.pointee.data else {
      return nil
    }
    let port = g_uri_get_port(OpaquePointer(first))
    return URL(string: "\(isSecure ? "https" : "http")://127.0.0.1:\(port)\(path)")
  }

  fileprivate func answer(_ message: OpaquePointer, _ path: String) {
    var headers: [String: String] = [:]
    var iterator = SoupMessageHeadersIter()
    soup_message_headers_iter_init(&iterator, soup_server_message_get_request_headers(message))
    var name: UnsafePointer<CChar>?
    var value: UnsafePointer<CChar>?
    while soup_message_headers_iter_next(&iterator, &name, &value) != 0 {
      guard let name, let value else { continue }
      headers[String(cString: name)] = String(cString: value)
    }
    let request = Request(
      method: String(cString: soup_server_message_get_method(message)), path: path, headers: headers
    )
    requests.append(request)
    let answer = answer(request)
    soup_server_message_set_status(message, answer.status, nil)
    let fields = soup_server_message_get_response_headers(message)
    for (name, value) in answer.headers { soup_message_headers_append(fields, name, value) }
    soup_server_message_set_response(
      message, answer.type, SOUP_MEMORY_COPY, answer.body, UInt(answer.body.utf8.count))
  }
}

nonisolated private func answerRequest(
  _ server: UnsafeMutablePointer<SoupServer>?, _ message: OpaquePointer?,
  _ path: UnsafePointer<CChar>?, _ query: OpaquePointer?, _ data: gpointer?
) {
  guard let data, let message, let path else { return }
  let server = Unmanaged<TestServer>.fromOpaque(data).takeUnretainedValue()
  let text = String(cString: path)
  nonisolated(unsafe) let pointer = message
  MainActor.assumeIsolated { server.answer(pointer, text) }
}
