import ArticleLibrary
import Foundation
import FoundationNetworking
import WebKitUI

/// Answers requests for `lakes:` addresses with the files of the library.
nonisolated struct ArticleSchemeHandler: URLSchemeHandler {
  let library: ArticleLibrary

  /// Nothing is loaded but what lies beside the article, and no script runs.
  static let contentSecurityPolicy = """
    default-src 'none'; img-src lakes: data:; style-src lakes: 'unsafe-inline'; \
    font-src lakes: data:; media-src data:; form-action 'none'; base-uri 'none'; \
    frame-ancestors 'none'
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
    let resource = try library.resource(at: ArticleAddress(parsing: text))
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
