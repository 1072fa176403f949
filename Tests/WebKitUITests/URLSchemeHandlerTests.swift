import Foundation
import FoundationNetworking
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct URLSchemeHandlerTests {
  init() { _ = TestLoop.startGTK }

  @Test func `An error of a handler arrives unchanged`() async throws {
    let problem = GLibError(domain: "lakes-error", code: 42, message: "There is no such lake")
    let handler = ClosureHandler { _, answer in answer.finish(throwing: problem) }
    let page = try WebPage(configuration: .serving("fails", handler))
    let error = await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "fails://a/")).finish()
    }
    guard case .failedProvisionalNavigation(let cause) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(cause as? GLibError == problem)
  }

  private enum LakeError: Error, Equatable { case dry(name: String) }

  @Test(arguments: [false, true])
  func `An error of the program's own is the one that the load ends with`(
    isLate: Bool
  ) async throws {
    let handler = ClosureHandler { request, answer in
      if isLate {
        answer.yield(.response(.init("text/html", 100, for: request)))
        answer.yield(.data(Data("<p>x".utf8)))
      }
      answer.finish(throwing: LakeError.dry(name: "Aral"))
    }
    let page = try WebPage(configuration: .serving("own", handler))
    let error = await #expect(throws: (any Error).self) {
      try await page.load(URL(string: "own://a/")).finish()
    }
    if case WebPage.NavigationError.failedProvisionalNavigation(let cause)? = error {
      #expect(cause as? LakeError == .dry(name: "Aral"))
    } else {
      // It had begun to show.
      #expect(isLate && error as? LakeError == .dry(name: "Aral"), "\(error as Any)")
    }
    #expect(page.engine.handlerErrors.isEmpty)
  }

  @Test func `Status, headers, method and body pass both ways`() async throws {
    var method = ""
    var body = Data()
    var header = ""
    let handler = ClosureHandler { request, answer in
      let url = request.url ?? URL(filePath: "/")
      if url.path() == "/data" {
        method = request.httpMethod ?? ""
        body = request.httpBody ?? Data()
        header = request.value(forHTTPHeaderField: "X-Asked") ?? ""
        guard
          let response = HTTPURLResponse(
            url: url, statusCode: 418, httpVersion: nil,
            headerFields: ["Content-Type": "text/plain", "X-Given": "yes"])
        else { return answer.finish() }
        answer.yield(.response(response))
        answer.yield(.data(Data("tea".utf8)))
      } else {
        answer.yield(.response(.init("text/html", 0, for: request)))
      }
      answer.finish()
    }
    var configuration = try WebPage.Configuration.serving("heads", handler)
    configuration.schemeSecurity = try [#require(URLScheme("heads")): .standard]
    let page = WebPage(configuration: configuration)
    try await page.load(URL(string: "heads://a/")).finish()
    let result = try await page.callJavaScript(
      """
      const answer = await fetch("/data", {method: "POST", body: "water",
                                           headers: {"X-Asked": "please"}});
      return [String(answer.status), answer.headers.get("X-Given"), await answer.text()];
      """, as: [String].self)
    #expect(result == ["418", "yes", "tea"])
    #expect(method == "POST")
    #expect(String(decoding: body, as: UTF8.self) == "water")
    #expect(header == "please")
  }

  @Test func `Each host of a custom scheme is an origin, opaque where that is asked for`()
    async throws
  {
    let plain = try WebPage(configuration: .serving("origin", TextHandler("<p>Hello")))
    try await plain.load(URL(string: "origin://a/")).finish()
    #expect(try await plain.callJavaScript("return origin") as? String == "origin://a")
    var configuration = try WebPage.Configuration.serving("opaque", TextHandler("<p>Hello"))
    configuration.schemeSecurity = try [#require(URLScheme("opaque")): .opaqueOrigin]
    let opaque = WebPage(configuration: configuration)
    try await opaque.load(URL(string: "opaque://a/")).finish()
    #expect(try await opaque.callJavaScript("return origin") as? String == "null")
  }

  @Test func `Pages that want other security for a scheme have a context of their own`()
    async throws
  {
    var configuration = try WebPage.Configuration.serving("shared", TextHandler("<p>Hello"))
    let first = WebPage(configuration: configuration)
    configuration.schemeSecurity = try [#require(URLScheme("shared")): .standard]
    let second = WebPage(configuration: configuration)
    #expect(first.engine.context !== second.engine.context)
  }

  @Test func `Text without a charset is UTF-8`() async throws {
    let handler = ClosureHandler { request, answer in
      answer.yield(
        .response(
          URLResponse(
            url: request.url ?? URL(filePath: "/"), mimeType: "text/html",
            expectedContentLength: -1, textEncodingName: nil)))
      answer.yield(.data(Data("<p>Titicaca è bello".utf8)))
      answer.finish()
    }
    let page = try WebPage(configuration: .serving("chars", handler))
    try await page.load(URL(string: "chars://a/")).finish()
    #expect(
      try await page.callJavaScript("return document.body.innerText") as? String
        == "Titicaca è bello")
  }

  @Test func `A page shows while its data still comes`() async throws {
    let gate = Gate()
    let handler = ClosureHandler { request, answer in
      answer.yield(.response(.init("text/html", -1, for: request)))
      answer.yield(.data(Data("<p>begin".utf8)))
      Task { @MainActor in
        await gate.pass()
        answer.yield(.data(Data("<p>end".utf8)))
        answer.finish()
      }
    }
    let page = try WebPage(configuration: .serving("slow", handler))
    for try await event in page.load(URL(string: "slow://a/")) where event == .committed {
      gate.open()
    }
    #expect(
      try await page.callJavaScript("return document.body.innerText") as? String == "begin\n\nend")
  }

  /// Gives pieces as they are asked for, and counts them.
  private struct CountingHandler: URLSchemeHandler {
    @MainActor final class Count {
      var pieces = 0
      var isOver = false
    }

    let count: Count

    func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
      var isFirst = true
      return AsyncThrowingStream { @MainActor in
        if isFirst {
          isFirst = false
          return .response(.init("text/html", -1, for: request))
        }
        count.pieces += 1
        guard count.pieces <= 100, !Task.isCancelled else {
          count.isOver = true
          return nil
        }
        let text = count.pieces == 1 ? "<p>begin</p><!--" : ""
        return .data(Data((text + String(repeating: "x", count: 400_000)).utf8))
      }
    }
  }

  @Test func `A handler is asked for a piece once WebKit has taken the last one`() async throws {
    let count = CountingHandler.Count()
    let page = try WebPage(configuration: .serving("counted", CountingHandler(count: count)))
    let load = page.load(URL(string: "counted://a/"))
    await #expect(throws: (any Error).self) {
      for try await event in load where event == .committed { page.stopLoading() }
    }
    // The page came with the first of them, and the others are made as they are taken.
    #expect(!count.isOver)
    let pieces = count.pieces
    await TestLoop.settle()
    #expect(count.pieces <= pieces + 1)
    count.pieces = 80
    try await page.load(URL(string: "counted://a/")).finish()
    #expect(count.isOver)
  }

  @Test func `A handler that gives data first, or nothing, fails the load`() async throws {
    let data = ClosureHandler { _, answer in answer.yield(.data(Data("x".utf8))) }
    let nothing = ClosureHandler { _, answer in answer.finish() }
    for handler in [data, nothing] {
      let page = try WebPage(configuration: .serving("wrong", handler))
      await #expect(throws: WebPage.NavigationError.self) {
        try await page.load(URL(string: "wrong://a/")).finish()
      }
    }
  }
}
