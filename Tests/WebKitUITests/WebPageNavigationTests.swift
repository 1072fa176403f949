import Foundation
import Observation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageNavigationTests {
  init() { _ = TestLoop.startGTK }

  @Test func `The current event tells of each kind to who observes it`() async throws {
    let page = WebPage()
    let id = page.load(html: "<p>Hello").id
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event, case .finished = event.kind else { continue }
      #expect(event.navigationID == id)
      break
    }
  }

  @Test(arguments: ["http://127.0.0.1:9/", "javascript:1"])
  func `What pages may not load is a failure, which both shapes of events tell`(
    address: String
  ) async throws {
    let page = WebPage()
    let all = page.navigations
    let load = page.load(URL(string: address))
    await #expect(throws: WebPage.NavigationError.self) { try await load.finish() }
    await #expect(throws: WebPage.NavigationError.self) { try await all.finish() }
    #expect(page.currentNavigationEvent?.navigationID == load.id)
    guard case .failedProvisionalNavigation(let error) = page.currentNavigationEvent?.kind,
      case .failed = WebPage.FailureReason(error, of: page)
    else {
      Issue.record("\(page.currentNavigationEvent as Any)")
      return
    }
    #expect(!page.isLoading)
    // What is being loaded goes on.
    let other = page.load(html: "<p>Hello")
    page.load(URL(string: address))
    try await other.finish()
  }

  @Test func `A load of a fragment of the page ends without an event`() async throws {
    let page = try WebPage(configuration: .serving("frag", TextHandler("<p id=a>Hello")))
    try await page.load(URL(string: "frag://a/")).finish()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(URL(string: "frag://a/#a")) { events.append(event) }
    #expect(events == [])
    #expect(await TestLoop.eventually { page.url?.fragment() == "a" })
    #expect(await TestLoop.eventually { page.backForwardList.backList.count == 1 })
    let back = try #require(page.backForwardList.backList.last)
    for try await event in page.load(back) { events.append(event) }
    #expect(events == [])
    #expect(await TestLoop.eventually { page.url?.fragment() == nil })
  }
}
