import Foundation
import FoundationNetworking
import WebKitUI

// The code on OwnSchemes.md, word for word, so that it is known to
// build; `WebKitUIDocumentationTests` compares.

@MainActor
struct SchemesCode {
  struct LakeHandler: URLSchemeHandler {
    let pages = ["baikal": "<title>Baikal</title><h1>Lake Baikal</h1>"]

    func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
      AsyncThrowingStream { continuation in
        guard let url = request.url, let html = pages[url.host() ?? ""] else {
          continuation.finish(throwing: URLError(.fileDoesNotExist))
          return
        }
        let data = Data(html.utf8)
        continuation.yield(
          .response(
            URLResponse(
              url: url, mimeType: "text/html", expectedContentLength: data.count,
              textEncodingName: "utf-8")))
        continuation.yield(.data(data))
        continuation.finish()
      }
    }
  }

  func makeLakePage() -> WebPage {
    var configuration = WebPage.Configuration()
    if let lakes = URLScheme("lakes") {
      configuration.urlSchemeHandlers[lakes] = LakeHandler()
    }
    return WebPage(configuration: configuration)
  }

  nonisolated struct FilmHandler: URLSchemeHandler {
    let file: URL

    func reply(for request: URLRequest) -> FileReply {
      FileReply(url: request.url ?? file, file: file)
    }
  }

  nonisolated struct FileReply: AsyncSequence {
    let url: URL
    let file: URL

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(reply: self) }

    struct AsyncIterator: AsyncIteratorProtocol {
      let reply: FileReply
      var handle: FileHandle?

      mutating func next() async throws -> URLSchemeTaskResult? {
        if let handle {
          let piece = try handle.read(upToCount: 65_536) ?? Data()
          return piece.isEmpty ? nil : .data(piece)
        }
        let handle = try FileHandle(forReadingFrom: reply.file)
        let length = try handle.seekToEnd()
        try handle.seek(toOffset: 0)
        self.handle = handle
        return .response(
          URLResponse(
            url: reply.url, mimeType: "video/webm", expectedContentLength: Int(length),
            textEncodingName: nil))
      }
    }
  }

  func makeSafePage(_ lakes: URLScheme) -> WebPage {
    var configuration = WebPage.Configuration()
    configuration.urlSchemeHandlers[lakes] = LakeHandler()
    configuration.schemeSecurity[lakes] = .isolated
    configuration.defaultContentSecurityPolicy = "default-src 'none'; img-src 'self'"
    return WebPage(configuration: configuration)
  }
}
