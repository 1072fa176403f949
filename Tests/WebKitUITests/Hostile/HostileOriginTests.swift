import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Pages of the web that reach for a custom scheme.
@MainActor @Suite(.serialized) struct HostileOriginTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A page of the web cannot show, frame or lead to a custom scheme`() async throws {
    var asked: [String] = []
    let handler = ClosureHandler { request, answer in
      asked.append(request.url?.absoluteString ?? "")
      answer.yield(.response(.init("text/html", 0, for: request)))
      answer.finish()
    }
    let server = try TestServer { request in
      request.path == "/away"
        ? .init(status: 302, headers: ["Location": "inner://a/redirect"])
        : .init(
          body: """
            <img src='inner://a/image'><iframe src='inner://a/frame'></iframe>
            <link rel=stylesheet href='inner://a/style'><a id=a href='inner://a/link'>x</a>
            """)
    }
    let page = try WebPage(configuration: .serving("inner", handler))
    try await page.load(server.url("/")).finish()
    try await page.callJavaScript("document.getElementById('a').click()")
    try await page.callJavaScript("return await fetch('inner://a/fetch').then(() => 1, () => 2)")
    await TestLoop.settle()
    #expect(asked == [])
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/away")).finish()
    }
    #expect(asked == [])
  }
}
