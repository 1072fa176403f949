import Foundation
import FoundationNetworking
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageTests {
  init() { _ = TestLoop.startGTK }

  @Test func `A title and an address are told as they come`() async throws {
    let page = try WebPage(configuration: .serving("told", TextHandler("<title>A</title>")))
    try await page.load(URL(string: "told://a/")).finish()
    #expect(await TestLoop.eventually { page.title == "A" })
    #expect(page.url?.absoluteString == "told://a/")
    #expect(page.estimatedProgress == 1)
  }

  @Test func `A page that goes while its decider thinks refuses the navigation`() async throws {
    let decider = RecordingDecider()
    let gate = Gate()
    decider.gate = gate
    var page: WebPage? = WebPage(navigationDecider: decider)
    let load = page?.load(html: "<p>Hello")
    #expect(await TestLoop.eventually { decider.actions.count == 1 })
    weak let gone = page
    page = nil
    #expect(gone == nil)
    let error = await #expect(throws: WebPage.NavigationError.self) { try await load?.finish() }
    guard case .pageClosed = error else {
      Issue.record("\(error as Any)")
      return
    }
    gate.open()
    await TestLoop.turns(5)
  }
}
