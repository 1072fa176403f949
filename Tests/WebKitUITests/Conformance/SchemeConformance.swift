import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows 19–21 of `Rows.md`: schemes of the program's own.
@MainActor @Suite(.serialized) struct SchemeConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `19 basicSchemeValidation`() {
    #expect(URLScheme("custom") != nil)
    #expect(URLScheme("https") == nil)
    #expect(URLScheme("invalid scheme") == nil)
  }

  @Test func `20 basicSchemeHandling`() async throws {
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
  func `21 navigatingToNewResourceWhileSchemeHandlerIsStillProcessingDoesNotFail`(
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
}
