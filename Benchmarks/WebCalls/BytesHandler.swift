import Foundation
import FoundationNetworking
import WebKitUI

/// Gives an article, and many bytes: in one piece or in pieces of 8 kB.
struct BytesHandler: URLSchemeHandler {
  let article: Data
  let bytes: Data

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      guard let url = request.url else { return continuation.finish() }
      let isArticle = url.path() == "/article"
      let data = isArticle ? article : bytes
      let response = URLResponse(
        url: url, mimeType: isArticle ? "text/html" : "application/octet-stream",
        expectedContentLength: data.count, textEncodingName: isArticle ? "utf-8" : nil)
      continuation.yield(.response(response))
      if url.path() == "/chunks" {
        for start in stride(from: 0, to: data.count, by: 8_192) {
          continuation.yield(.data(data[start..<min(start + 8_192, data.count)]))
        }
      } else {
        continuation.yield(.data(data))
      }
      continuation.finish()
    }
  }
}
