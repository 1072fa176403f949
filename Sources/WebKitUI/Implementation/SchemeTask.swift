import CGTK
import CWebKit
import Foundation
import FoundationNetworking
import GLibSupport

/// A request for an address of a custom scheme, answered exactly once.
final class SchemeTask {
  private enum State {
    case waiting
    case answered(AsyncInputStream, SchemeReply)
    case over
  }

  let address: String
  private let request: Object
  private var state = State.waiting
  private var task: Task<Void, Never>?
  private var onEnd: () -> Void = {}
  /// Told what the handler failed with, before WebKit tells in words of its own.
  var onFailure: (any Error) -> Void = { _ in }

  init(_ request: Object) {
    self.request = request
    address =
      unsafe webkit_uri_scheme_request_get_uri(request.opaque).map { unsafe String(cString: $0) }
      ?? ""
  }

  /// Whether nothing has been answered yet.
  var isWaiting: Bool {
    if case .waiting = state { true } else { false }
  }

  var scheme: String {
    unsafe webkit_uri_scheme_request_get_scheme(request.opaque).map { unsafe String(cString: $0) }
      ?? ""
  }

  /// Answers with what a handler gives.
  ///
  /// - Parameters:
  ///   - handler: the handler.
  ///   - onEnd: called once it is over.
  func answer(with handler: some URLSchemeHandler, onEnd: @escaping () -> Void) {
    guard let request = urlRequest else { return refuse("The address cannot be read") }
    self.onEnd = onEnd
    // What the handler has ready need not wait for a turn of the main loop.
    task = Task.immediate { [weak self] in
      do {
        for try await result in handler.reply(for: request) {
          guard !Task.isCancelled, let self else { return }
          try await take(result, for: request)
          if isComplete { break }
        }
        self?.end(nil)
      } catch {
        self?.end(error)
      }
    }
  }

  /// Nobody needs the answer any more.
  func cancel() {
    task?.cancel()
    end(CancellationError())
  }

  /// Fails the request.
  func refuse(_ reason: String) {
    end(GLibError(domain: "WebKitUI.SchemeTask", code: 1, message: "\(reason): \(address)"))
  }

  /// Whether all that was asked for has been given, though the handler may have more.
  private var isComplete: Bool {
    if case .answered(_, let reply) = state { reply.isComplete } else { false }
  }

  private func take(_ result: URLSchemeTaskResult, for request: URLRequest) async throws {
    switch (result, state) {
    case (.response(let response), .waiting):
      start(SchemeReply(request, response), type: response.contentType)
    case (.data(let data), .answered(let feed, var reply)):
      let part = reply.take(data)
      state = .answered(feed, reply)
      try await feed.write(part)
    case (.data, .waiting):
      throw GLibError(
        domain: "WebKitUI.SchemeTask", code: 2,
        message: "The handler gave data before a response: \(address)")
    case (.response, .answered), (_, .over):
      // WebKitGTK takes one response.
      break
    }
  }

  private func start(_ reply: SchemeReply, type: String) {
    let (stream, feed) = AsyncInputStream.makeStream()
    feed.onClose = { [weak self] in self?.cancelReading() }
    state = .answered(feed, reply)
    let head = unsafe Object(
      taking: webkit_uri_scheme_response_new(stream.cast(), reply.length))
    unsafe webkit_uri_scheme_response_set_content_type(head.opaque, type)
    if let status = reply.status {
      unsafe webkit_uri_scheme_response_set_status(head.opaque, UInt32(clamping: status), nil)
      // The response takes the headers over.
      unsafe webkit_uri_scheme_response_set_http_headers(
        head.opaque, SoupHeaders.make(reply.headers))
    }
    unsafe webkit_uri_scheme_request_finish_with_response(request.opaque, head.opaque)
  }

  private func cancelReading() {
    // WebKit closes the stream after its end too.
    guard case .answered = state else { return }
    task?.cancel()
    finish()
  }

  private func end(_ error: (any Error)?) {
    if let error { onFailure(error) }
    switch state {
    case .waiting:
      let problem =
        error.map { GLibError(any: $0) }
        ?? GLibError(
          domain: "WebKitUI.SchemeTask", code: 3,
          message: "The handler gave no answer: \(address)")
      let copy = unsafe problem.makeGError()
      unsafe webkit_uri_scheme_request_finish_error(request.opaque, copy)
      unsafe g_error_free(copy)
      finish()
    case .answered(let feed, _):
      finish()
      feed.end(throwing: error)
    case .over:
      break
    }
  }

  private func finish() {
    state = .over
    let action = onEnd
    onEnd = {}
    action()
  }

  private var urlRequest: URLRequest? {
    guard let url = URL(string: address) else { return nil }
    var result = URLRequest(url: url)
    unsafe result.httpMethod = webkit_uri_scheme_request_get_http_method(request.opaque).map {
      unsafe String(cString: $0)
    }
    for (name, value) in unsafe SoupHeaders.read(
      webkit_uri_scheme_request_get_http_headers(request.opaque))
    {
      result.addValue(value, forHTTPHeaderField: name)
    }
    if let body = unsafe webkit_uri_scheme_request_get_http_body(request.opaque) {
      result.httpBody = unsafe InputStreams.readAll(Object(taking: body))
    }
    return result
  }
}
