import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows A17–A19 of `Rows.md`: handlers of schemes.
@MainActor @Suite(.serialized) struct OwnSchemeConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `A17 a handler is cancelled when nobody needs its answer`() async throws {
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

  @Test func `A17 a sub-resource that is not needed any more is cancelled`() async throws {
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

  @Test func `A18 two pages answer one scheme each in its own way`() async throws {
    let first = try WebPage(configuration: .serving("both", TextHandler("<p>1")))
    let second = try WebPage(configuration: .serving("both", TextHandler("<p>2")))
    try await first.load(URL(string: "both://a/")).finish()
    try await second.load(URL(string: "both://a/")).finish()
    #expect(try await first.callJavaScript("return document.body.innerText") as? String == "1")
    #expect(try await second.callJavaScript("return document.body.innerText") as? String == "2")
    #expect(first.engine.context === second.engine.context)
  }

  @Test(arguments: [
    "http", "https", "ws", "wss", "ftp", "file", "about", "data", "blob", "javascript", "resource",
    "webkit-pdfjs-viewer", "webkit-fake-url", "applewebdata", "HTTPS", "Blob",
  ])
  func `A19 the schemes of WebKit itself are refused`(name: String) {
    #expect(URLScheme(name) == nil)
  }
}
