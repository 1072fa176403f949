import Foundation
import FoundationNetworking
import GLibSupport
import TestSupport

@testable import WebKitUI

/// Answers every request with one text.
struct TextHandler: URLSchemeHandler {
  let text: String
  var type = "text/html"

  init(_ text: String, type: String = "text/html") {
    self.text = text
    self.type = type
  }

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    let (stream, continuation) = AsyncThrowingStream<URLSchemeTaskResult, any Error>.makeStream()
    let data = Data(text.utf8)
    continuation.yield(.response(.init(type, data.count, for: request)))
    continuation.yield(.data(data))
    continuation.finish()
    return stream
  }
}

/// Never answers.
struct SilentHandler: URLSchemeHandler {
  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { _ in }
  }
}

/// Answers as a closure says.
struct ClosureHandler: URLSchemeHandler {
  typealias Answer = AsyncThrowingStream<URLSchemeTaskResult, any Error>.Continuation
  let answer: @MainActor (URLRequest, Answer) -> Void

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    let (stream, continuation) = AsyncThrowingStream<URLSchemeTaskResult, any Error>.makeStream()
    MainActor.assumeIsolated { answer(request, continuation) }
    return stream
  }
}

extension URLResponse {
  convenience init(_ type: String, _ length: Int, for request: URLRequest) {
    self.init(
      url: request.url ?? URL(filePath: "/"), mimeType: type, expectedContentLength: length,
      textEncodingName: "utf-8")
  }
}

extension WebPage.Configuration {
  /// A configuration with one handler.
  @MainActor static func serving(
    _ scheme: String, _ handler: some URLSchemeHandler
  ) throws -> WebPage.Configuration {
    var configuration = WebPage.Configuration()
    guard let scheme = URLScheme(scheme) else {
      throw GLibError(domain: "test", code: 0, message: "No scheme: \(scheme)")
    }
    configuration.urlSchemeHandlers[scheme] = handler
    return configuration
  }
}

extension TestLoop {
  /// Lets the main loop go round so many times.
  static func turns(_ count: Int) async {
    for _ in 0..<count {
      await withCheckedContinuation { continuation in
        MainLoop.schedule { continuation.resume() }
      }
    }
  }
}
