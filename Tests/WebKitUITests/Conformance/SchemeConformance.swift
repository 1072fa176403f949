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
    let work = BusyWork(delaysResponse: delaysResponse)
    let page =
      isAsynchronous
      ? try WebPage(configuration: .serving("busy", PullingHandler(work: work)))
      : try WebPage(configuration: .serving("busy", PushingHandler(work: work)))
    let first = page.load(URL(string: "busy://a/"))
    #expect(await TestLoop.eventually { work.isDelayed })
    let second = page.load(URL(string: "busy://b/"))
    var events: [WebPage.NavigationEvent] = []
    let error = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in first { events.append(event) }
    }
    guard case .failedProvisionalNavigation = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(events == [.startedProvisionalNavigation])
    // What the first one gives now nobody wants any more.
    work.gate.open()
    #expect(await TestLoop.eventually { work.isDone })
    events = []
    for try await event in second { events.append(event) }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "b")
  }
}

/// An answer that takes its time before its response, or before its end, for the host `a`.
@MainActor private final class BusyWork {
  let delaysResponse: Bool
  let gate = Gate()
  private(set) var isDelayed = false
  private(set) var isDone = false

  init(delaysResponse: Bool) { self.delaysResponse = delaysResponse }

  /// The parts of an answer in order; nothing once it is whole.
  func part(_ number: Int, of request: URLRequest) async -> URLSchemeTaskResult? {
    let host = request.url?.host() ?? ""
    let body = Data(host.utf8)
    if host == "a", number == (delaysResponse ? 0 : 1) {
      isDelayed = true
      await gate.pass()
      // One that is cancelled is asked for no further part.
      isDone = true
    }
    switch number {
    case 0: return .response(.init("text/html", body.count, for: request))
    case 1: return .data(body)
    default: return nil
    }
  }
}

/// Works when it is asked for the next part, whether it has been cancelled or not.
private struct PullingHandler: URLSchemeHandler {
  let work: BusyWork

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    var number = -1
    return AsyncThrowingStream { @MainActor in
      number += 1
      return await work.part(number, of: request)
    }
  }
}

/// Works by itself, and gives what it has whether somebody asks or not.
private struct PushingHandler: URLSchemeHandler {
  let work: BusyWork

  func reply(for request: URLRequest) -> AsyncThrowingStream<URLSchemeTaskResult, any Error> {
    let (stream, continuation) = AsyncThrowingStream<URLSchemeTaskResult, any Error>.makeStream()
    Task { @MainActor in
      var number = 0
      while let part = await work.part(number, of: request) {
        continuation.yield(part)
        number += 1
      }
      continuation.finish()
    }
    return stream
  }
}
