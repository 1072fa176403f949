import Foundation

/// A page that takes what it can get: of the processor, of memory, of the program's attention.
nonisolated struct Bomb {
  /// What comes of it.
  enum End {
    /// The page is shown, and answers.
    case shown
    /// It goes on until its process is ended, for want of an answer or for its memory.
    case ended
    /// One of the two, by how fast the machine is.
    case either
  }

  let name: String
  let end: End
  var type = "text/html"
  let body: String

  private init(_ name: String, _ end: End, type: String = "text/html", _ body: String) {
    self.name = name
    self.end = end
    self.type = type
    self.body = body
  }

  private static func script(_ name: String, _ end: End, _ script: String) -> Bomb {
    Bomb(name, end, "<title>x</title><body><p>x<script>\(script)</script>")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// What is large.
  static let content: [Bomb] = [
    .init("B096 a deep document", .shown, repeated("<div>", 200_000) + "x"),
    .init("B097 deep styles", .either, repeated("<b><i>", 20_000) + "x"),
    .init("B097 deep tables", .shown, repeated("<table><td>", 3_000) + "x"),
    .init("B099 entities of entities", .ended, type: "application/xhtml+xml", entities),
    .init("B101 a long word", .either, "<p>" + repeated("lake", 1_000_000)),
    .init(
      "B102 marks upon marks", .either, "<p>" + repeated("a" + repeated("\u{301}", 2_000), 100)),
    .init("B103 a huge picture", .shown, "<img src='data:image/gif;base64,\(hugePicture)'>"),
    .init(
      "B104 many pictures", .shown,
      repeated("<img src='data:image/gif;base64,\(smallPicture)'>", 2_000)),
    .init("a wide table", .either, "<table><tr>" + repeated("<td>x", 20_000) + "</table>"),
    .init("many rows", .shown, "<table>" + repeated("<tr><td>x<td>y", 20_000) + "</table>"),
    .init(
      "frames in frames", .either,
      "<iframe srcdoc='\(repeated("<iframe></iframe>", 100))'></iframe>"),
    .init("variables of variables", .either, variables),
    .init(
      "costly selectors", .either,
      "<style>"
        + repeated(
          ":has(b ~ i) *:not(:has(u)) > p:nth-child(2n + 1 of :has(i)) { color: red }", 300)
        + "</style>" + repeated("<p><b>x</b><i>y</i>", 1_000)),
    .init(
      "many styles", .either,
      "<style>" + repeated("p:nth-child(3n) b, i ~ u { color: red }", 30_000) + "</style><p>x"),
  ]

  /// A drawing of ten to the tenth parts.
  static let drawing = Bomb(
    "B098 a drawing of drawings", .ended, type: "image/svg+xml",
    "<svg xmlns='http://www.w3.org/2000/svg'><rect id='l0' width='9' height='9'/>"
      + (1...9).map { level in
        "<g id='l\(level)'>" + repeated("<use href='#l\(level - 1)'/>", 10) + "</g>"
      }.joined() + "</svg>")

  /// What does not end.
  static let scripts: [Bomb] = [
    .script("B107 a script without end", .ended, "for (;;) {}"),
    .script(
      "B107 a script that takes memory", .ended,
      "const a = []; for (;;) a.push(new Uint8Array(1e6).fill(1))"),
    .script("a text that doubles", .either, "let s = 'x'; try { for (;;) s += s } catch {}"),
    .script("a search that goes back", .either, "/^(a+)+$/.test('a'.repeat(40) + 'b')"),
    .script(
      "elements without end", .ended,
      "for (;;) document.body.appendChild(document.createElement('p')).textContent = 'x'"),
    .script(
      "canvases", .either,
      "for (let i = 0; i < 60; i++) { const c = document.createElement('canvas'); c.width = c.height = 4096; c.getContext('2d').fillRect(0, 0, 9, 9); document.body.append(c) }"
    ),
    .script("microtasks without end", .ended, "const f = () => Promise.resolve().then(f); f()"),
    .script(
      "a request that waits for no answer", .ended,
      "const x = new XMLHttpRequest(); x.open('GET', '/silent', false); x.send()"),
  ]

  /// What bothers the program.
  static let storms: [Bomb] = [
    .storm("windows", "open('about:blank')"),
    .storm("alerts", "alert('x')"),
    .storm("long alerts", "alert('x'.repeat(2000000))"),
    .storm("titles", "document.title = i + 'x'.repeat(900)"),
    .storm("history", "try { history.pushState(i, '', '?' + i) } catch {}"),
    .storm("fragments", "location.hash = i"),
    .storm("messages", "webkit.messageHandlers.storm.postMessage({i, text: 'x'.repeat(1000)})"),
    .storm("large messages", "webkit.messageHandlers.storm.postMessage('x'.repeat(200000))"),
    .storm("console", "console.log('x'.repeat(1000))"),
    .storm("layout", "document.body.style.width = i + 'px'; document.body.offsetHeight"),
    .storm("scrolling", "scrollTo(0, i % 500)"),
    .storm("posts", "postMessage(i, '*')"),
    .storm(
      "frames",
      "document.body.append(document.createElement('iframe')); if (i % 20 === 0) document.body.textContent = 'x'"
    ),
    .storm(
      "downloads",
      "Object.assign(document.createElement('a'), {href: 'data:,x', download: 'x'}).click()"),
    .storm("printing", "print()"),
    .storm("reloads", "location.reload()"),
    .storm("links", "Object.assign(document.createElement('a'), {href: 'mailto:' + i}).click()"),
    .storm(
      "colours", "document.head.innerHTML = `<meta name=theme-color content='rgb(${i % 255},0,0)'>`"
    ),
    .storm("icons", "document.head.innerHTML = `<link rel=icon href='?${i}'>`"),
    .storm("permissions", "navigator.geolocation.getCurrentPosition(() => {}, () => {})"),
    .storm("notices", "Notification.requestPermission()"),
  ]

  /// Does something again and again, twenty thousand times or for as long as the page is there, and
  /// lets the page live between.
  private static func storm(_ name: String, _ action: String) -> Bomb {
    .script(
      "a storm of \(name)", .either,
      """
      document.body.style.height = '2000px';
      let i = 0;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        for (let n = 0; n < 20; n += 1) { i += 1; try { \(action) } catch {} }
        if (i < 20000) channel.port2.postMessage(0);
      };
      channel.port2.postMessage(0);
      """)
  }

  private static let entities =
    "<!DOCTYPE html [<!ENTITY l0 'lake'>"
    + (1...9).map { "<!ENTITY l\($0) '\(repeated("&l\($0 - 1);", 10))'>" }.joined()
    + "]><html xmlns='http://www.w3.org/1999/xhtml'><body>&l9;</body></html>"

  private static let variables =
    "<style>p { --l0: lake;"
    + (1...40).map { "--l\($0): \(repeated("var(--l\($0 - 1)) ", 10));" }.joined()
    + "} p::before { content: var(--l40) }</style><p>x"

  private static let smallPicture = "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="

  /// 30,000 by 30,000 pixels in 35 bytes.
  private static let hugePicture = Data(
    [
      0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x30, 0x75, 0x30, 0x75, 0x80, 0, 0, 0, 0, 0, 255, 255,
      255,
    ]
      + [0x2C, 0, 0, 0, 0, 0x30, 0x75, 0x30, 0x75, 0, 2, 2, 0x4C, 1, 0, 0x3B]
  ).base64EncodedString()
}
