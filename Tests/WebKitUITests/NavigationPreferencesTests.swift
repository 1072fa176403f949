import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct NavigationPreferencesTests {
  private let decider = RecordingDecider()
  private let page: WebPage

  init() {
    _ = TestLoop.startGTK
    page = WebPage(navigationDecider: decider)
  }

  private func events(of load: WebPage.NavigationSequence) async throws -> [WebPage.NavigationEvent]
  {
    var events: [WebPage.NavigationEvent] = []
    for try await event in load { events.append(event) }
    return events
  }

  private func text() async throws -> String {
    try await page.callJavaScript("return document.body.innerText", as: String.self)
  }

  @Test func `A page for telephones is asked for by the name of the browser`() async throws {
    let server = try TestServer { .init(body: $0.headers["User-Agent"] ?? "none") }
    for mode in [WebPage.NavigationPreferences.ContentMode.mobile, .desktop, .mobile, .recommended]
    {
      decider.preferences = { $0.preferredContentMode = mode }
      try await page.load(server.url("/")).finish()
      let name = try await text()
      #expect(name.contains(" Mobile Safari/") == (mode == .mobile), "\(name)")
      #expect(try await page.callJavaScript("return navigator.userAgent") as? String == name)
    }
    page.customUserAgent = "Other"
    decider.preferences = { $0.preferredContentMode = .mobile }
    try await page.load(server.url("/")).finish()
    #expect(try await text() == "Other")
  }

  @Test func `An address without TLS is tried with it, and loaded without where it has none`()
    async throws
  {
    let patience = WebEngine.upgradePatience
    WebEngine.upgradePatience = 300
    defer { WebEngine.upgradePatience = patience }
    // It does not answer those who speak TLS.
    let server = try TestServer { .init(body: $0.headers["X-Lake"] ?? "none") }
    decider.preferences = { $0.preferredHTTPSNavigationPolicy = .automaticFallbackToHTTP }
    var request = URLRequest(url: try #require(server.url("/deep")))
    request.setValue("Baikal", forHTTPHeaderField: "X-Lake")
    let expected: [WebPage.NavigationEvent] = [
      .startedProvisionalNavigation, .committed, .finished,
    ]
    #expect(try await events(of: page.load(request)) == expected)
    #expect(try await text() == "Baikal")
    #expect(page.url == request.url)
    #expect(!page.isLoading)
    #expect(
      decider.actions.map { $0.request.url?.scheme } == ["http", "https", "http"])
    // The next one begins anew.
    try await page.load(request).finish()
    #expect(decider.actions.count == 6)
  }

  @Test(arguments: [
    WebPage.NavigationPreferences.UpgradeToHTTPSPolicy.errorOnFailure, .userMediatedFallbackToHTTP,
  ])
  func `An address without TLS fails where it must have it`(
    policy: WebPage.NavigationPreferences.UpgradeToHTTPSPolicy
  ) async throws {
    try await page.load(html: "<p>before").finish()
    decider.actions = []
    decider.preferences = { $0.preferredHTTPSNavigationPolicy = policy }
    // Nobody listens there.
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "http://127.0.0.1:2/")).finish()
    }
    #expect(decider.actions.map { $0.request.url?.scheme } == ["http", "https"])
    #expect(!page.isLoading)
    #expect(try await text() == "before")
  }

  @Test func `A text that counts as coming from an address without TLS is let be`() async throws {
    decider.preferences = { $0.preferredHTTPSNavigationPolicy = .errorOnFailure }
    try await page.load(html: "<p>here", baseURL: URL(string: "http://127.0.0.1/")).finish()
    #expect(try await text() == "here")
  }

  @Test func `Another request is loaded instead`() async throws {
    let server = try TestServer { .init(body: $0.path + ($0.headers["X-Lake"] ?? "")) }
    let other = server.url("/other")
    decider.preferences = { preferences in
      preferences.alternateRequest = other.map { URLRequest(url: $0) }
      preferences.alternateRequest?.setValue("deep", forHTTPHeaderField: "X-Lake")
    }
    let id = page.load(server.url("/asked")).id
    #expect(await TestLoop.eventually { !page.isLoading })
    guard case .finished = page.currentNavigationEvent?.kind else {
      Issue.record("\(page.currentNavigationEvent as Any)")
      return
    }
    #expect(page.currentNavigationEvent?.navigationID == id)
    #expect(server.requests.map(\.path) == ["/other"])
    #expect(try await text() == "/otherdeep")
  }

  @Test func `A request that WebKit cannot send fails, and nothing is sent`() async throws {
    let server = try TestServer { _ in .init(body: "got") }
    var post = URLRequest(url: try #require(server.url("/")))
    post.httpMethod = "POST"
    var body = URLRequest(url: try #require(server.url("/")))
    body.httpBody = Data("deep".utf8)
    for request in [post, body] {
      let error = await #expect(throws: WebPage.NavigationError.self) {
        try await page.load(request).finish()
      }
      #expect(error.map { "\($0)" }?.contains("GET") == true)
    }
    #expect(server.requests.isEmpty)
    #expect(decider.actions.isEmpty)
  }

  @Test func `Nothing but the document is loaded where it is to be alone`() async throws {
    let server = try TestServer { request in
      request.path == "/"
        ? .init(
          body: """
            <link rel=stylesheet href=a.css><script src=b.js></script><img src=c.png>
            <iframe src=d.html></iframe><style>p { color: rgb(1, 2, 3) }</style>
            <script>fetch("e").catch(() => {}); ran = true</script><p>Hello
            """) : .init(body: "")
    }
    for loads in [true, false] {
      var configuration = WebPage.Configuration()
      configuration.loadsSubresources = loads
      configuration.defaultContentSecurityPolicy = "object-src 'none'"
      let page = WebPage(configuration: configuration)
      try await page.load(server.url("/")).finish()
      let seen = try await page.callJavaScript(
        "return [ran, getComputedStyle(document.querySelector('p')).color].join()", as: String.self)
      #expect(seen == "true,rgb(1, 2, 3)")
    }
    let paths = server.requests.map(\.path)
    // The page that loads all of it may not have asked for all of it yet, so counts are of the other.
    #expect(paths.count { $0 == "/" } == 2)
    #expect(paths.lastIndex(of: "/") == paths.count - 1)
    #expect(paths.contains("/a.css"))
  }

  @Test func `A form is told before it is sent`() async throws {
    let server = try TestServer { _ in .init(body: "sent") }
    try await page.load(
      html: """
        <form id=f method=post action=/lake><input name=name value=Baikal>
        <input name=depth value=1642><input type=checkbox name=salt checked></form>
        """, baseURL: server.url("/")
    ).finish()
    try await page.callJavaScript("document.getElementById('f').requestSubmit()")
    #expect(await TestLoop.eventually { server.requests.contains { $0.path == "/lake" } })
    #expect(server.requests.last?.method == "POST")
    let form = try #require(decider.forms.first)
    #expect(decider.forms.count == 1)
    #expect(form.formValues == ["name": "Baikal", "depth": "1642"])
    #expect(form.submissionURL == server.url("/lake"))
    #expect(form.httpMethod == "POST")
  }

  @Test func `A form without a field for text, and one whose fields bear its own names, are told`()
    async throws
  {
    let server = try TestServer { _ in .init(body: "sent") }
    let fields = ["", "<input name=elements value=1><input name=submit type=hidden value=2>"]
    for (index, field) in fields.enumerated() {
      try await page.load(
        html: "<form id=f action=/lake\(index)>\(field)<button>x</button></form>",
        baseURL: server.url("/")
      ).finish()
      try await page.callJavaScript("document.querySelector('button').click()")
      #expect(
        await TestLoop.eventually {
          server.requests.contains { $0.path.hasPrefix("/lake\(index)") }
        })
    }
    #expect(decider.forms.map(\.formValues) == [[:], ["elements": "1"]])
  }
}
