import Foundation
import FoundationNetworking
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct URLSchemeHandlerTests {
  init() { _ = TestLoop.startGTK }

  @Test func basicSchemeHandling() async throws {
    var requested: [String] = []
    let handler = ClosureHandler { request, answer in
      requested.append(request.url?.absoluteString ?? "")
      guard request.url?.path() != "/image.png" else {
        return answer.finish(throwing: URLError(.fileDoesNotExist))
      }
      let page = Data("<img src='image.png'>".utf8)
      answer.yield(.response(.init("text/html", page.count, for: request)))
      answer.yield(.data(page))
      answer.finish()
    }
    let page = try WebPage(configuration: .serving("basic", handler))
    try await page.load(URL(string: "basic://a/")).finish()
    #expect(requested == ["basic://a/", "basic://a/image.png"])
  }

  @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
  func navigatingToNewResourceWhileSchemeHandlerIsStillProcessingDoesNotFail(
    delaysResponse: Bool, isAsynchronous: Bool
  ) async throws {
    let gate = Gate()
    var isFirst = true
    let handler = ClosureHandler { request, answer in
      let body = Data("<p>Hello".utf8)
      let respond = {
        answer.yield(.response(.init("text/html", body.count, for: request)))
        answer.yield(.data(body))
      }
      guard isFirst else {
        respond()
        return answer.finish()
      }
      isFirst = false
      if !delaysResponse, !isAsynchronous {
        answer.yield(.response(.init("text/html", 8, for: request)))
      }
      Task { @MainActor in
        await gate.pass()
        respond()
        answer.finish()
      }
    }
    let page = try WebPage(configuration: .serving("busy", handler))
    var events: [WebPage.NavigationEvent] = []
    let first = page.load(URL(string: "busy://a/"))
    let other: Task<[WebPage.NavigationEvent], any Error> = Task { @MainActor in
      #expect(await TestLoop.eventually { !isFirst })
      var events: [WebPage.NavigationEvent] = []
      for try await event in page.load(URL(string: "busy://b/")) { events.append(event) }
      return events
    }
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in first { events.append(event) }
    }
    #expect(events == [.startedProvisionalNavigation])
    gate.open()
    #expect(try await other.value == [.startedProvisionalNavigation, .committed, .finished])
  }

  @Test func `A handler is cancelled when nobody needs its answer`() async throws {
    for isMidStream in [false, true] {
      for ending in ["stop", "load", "kill", "drop"] {
        let cancelled = Flag()
        var hasBegun = false
        let handler = ClosureHandler { request, answer in
          guard request.url?.host() != "other" else {
            answer.yield(.response(.init("text/html", 0, for: request)))
            return answer.finish()
          }
          answer.onTermination = { _ in Task { @MainActor in cancelled.set() } }
          hasBegun = true
          guard isMidStream else { return }
          answer.yield(.response(.init("text/html", 1_000_000, for: request)))
          answer.yield(.data(Data(repeating: 0x20, count: 20_000)))
        }
        var page: WebPage? = try WebPage(configuration: .serving("cancel", handler))
        page?.load(URL(string: "cancel://a/"))
        #expect(await TestLoop.eventually { hasBegun })
        if isMidStream {
          #expect(
            await TestLoop.eventually {
              if case .committed = page?.currentNavigationEvent?.kind { true } else { false }
            })
        }
        switch ending {
        case "stop": page?.stopLoading()
        case "load": page?.load(URL(string: "cancel://other/"))
        case "kill": page?.engine.terminateProcess()
        default: page = nil
        }
        #expect(await TestLoop.eventually { cancelled.isSet }, "\(ending) \(isMidStream)")
        if let page { #expect(await TestLoop.eventually { page.engine.schemeTasks.isEmpty }) }
      }
    }
  }

  @Test func `A sub-resource that is not needed any more is cancelled`() async throws {
    let cancelled = Flag()
    var hasBegun = false
    let handler = ClosureHandler { request, answer in
      guard request.url?.path() == "/image.png" else {
        answer.yield(.response(.init("text/html", 0, for: request)))
        answer.yield(.data(Data("<img src=image.png>".utf8)))
        return answer.finish()
      }
      answer.onTermination = { _ in Task { @MainActor in cancelled.set() } }
      hasBegun = true
    }
    let page = try WebPage(configuration: .serving("subs", handler))
    page.load(URL(string: "subs://a/"))
    #expect(await TestLoop.eventually { hasBegun })
    try await page.load(html: "<p>other").finish()
    #expect(await TestLoop.eventually { cancelled.isSet })
  }

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

  @Test func `Two pages answer one scheme each in its own way`() async throws {
    let first = try WebPage(configuration: .serving("both", TextHandler("<p>1")))
    let second = try WebPage(configuration: .serving("both", TextHandler("<p>2")))
    try await first.load(URL(string: "both://a/")).finish()
    try await second.load(URL(string: "both://a/")).finish()
    #expect(try await first.callJavaScript("return document.body.innerText") as? String == "1")
    #expect(try await second.callJavaScript("return document.body.innerText") as? String == "2")
    #expect(first.engine.context === second.engine.context)
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
