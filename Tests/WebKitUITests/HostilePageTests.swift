import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Pages that try what an isolated page must not do.
@MainActor @Suite(.serialized) struct HostilePageTests {
  init() { _ = TestLoop.startGTK }

  /// A page without scripts that may load of its own scheme alone, as a reader shows articles.
  private func isolatedPage(_ scheme: String, _ body: String) throws -> WebPage {
    let handler = ClosureHandler { request, answer in
      let isPage = request.url?.path() == "/"
      let data = Data((isPage ? body : "").utf8)
      answer.yield(.response(.init(isPage ? "text/html" : "text/plain", data.count, for: request)))
      answer.yield(.data(data))
      answer.finish()
    }
    var configuration = try WebPage.Configuration.serving(scheme, handler)
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    configuration.defaultContentSecurityPolicy =
      "default-src 'none'; img-src \(scheme): data:; style-src \(scheme): 'unsafe-inline'; "
      + "form-action 'none'; base-uri 'none'; frame-ancestors 'none'"
    return WebPage(configuration: configuration, navigationDecider: InsideDecider(scheme: scheme))
  }

  /// Allows one scheme.
  private struct InsideDecider: WebPage.NavigationDeciding {
    let scheme: String

    mutating func decidePolicy(
      for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
      action.request.url?.scheme == scheme ? .allow : .cancel
    }
  }

  @Test func `No markup of an isolated page reaches the network`() async throws {
    let server = try TestServer { _ in .init(type: "image/png") }
    let base = try #require(server.url("/")).absoluteString
    let markup = """
      <link rel=stylesheet href=U><link rel=icon href=U><link rel=prefetch href=U>
      <link rel=preload as=image href=U><link rel=modulepreload href=U><link rel=manifest href=U>
      <link rel=preconnect href=U><link rel=dns-prefetch href=U><link rel=alternate href=U>
      <meta http-equiv=refresh content='0;url=U'><base href=U>
      <style>@import url(U); @font-face { font-family: x; src: url(U) } p { font-family: x;
      background: url(U); list-style-image: url(U); cursor: url(U), auto; content: url(U) }</style>
      <img src=U><img srcset='U 2x'><picture><source srcset=U><img src=U></picture>
      <input type=image src=U><body background=U><table background=U><tr><td background=U></table>
      <iframe src=U></iframe><frame src=U><object data=U></object><embed src=U>
      <video src=U poster=U autoplay></video><audio src=U autoplay></audio>
      <video autoplay><source src=U><track default src=U></video>
      <svg><image href=U /><use href='U#a'/><feImage href=U /></svg>
      <math href=U></math><script src=U></script><a ping=U href=U download>x</a>
      <p style='background: url(U)'>x<p style="mask: url('U')">x
      """.replacingOccurrences(of: "U", with: base)
    let page = try isolatedPage("wall", markup)
    try await page.load(URL(string: "wall://a/")).finish()
    // A refresh, and all that is fetched late, has had its time.
    for _ in 0..<20 { _ = try await page.callJavaScript("return 1") }
    await TestLoop.settle()
    #expect(server.requests.map(\.path) == [])
    #expect(page.url?.scheme == "wall")
    // The server is there for who may reach it.
    let open = WebPage()
    try await open.load(html: "<img src='\(base)'>").finish()
    #expect(server.requests.count == 1)
  }

  @Test func `No script of a page runs where its scripts are off`() async throws {
    let ran = "document.documentElement.setAttribute(`ran`,1)"
    let markup = """
      <script>S</script><script type=module>S</script><script src="data:text/javascript,S"></script>
      <img src=x: onerror=S><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=S onerror=S>
      <body onload=S onpageshow=S onfocus=S><svg onload=S><script>S</script></svg>
      <svg><animate onbegin=S attributeName=x dur=1s /><set onbegin=S attributeName=x /></svg>
      <iframe srcdoc="<script>parent.S</script>"></iframe><iframe src="javascript:parent.S"></iframe>
      <details open ontoggle=S><summary>x</summary></details><input autofocus onfocus=S>
      <video><source onerror=S></video><audio src=x: onerror=S></audio><object data=x: onerror=S></object>
      <embed src="data:text/html,<script>S</script>"><style onload=S>a{}</style>
      <link rel=stylesheet href="data:text/css,a" onload=S><marquee onstart=S>x</marquee>
      <template><script>S</script></template><div><template shadowrootmode=open><script>S</script></template></div>
      <math><maction actiontype=statusline xlink:href="javascript:S">x</maction></math>
      <form action="javascript:S"><button id=b>x</button></form><a id=a href="javascript:S">x</a>
      <p style="animation: k 1ms" onanimationstart=S>x</p><style>@keyframes k { to { color: red } }</style>
      <meta http-equiv=refresh content="0;url=javascript:S">
      """.replacingOccurrences(of: "S", with: ran)
    let page = try isolatedPage("still2", markup)
    try await page.load(URL(string: "still2://a/")).finish()
    let script = """
      document.getElementById("a")?.click();
      document.getElementById("b")?.click();
      for (let i = 0; i < 5; i += 1) await new Promise(done => setTimeout(done, 10));
      return document.documentElement.hasAttribute("ran");
      """
    #expect(
      try await page.callJavaScript(script, contentWorld: .defaultClient) as? Bool == false)
    // The same page runs them where they are on.
    let open = WebPage()
    try await open.load(html: markup).finish()
    #expect(
      try await open.callJavaScript(script, contentWorld: .defaultClient) as? Bool == true)
  }

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
