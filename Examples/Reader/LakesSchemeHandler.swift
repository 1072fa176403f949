import Foundation
import FoundationNetworking
import WebKitUI

/// Answers `lakes:` addresses from memory.
struct LakesSchemeHandler: URLSchemeHandler {
  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    AsyncThrowingStream { continuation in
      guard let url = request.url, let article = Article.named(url.host() ?? "") else {
        continuation.finish(throwing: URLError(.fileDoesNotExist))
        return
      }
      let data = Data(article.html.utf8)
      let response = URLResponse(
        url: url, mimeType: "text/html", expectedContentLength: data.count,
        textEncodingName: "utf-8")
      continuation.yield(.response(response))
      continuation.yield(.data(data))
      continuation.finish()
    }
  }
}

/// An article about a lake.
nonisolated struct Article: Identifiable, Hashable, Sendable {
  let id: String
  let title: String
  let sections: [String]

  static let all = [
    Article(id: "baikal", title: "Lake Baikal", sections: ["Depth", "Ice", "Seals"]),
    Article(id: "superior", title: "Lake Superior", sections: ["Storms", "Shipwrecks", "Agates"]),
    Article(id: "titicaca", title: "Lake Titicaca", sections: ["Islands", "Reeds", "Boats"]),
  ]

  static func named(_ id: String) -> Article? { all.first { $0.id == id } }

  var url: URL? { URL(string: "lakes://\(id)/") }

  var html: String {
    let text = sections.enumerated().map { index, name in
      """
      <h2 id="section-\(index)">\(name)</h2>
      <p style="min-height: 60vh">What there is to say about the \(name.lowercased())
      of \(title).</p>
      """
    }
    return """
      <!doctype html><title>\(title)</title><h1>\(title)</h1>
      <p><a href="https://example.org/\(id)">More on the web</a></p>
      \(text.joined(separator: "\n"))
      """
  }
}
