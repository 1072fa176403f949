import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct SchemeRangeTests {
  init() { _ = TestLoop.startGTK }

  /// Status, range, length and text of an answer.
  private let script = """
    const answer = await fetch('/data', {method, headers: range ? {Range: range} : {}});
    return [String(answer.status), answer.headers.get('Content-Range') ?? '-',
            await answer.text()];
    """

  @Test(arguments: [
    ("", "200 - 0123456789"), ("bytes=2-4", "206 bytes 2-4/10 234"),
    ("bytes=7-", "206 bytes 7-9/10 789"), ("bytes=-2", "206 bytes 8-9/10 89"),
    ("bytes=0-0", "206 bytes 0-0/10 0"), ("bytes=20-", "416 bytes */10 "),
    ("bytes=1-2,4-5", "200 - 0123456789"),
  ])
  func `A handler that gives all answers for a part`(range: String, result: String) async throws {
    let page = try await makePage { request, answer in
      answer.yield(.response(.init("text/plain", 10, for: request)))
      for piece in ["012", "3", "456789"] { answer.yield(.data(Data(piece.utf8))) }
      answer.finish()
    }
    #expect(try await ask(page, range: range) == result)
  }

  @Test func `A part that a handler gives itself stays as it is`() async throws {
    let page = try await makePage { request, answer in
      let headers = ["Content-Type": "text/plain", "Content-Range": "bytes 2-3/9"]
      if let url = request.url,
        let response = HTTPURLResponse(
          url: url, statusCode: 206, httpVersion: nil, headerFields: headers)
      {
        answer.yield(.response(response))
        answer.yield(.data(Data("23".utf8)))
      }
      answer.finish()
    }
    #expect(try await ask(page, range: "bytes=2-3") == "206 bytes 2-3/9 23")
  }

  @Test func `What is not asked for is not waited for`() async throws {
    let cancelled = Flag()
    let page = try await makePage { request, answer in
      answer.onTermination = { _ in Task { @MainActor in cancelled.set() } }
      answer.yield(.response(.init("text/plain", 10, for: request)))
      // The rest never comes.
      answer.yield(.data(Data("0123".utf8)))
    }
    #expect(try await ask(page, range: "bytes=1-2") == "206 bytes 1-2/10 12")
    #expect(await TestLoop.eventually { cancelled.isSet })
    #expect(try await ask(page, method: "HEAD") == "200 - ")
  }

  private func ask(_ page: WebPage, method: String = "GET", range: String = "") async throws
    -> String
  {
    try await page.callJavaScript(
      script, as: [String].self, arguments: ["method": method, "range": range]
    ).joined(separator: " ")
  }

  /// A page whose address `/data` a closure answers.
  private func makePage(
    _ answer: @escaping @MainActor (URLRequest, ClosureHandler.Answer) -> Void
  ) async throws -> WebPage {
    let handler = ClosureHandler { request, continuation in
      guard request.url?.path() != "/data" else { return answer(request, continuation) }
      continuation.yield(.response(.init("text/html", 0, for: request)))
      continuation.finish()
    }
    var configuration = try WebPage.Configuration.serving("parts", handler)
    configuration.schemeSecurity = try [#require(URLScheme("parts")): .standard]
    let page = WebPage(configuration: configuration)
    try await page.load(URL(string: "parts://a/")).finish()
    return page
  }
}
