import ArticleLibrary
import Foundation
import FoundationNetworking
import WebKitUI

/// Answers requests for addresses of the program's own with articles, or with opened files.
nonisolated struct ResourceSchemeHandler: URLSchemeHandler {
  /// What the pages may load.
  let contentSecurityPolicy: String
  /// Reads what an address leads to.
  private let resource: @Sendable (String) throws(ArticleError) -> ArticleResource

  /// Answers for `lakes:` addresses with the files of a library.
  ///
  /// Nothing is loaded but what lies beside the article, and no script runs.
  static func articles(of library: ArticleLibrary) -> ResourceSchemeHandler {
    ResourceSchemeHandler(
      contentSecurityPolicy: """
        default-src 'none'; img-src lakes: data:; style-src lakes: 'unsafe-inline'; \
        font-src lakes: data:; media-src data:; form-action 'none'; base-uri 'none'; \
        frame-ancestors 'none'
        """
    ) { text throws(ArticleError) in
      try library.resource(at: ArticleAddress(parsing: text))
    }
  }

  /// Answers for `document:` addresses with opened files and what lies beside them.
  ///
  /// A file runs no scripts, and asks nothing of the network: whoever sent it does not learn when it
  /// is read.
  static func opened(_ files: OpenedFiles) -> ResourceSchemeHandler {
    ResourceSchemeHandler(
      contentSecurityPolicy: """
        default-src 'none'; img-src document: data: blob:; \
        style-src document: 'unsafe-inline' data:; font-src document: data:; \
        media-src document: data: blob:; frame-src document:; form-action 'none'; base-uri 'none'
        """
    ) { text throws(ArticleError) in
      try files.resource(at: OpenedAddress(parsing: text))
    }
  }

  private init(
    contentSecurityPolicy: String,
    resource: @escaping @Sendable (String) throws(ArticleError) -> ArticleResource
  ) {
    self.contentSecurityPolicy = contentSecurityPolicy
    self.resource = resource
  }

  func reply(for request: URLRequest) -> ResourceReply {
    do throws(ArticleError) {
      let (response, data) = try answer(request)
      return ResourceReply(result: .success([.response(response), .data(data)]))
    } catch {
      return ResourceReply(
        result: .failure(ExplainedError(description: error.explanation)))
    }
  }

  private func answer(_ request: URLRequest) throws(ArticleError) -> (URLResponse, Data) {
    let text = request.url?.absoluteString ?? ""
    let resource = try resource(text)
    guard
      let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: "HTTP/1.1",
        headerFields: [
          "Content-Type": resource.contentType,
          "Content-Length": "\(resource.data.count)",
          "Content-Security-Policy": contentSecurityPolicy,
        ])
    else { throw .badAddress(text) }
    return (response, resource.data)
  }
}
