import Foundation
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B032–B046: markup that reaches for the network from an isolated page.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct HostileNetworkTests {
  init() { _ = TestLoop.startGTK }

  /// Markup of one row.
  struct Reach {
    let row: String
    let what: String
    let markup: String
    /// Whether it reaches the network from a page without walls, so that the wall is what stops it.
    var reaches = true
  }

  nonisolated static let reaches: [Reach] = [
    .init(
      row: "B032", what: "a style that tells what a field holds",
      markup: "<style>input[value^=s]{background:url(‹U›)}</style><input value=secret>"),
    .init(row: "B037", what: "a picture", markup: "<img src=‹U›>"),
    .init(row: "B037", what: "a set of pictures", markup: "<img srcset='‹U› 2x, ‹U›b 1x'>"),
    .init(
      row: "B037", what: "a choice of pictures",
      markup: "<picture><source srcset=‹U›><img></picture>"),
    .init(row: "B037", what: "a late picture", markup: "<img loading=lazy src=‹U›>"),
    .init(row: "B037", what: "a button that is a picture", markup: "<input type=image src=‹U›>"),
    .init(row: "B038", what: "a ground", markup: "<p style='background:url(‹U›)'>x"),
    .init(
      row: "B038", what: "a set of grounds",
      markup: "<p style='background:image-set(url(‹U›) 1x)'>x"),
    .init(row: "B038", what: "a bullet", markup: "<ul><li style='list-style:url(‹U›)'>x</ul>"),
    .init(
      row: "B038", what: "a cursor", markup: "<p style='cursor:url(‹U›),auto'>x", reaches: false),
    .init(
      row: "B038", what: "a picture as text",
      markup: "<style>p::before{content:url(‹U›)}</style><p>x"),
    .init(row: "B038", what: "a mask", markup: "<p style='mask:url(‹U›)'>x"),
    .init(
      row: "B038", what: "a filter", markup: "<p style='filter:url(‹U›#f)'>x", reaches: false),
    .init(row: "B039", what: "an imported style", markup: "<style>@import '‹U›'</style>"),
    .init(
      row: "B039", what: "a font",
      markup: "<style>@font-face{font-family:x;src:url(‹U›)}p{font-family:x}</style><p>x"),
    .init(row: "B039", what: "a style sheet", markup: "<link rel=stylesheet href=‹U›>"),
    .init(
      row: "B039", what: "a style sheet of another kind",
      markup: "<link rel='alternate stylesheet' title=x href=‹U›>"),
    .init(
      row: "B039", what: "what is fetched ahead",
      markup: "<link rel=preload as=image href=‹U›><link rel=prefetch href=‹U›b>"
        + "<link rel=modulepreload href=‹U›c><link rel=preconnect href=‹U›>"
        + "<link rel=dns-prefetch href=‹U›><link rel=manifest href=‹U›d>"),
    .init(
      row: "B039", what: "an icon", markup: "<link rel=icon href=‹U›>", reaches: false),
    .init(row: "B041", what: "a film", markup: "<video src=‹U› autoplay preload=auto></video>"),
    .init(row: "B041", what: "a film's picture", markup: "<video poster=‹U›></video>"),
    .init(
      row: "B041", what: "a film's sources",
      markup: "<video autoplay><source src=‹U›><track default src=‹U›t></video>"),
    .init(row: "B041", what: "a sound", markup: "<audio src=‹U› autoplay preload=auto></audio>"),
    .init(row: "B042", what: "an object", markup: "<object data=‹U›></object>"),
    .init(row: "B042", what: "an embedded thing", markup: "<embed src=‹U›>"),
    .init(row: "B042", what: "a frame", markup: "<iframe src=‹U›></iframe>"),
    .init(
      row: "B042", what: "a frame with a page in an attribute",
      markup: "<iframe srcdoc=\"<img src='‹U›'><link rel=stylesheet href='‹U›'>\"></iframe>"),
    .init(
      row: "B042", what: "a frame with a page in its address",
      markup: "<iframe src=\"data:text/html,<img src='‹U›'>\"></iframe>"),
    .init(
      row: "B043", what: "a drawing's picture",
      markup: "<svg><image href=‹U› width=9 height=9 /></svg>"),
    .init(
      row: "B043", what: "what a drawing uses of another",
      markup: "<svg><use href='‹U›#a' /></svg>", reaches: false),
    .init(
      row: "B043", what: "a drawing's filter",
      markup: "<svg><filter id=f><feImage href=‹U› /></filter>"
        + "<rect width=9 height=9 filter='url(#f)' /></svg>"),
    .init(row: "B044", what: "a ground as of old", markup: "<body background=‹U›>x"),
    .init(
      row: "B044", what: "a table's ground",
      markup: "<table background=‹U›><tr><td background=‹U›b>x</table>"),
    .init(
      row: "B044", what: "a formula", markup: "<math href=‹U›><mi>x</mi></math>", reaches: false),
    .init(
      row: "B046", what: "a form that is sent",
      markup: "<form action=‹U› method=post><button>x</button></form>"),
    .init(
      row: "B046", what: "a form that a button sends elsewhere",
      markup: "<form><button formaction=‹U›>x</button></form>"),
    .init(row: "B046", what: "a link that tells of itself", markup: "<a href='#x' ping=‹U›>x</a>"),
    .init(
      row: "B046", what: "a refresh", markup: "<meta http-equiv=refresh content='0;url=‹U›'>"),
    .init(
      row: "B046", what: "a base for all addresses", markup: "<base href=‹U›><img src=x.png>"),
  ]

  nonisolated static let rows = Set(reaches.map(\.row)).sorted()

  @Test(arguments: rows)
  func `Nothing of an isolated page reaches the network`(row: String) async throws {
    let isolated = try IsolatedPage()
    for reach in Self.reaches where reach.row == row {
      try await isolated.load(reach.markup)
      try await isolated.clickAll()
      try await isolated.settle()
      #expect(isolated.server.requests.map(\.path) == [], "\(reach.what)")
      #expect(isolated.page.url?.scheme == IsolatedPage.scheme, "\(reach.what)")
    }
  }

  @Test(arguments: rows)
  func `The same reaches it from a page without walls`(row: String) async throws {
    for reach in Self.reaches where reach.row == row && reach.reaches {
      // A page for each: some of them leave it, and WebKit (2.50) may lose a load that is asked for then.
      let open = try IsolatedPage([])
      let window = await TestWindow(open.page)
      defer { withExtendedLifetime(window) {} }
      let before = open.server.requests.count
      do {
        try await open.load(reach.markup)
        try await open.clickAll()
      } catch {
        // The page may be left by then.
      }
      let hasReached = await TestLoop.eventually { open.server.requests.count > before }
      #expect(hasReached, "\(reach.what)")
    }
  }

  /// What scripts ask for by themselves, where they are on.
  nonisolated static let calls = [
    "fetch('‹U›')", "fetch('‹U›', {mode: 'no-cors', method: 'POST', body: 'x'})",
    "(x => { x.open('GET', '‹U›'); x.send() })(new XMLHttpRequest())",
    "navigator.sendBeacon('‹U›', 'x')", "new EventSource('‹U›')",
    "new WebSocket('‹U›'.replace('http', 'ws'))", "new Image().src = '‹U›'",
    "new Audio('‹U›').load()",
    "new Worker(URL.createObjectURL(new Blob(['fetch(\"‹U›\")'])))",
    "import('‹U›')", "location = '‹U›'", "open('‹U›')", "location.replace('‹U›')",
    "document.body.innerHTML = '<img src=‹U›>'",
    "new RTCPeerConnection({iceServers: [{urls: 'stun:' + new URL('‹U›').host}]}).createOffer()",
    "navigator.serviceWorker.register('‹U›')",
    "document.body.appendChild(Object.assign(document.createElement('script'), {src: '‹U›'}))",
    "document.fonts.add(new FontFace('x', 'url(‹U›)')); [...document.fonts].at(-1).load()",
    "document.write('<script src=‹U›><\\/script>')",
  ]

  @Test("B046 No call of a script of an isolated page reaches the network")
  func callsOfScripts() async throws {
    let isolated = try IsolatedPage([.policy, .decider])
    for call in Self.calls {
      try await isolated.load("<body>x<script>window.ran = 1; try { \(call) } catch {}</script>")
      try await isolated.settle()
      #expect(isolated.server.requests.map(\.path) == [], "\(call)")
      #expect(isolated.page.url?.scheme == IsolatedPage.scheme, "\(call)")
    }
  }

  @Test("B039 No connection is made ahead of time, either")
  func connections() async throws {
    let port = try ConnectionCounter()
    let link = "<link rel=preconnect href='http://127.0.0.1:\(port.number)/'>"
    let isolated = try IsolatedPage()
    try await isolated.load(link)
    try await isolated.settle()
    #expect(port.count == 0)
    let open = try IsolatedPage([])
    try await open.load(link)
    #expect(await TestLoop.eventually { port.count > 0 })
  }
}
