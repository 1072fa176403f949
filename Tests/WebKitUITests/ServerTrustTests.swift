import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct ServerTrustTests {
  private let decider = RecordingDecider()
  private let server: TestServer

  init() throws {
    _ = TestLoop.startGTK
    server = try TestServer(isSecure: true) { _ in .init(body: "<p>in") }
  }

  @Test func `A certificate that nobody trusts fails the load`() async throws {
    let page = WebPage()
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/")).finish()
    }
    #expect(server.requests.isEmpty)
    #expect(!page.isLoading)
  }

  @Test func `A decider that trusts a certificate lets the load go on`() async throws {
    let page = WebPage(navigationDecider: decider)
    decider.disposition = .useCredential
    var events: [WebPage.NavigationEvent] = []
    for try await event in page.load(server.url("/")) { events.append(event) }
    #expect(events == [.startedProvisionalNavigation, .committed, .finished])
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "in")
    #expect(page.serverTrust != nil)
    let challenge = try #require(decider.challenges.first)
    #expect(
      challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust")
    #expect(challenge.protectionSpace.host == "127.0.0.1")
    #expect(challenge.faultyTrust?.certificate.hasPrefix("-----BEGIN CERTIFICATE") == true)
    // It is not asked again.
    try await page.load(server.url("/again")).finish()
    #expect(decider.challenges.count == 1)
  }

  @Test func `A load that goes on with a certificate that is trusted keeps its headers`()
    async throws
  {
    let page = WebPage(navigationDecider: decider)
    decider.disposition = .useCredential
    var request = URLRequest(url: try #require(server.url("/")))
    request.setValue("deep", forHTTPHeaderField: "X-Lake")
    try await page.load(request).finish()
    #expect(decider.challenges.count == 1)
    #expect(server.requests.first?.headers["X-Lake"] == "deep")
  }

  @Test func `A form is not sent as something else once its server is trusted`() async throws {
    let page = WebPage(navigationDecider: decider)
    decider.disposition = .useCredential
    let address = try #require(server.url("/form")).absoluteString
    let form = "<form method=post action='\(address)'><input name=lake value=Baikal></form>"
    try await page.load(html: form, baseURL: URL(string: "x-a://b/")).finish()
    let send = "setTimeout(() => document.forms[0].submit())"
    let navigations = page.navigations
    try await page.callJavaScript(send)
    let error = await #expect(throws: WebPage.NavigationError.self) {
      for try await event in navigations where event == .finished { break }
    }
    guard case .failedProvisionalNavigation(NavigationFailure.formNotSent) = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(server.requests.isEmpty)
    #expect(!page.isLoading)
    // The page with the form stays, and sends it now.
    #expect(await TestLoop.eventually { page.url?.absoluteString == "x-a://b/" })
    try await page.callJavaScript(send)
    #expect(await TestLoop.eventually { server.requests.first?.method == "POST" })
    #expect(decider.challenges.count == 1)
    // The same address goes on where it is asked for without a form.
    let other = WebPage(navigationDecider: decider)
    try await other.load(URL(string: address)).finish()
    #expect(server.requests.last?.method == "GET")
  }

  @Test func `A decider that does not trust a certificate fails the load`() async throws {
    let page = WebPage(navigationDecider: decider)
    try await page.load(html: "<p>before", baseURL: URL(string: "x-a://b/")).finish()
    let error = await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/")).finish()
    }
    guard case .failedProvisionalNavigation = error else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(!page.isLoading)
    #expect(await TestLoop.eventually { page.url?.absoluteString == "x-a://b/" })
    #expect(server.requests.isEmpty)
  }

  @Test func `A load that another replaces while its certificate is thought about ends`()
    async throws
  {
    let page = WebPage(navigationDecider: decider)
    decider.disposition = .useCredential
    let first = page.load(server.url("/"))
    #expect(await TestLoop.eventually { decider.actions.count == 1 })
    let gate = Gate()
    decider.gate = gate
    #expect(await TestLoop.eventually { decider.challenges.count == 1 })
    #expect(page.isLoading)
    decider.gate = nil
    let second = page.load(html: "<p>other")
    await #expect(throws: WebPage.NavigationError.self) { try await first.finish() }
    try await second.finish()
    gate.open()
    await TestLoop.turns(5)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "other")
    #expect(server.requests.isEmpty)
  }
}
