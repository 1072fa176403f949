import ArticleLibrary
import Foundation
import FoundationNetworking
import WebKitUI

/// Answers requests for `document:` addresses with opened files and what lies beside them.
nonisolated struct OpenedSchemeHandler: URLSchemeHandler {
  let files: OpenedFiles

  /// A file shows what lies beside it.
  ///
  /// It runs no scripts, and asks nothing of the network: whoever
  /// sent it does not learn when it is read.
  static let contentSecurityPolicy = """
    default-src 'none'; img-src document: data: blob:; style-src document: 'unsafe-inline' data:; \
    font-src document: data:; media-src document: data: blob:; frame-src document:; \
    form-action 'none'; base-uri 'none'
    """

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      do {
        let (response, data) = try answer(request)
        continuation.yield(.response(response))
        continuation.yield(.data(data))
        continuation.finish()
      } catch let error as ArticleError {
        continuation.finish(throwing: ExplainedError(description: error.explanation))
      } catch {
        continuation.finish(throwing: error)
      }
    }
  }

  private func answer(_ request: URLRequest) throws -> (URLResponse, Data) {
    let text = request.url?.absoluteString ?? ""
    let resource = try files.resource(at: OpenedAddress(parsing: text))
    guard
      let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: [
          "Content-Type": resource.contentType,
          "Content-Length": "\(resource.data.count)",
          "Content-Security-Policy": Self.contentSecurityPolicy,
        ])
    else { throw ArticleError.badAddress(text) }
    return (response, resource.data)
  }
}
