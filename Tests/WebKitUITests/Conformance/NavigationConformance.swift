import Foundation
import Observation
import TestSupport
import Testing

@testable import WebKitUI

/// Rows 1–6 and 11–13 of `Rows.md`: what navigations tell.
@MainActor @Suite(.serialized) struct NavigationConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `1 basicNavigationProducesExpectedNavigationEvents`() async throws {
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(html: "<p>Hello") {
      events.append(event)
    }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(!page.isLoading)
  }

  @Test func `2 failedNavigationProducesExpectedNavigationError`() async throws {
    let page = WebPage()
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "about:foo")) {
        events.append(event)
      }
    }
    #expect(events == [.startedProvisionalNavigation])
  }

  @Test func `3 explicitlyStopLoadingProgrammaticNavigation`() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "never://a/")) {
        #expect(event == .startedProvisionalNavigation)
        page.stopLoading()
      }
    }
    #expect(!page.isLoading)
    #expect(page.url == nil)
  }

  @Test func `4 stopLoadingProgrammaticNavigationViaTaskCancellation`() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    let navigations = page.navigations
    let task = Task { @MainActor in
      for try await _ in page.load(URL(string: "never://a/")) {}
    }
    var events: [WebPage.NavigationEvent] = []
    await #expect(throws: WebPage.NavigationError.self) {
      for try await event in navigations {
        events.append(event)
        task.cancel()
      }
    }
    #expect(events == [.startedProvisionalNavigation])
  }

  @Test func `5 failedNavigationWithWebContentProcessTerminated`() async throws {
    let page = try WebPage(configuration: .serving("never", SilentHandler()))
    var events: [WebPage.NavigationEvent] = []
    let error = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in page.load(URL(string: "never://a/")) {
        events.append(event)
        page.engine.terminateProcess()
      }
    }
    guard case .webContentProcessTerminated = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(events == [.startedProvisionalNavigation])
    #expect(!page.isLoading)
    #expect(page.processTermination == .requested)
  }

  @Test func `6 navigationProceedsAfterDiscardingNavigationStream`() async throws {
    let gate = Gate()
    var isAsked = false
    let handler = ClosureHandler { request, answer in
      isAsked = true
      Task { @MainActor in
        await gate.pass()
        let body = Data("<title>A title</title>".utf8)
        answer.yield(.response(.init("text/html", body.count, for: request)))
        answer.yield(.data(body))
        answer.finish()
      }
    }
    let page = try WebPage(configuration: .serving("discarded", handler))
    page.load(URL(string: "discarded://a/"))
    // A load that ended with its sequence would end here, in the middle.
    #expect(await TestLoop.eventually { isAsked })
    await TestLoop.settle()
    #expect(page.isLoading)
    gate.open()
    #expect(await TestLoop.eventually { page.title == "A title" })
  }

  @Test func `11 basicNavigation`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>1").finish()
    try await page.load(html: "<p>2").finish()
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "2")
  }

  @Test func `12 sequenceOfNavigations`() async throws {
    let page = WebPage()
    let first = page.load(html: "<p>1")
    let second = page.load(html: "<p>2")
    var events: [WebPage.NavigationEvent] = []
    let error = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in first { events.append(event) }
    }
    guard case .failedProvisionalNavigation(NavigationFailure.cancelled) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(events == [])
    for try await event in second { events.append(event) }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "2")
  }

  @Test func `13 navigationWithFailedProvisionalNavigationEvent`() async throws {
    let page = WebPage()
    let id = page.load(URL(string: "about:foo")).id
    for await event in Observations({ page.currentNavigationEvent }) {
      guard let event, case .failedProvisionalNavigation = event.kind else { continue }
      #expect(event.navigationID == id)
      break
    }
  }
}
