import ArticleLibrary
import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing
import WebKitUI

@testable import Lakes

/// How addresses of a scheme of one's own, files and encodings have failed, and should have worked.
@MainActor
@Suite(.serialized)
struct SchemeFaultTests {
  /// Some font of this system.
  private static var font: URL? {
    let folder = URL(filePath: "/usr/share/fonts")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.first { $0.pathExtension == "ttf" }
  }

  @Test func `A style, a font, a drawing and a picture beside an article are loaded`() async throws
  {
    let folder = ReadPage.temporaryFolder()
    let home = folder.appending(path: "articles/pond")
    let font = try #require(Self.font)
    try ReadPage.write(Data(contentsOf: font), to: home.appending(path: "some font #1.ttf"))
    try ReadPage.write(
      Data("<svg xmlns='http://www.w3.org/2000/svg' width='7' height='7'/>".utf8),
      to: home.appending(path: "pictures/100% lake?.svg"))
    try ReadPage.write(
      Data(
        """
        @font-face { font-family: beside; src: url("some%20font%20%231.ttf"); }
        h2 { font-family: beside; color: rgb(1, 2, 3); }
        """.utf8), to: home.appending(path: "style.css"))
    let page = try await ReadPage.articles(
      [
        "pond/index.html": "<link rel=stylesheet href=style.css><h2>Pond</h2>"
          + "<img src='pictures/100%25%20lake%3f.svg'>"
      ], opening: "lakes://pond/", in: folder)
    let seen = try await page.ask(
      """
      await document.fonts.ready;
      const image = document.querySelector("img");
      if (!image.complete) await new Promise((done) => image.onload = image.onerror = done);
      return [getComputedStyle(document.querySelector("h2")).color,
        [...document.fonts].map((font) => font.status).join(), String(image.naturalWidth)];
      """, as: [String].self)
    #expect(seen == ["rgb(1, 2, 3)", "loaded", "7"])
    page.close()
  }

  @Test(arguments: ["C++.html", "100% Chance.html", "Who?.html", "a#b.html", "دریا.html", "É.html"])
  func `A file of any name is opened, with what lies beside it and with links to its parts`(
    name: String
  ) async throws {
    let folder = ReadPage.temporaryFolder()
    try ReadPage.write(Data("h2 { color: rgb(1, 2, 3) }".utf8), to: folder.appending(path: "a.css"))
    let page = try await ReadPage.file(
      """
      <title>Name</title><link rel=stylesheet href=a.css><h2>Name</h2><a id=a href="#Épidémiologie">x</a>
      \(numberedParagraphs(30))<h2 id="Épidémiologie">Part</h2>\(numberedParagraphs(30))
      """, name: name, in: folder)
    let colour = try await page.ask(
      "return getComputedStyle(document.querySelector('h2')).color", as: String.self)
    #expect(colour == "rgb(1, 2, 3)")
    try await page.click("a")
    #expect(await TestLoop.eventually { page.model.tracker.offset > 500 })
    page.close()
  }

  @Test(arguments: [
    ("<meta charset=gbk>", [0xBA, 0xFE] as [UInt8], "湖"),
    (
      "<meta http-equiv=content-type content='text/html; charset=windows-1251'>", [0xCE, 0xE7], "Оз"
    ),
    ("<meta charset=iso-8859-1>", [0xE9], "é"), ("\u{FEFF}", [0xC3, 0xA9], "é"),
    ("", [0xC3, 0xA9], "é"),
  ])
  func `A file is read in the encoding that it names, else in UTF-8`(
    declaration: String, bytes: [UInt8], text: String
  ) async throws {
    let page = try await ReadPage.file(
      bytes: Data("\(declaration)<title>Text</title><h2>".utf8) + Data(bytes) + Data("</h2>".utf8))
    #expect(page.model.sections.map(\.title) == [text])
    page.close()
  }

  @Test func `A file without a title is called by its name, and one about markup shows its signs`()
    async throws
  {
    let page = try await ReadPage.file("<h2>a &lt;script&gt; &amp;lt; b</h2>", name: "plain.html")
    #expect(page.model.sections.map(\.title) == ["a <script> &lt; b"])
    #expect(page.model.shared.shelf.items.map(\.title) == ["plain.html"])
    page.window.flush()
    #expect(page.window.texts.contains("a <script> &lt; b"))
    page.close()
  }

  @Test(arguments: ["lakes", "file"])
  func `Nothing of a text asks the network for anything`(kind: String) async throws {
    var count = 0
    let service = Object(taking: g_socket_service_new())
    let port = try GLibError.check { g_socket_listener_add_any_inet_port(service.cast(), nil, $0) }
    service.connect("incoming") { (_: Object) -> Bool in
      count += 1
      return true
    }
    g_socket_service_start(service.cast())
    let host = "http://127.0.0.1:\(port)"
    let body = """
      <title>Spy</title><link rel=stylesheet href="\(host)/a.css"><link rel=prefetch href="\(host)/p">
      <link rel=icon href="\(host)/i.png"><link rel=preconnect href="\(host)">
      <meta http-equiv=refresh content="0; url=\(host)/r"><style>h2 { background: url(\(host)/b) }</style>
      <h2>Spy</h2><img src="\(host)/c.png" onerror="location = '\(host)/x'"><video src="\(host)/v"
      poster="\(host)/w" autoplay></video><iframe src="\(host)/f"></iframe><object data="\(host)/o">
      </object><script src="\(host)/s.js"></script><audio src="\(host)/u" autoplay></audio>
      """
    let page =
      kind == "file"
      ? try await ReadPage.file(body)
      : try await ReadPage.articles(["pond/index.html": body], opening: "lakes://pond/")
    #expect(await TestLoop.eventually { !page.model.page.isLoading })
    // What a page asks for late, it asks for within this time; there is nothing to wait for.
    await TestLoop.wait(milliseconds: 500)
    #expect(count == 0)
    g_socket_service_stop(service.cast())
    page.close()
  }
}
