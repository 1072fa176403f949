import Foundation
import GTKUI
import TestSupport
import Testing
import WebKitUI

/// The code that the pages of WebKitUI show is code that is built, and does what they say.
@MainActor @Suite(.serialized)
struct WebKitUIDocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..")
  private static let pages = "Sources/WebKitUI/WebKitUI.docc"

  init() { _ = TestLoop.startGTK }

  @Test
  func `Each page is reached from the first`() throws {
    let first = try text("\(Self.pages)/WebKitUI.md")
    let names = try FileManager.default
      .contentsOfDirectory(atPath: Self.root.appending(path: Self.pages).path)
      .filter { $0.hasSuffix(".md") && $0 != "WebKitUI.md" }
    #expect(names.count > 4)
    for name in names { #expect(first.contains("<doc:\(name.dropLast(3))>"), "\(name)") }
  }

  @Test
  func `Each public type has its place on the first page`() throws {
    let first = try text("\(Self.pages)/WebKitUI.md")
    let sources = Self.root.appending(path: "Sources/WebKitUI")
    let paths = FileManager.default.enumerator(atPath: sources.path)
    let type = #/^(  )?(?:nonisolated )?public (?:nonisolated )?(?:final )?/#
    var names: Set<String> = []
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      for line in try text("Sources/WebKitUI/\(path)").split(separator: "\n") {
        guard let start = line.prefixMatch(of: type) else { continue }
        let words = line[start.range.upperBound...].split { !$0.isLetter && !$0.isNumber }
        guard words.count > 1, ["class", "struct", "enum", "protocol"].contains(words[0]) else {
          continue
        }
        names.insert(String(words[1]))
      }
    }
    #expect(names.count > 60)
    // What belongs to one type alone is found on its page.
    for name in names.subtracting(["State", "Code", "Edge"]) {
      let isListed = first.contains("``\(name)``") || first.contains("/\(name)``")
      #expect(isListed, "\(name)")
    }
  }

  @Test(arguments: [
    ("WebKitUI", "StartCode", 1), ("GettingStarted", "StartCode", 6),
    ("ScriptsAndMessages", "ScriptsCode", 7), ("LinksDialogsAndPopups", "LinksCode", 6),
    ("OwnSchemes", "SchemesCode", 3),
  ])
  func `The code on a page is code that is built`(page: String, file: String, count: Int) throws {
    let built = lines(of: try text("Tests/WebKitUITests/Documentation/\(file).swift"))
    let program = lines(of: try text("Tests/WebKitUITests/Documentation/DocumentedProgram.swift"))
    let pieces = try text("\(Self.pages)/\(page).md")
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
      .filter { !$0.hasPrefix("// swift-tools-version") }
    #expect(pieces.count == count)
    for piece in pieces {
      let wanted = lines(of: piece)
      #expect(built.contains(wanted) || program == wanted, "\(piece)")
    }
  }

  /// The lines as they are wherever they stand, without the mark of a program, which tests are none, and
  /// without that of the main actor, where all of a program is unless it says otherwise.
  private func lines(of code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0 != "@main" && $0 != "@MainActor" }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}

extension WebKitUIDocumentationTests {
  @Test func `The scripts on the page do what it says`() async throws {
    let code = ScriptsCode()
    let page = code.makeReadingPage()
    let html = "<!doctype html><h2>Ice</h2><p style='height: 300px'>ice and ice"
    try await page.load(html: html).finish()
    #expect(try await code.count("ice", in: page) == 2)
    let headings = try await code.headings(of: page)
    #expect(headings.map(\.text) == ["Ice"])
    #expect(headings.first.map { $0.top > 0 } == true)
    #expect(try await code.height(of: page) > 300)
  }

  @Test func `The handlers on the page take and answer messages`() async throws {
    let code = ScriptsCode()
    let configuration = WebPage.Configuration()
    let height = ScriptsCode.PageHeight()
    height.attach(to: configuration.userContentController)
    code.addCounter(to: configuration.userContentController)
    let page = WebPage(configuration: configuration)
    // What no view shows is not drawn, and observes nothing of its sizes.
    let window = await ViewWindow(WebView(page))
    defer { window.close() }
    try await page.load(html: "<!doctype html><p style='height: 300px'>").finish()
    #expect(await TestLoop.eventually { height.value > 300 })
    let script = "return await webkit.messageHandlers.count.postMessage(step)"
    #expect(try await page.callJavaScript(script, as: Int.self, arguments: ["step": 2]) == 2)
    #expect(try await page.callJavaScript(script, as: Int.self, arguments: ["step": 3]) == 5)
    await #expect(throws: WKError.self) {
      try await page.callJavaScript(script, as: Int.self, arguments: ["step": "much"])
    }
  }

  @Test func `The rules on the page keep pictures out`() async throws {
    let place = TemporaryPlace()
    let configuration = WebPage.Configuration()
    try await ScriptsCode().keepPicturesOut(
      of: configuration.userContentController, folder: place.url)
    let page = WebPage(configuration: configuration)
    try await page.load(html: "<p>in").finish()
    let script = """
      const picture = new Image()
      return await new Promise(resolve => {
        picture.onload = () => resolve("shown")
        picture.onerror = () => resolve("kept out")
        picture.src = URL.createObjectURL(new Blob(
          ["<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>"],
          { type: "image/svg+xml" }))
      })
      """
    #expect(try await page.callJavaScript(script, as: String.self) == "kept out")
    let plain = WebPage()
    try await plain.load(html: "<p>in").finish()
    #expect(try await plain.callJavaScript(script, as: String.self) == "shown")
  }

  @Test func `The handlers of schemes on the page answer`() async throws {
    let code = SchemesCode()
    let page = code.makeLakePage()
    try await page.load(URL(string: "lakes://baikal/")).finish()
    #expect(await TestLoop.eventually { page.title == "Baikal" })
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(URL(string: "lakes://none/")).finish()
    }
    let place = TemporaryPlace()
    try Data(repeating: 7, count: 200_000).write(to: place.url)
    var configuration = WebPage.Configuration()
    configuration.urlSchemeHandlers[try #require(URLScheme("films"))] = SchemesCode.FilmHandler(
      file: place.url)
    let films = WebPage(configuration: configuration)
    try await films.load(html: "<p>", baseURL: URL(string: "films://a/")).finish()
    let script = """
      const answer = await fetch("/film", { headers: range ? { Range: range } : {} })
      return [answer.status, (await answer.arrayBuffer()).byteLength]
      """
    let whole = try await films.callJavaScript(
      script, as: [Int].self, arguments: ["range": ""])
    #expect(whole == [200, 200_000])
    let part = try await films.callJavaScript(
      script, as: [Int].self, arguments: ["range": "bytes=70000-70009"])
    #expect(part == [206, 10])
  }

  @Test func `The decider on the page keeps to its site`() async throws {
    let site = LinksCode.Site()
    let html = "<a href='https://example.com/'>elsewhere</a>"
    try await site.page.load(html: html, baseURL: URL(string: "https://example.org/")).finish()
    // A script of the program counts as the user.
    try await site.page.callJavaScript("document.querySelector('a').click()")
    #expect(
      await TestLoop.eventually {
        site.keeper.linkElsewhere?.absoluteString == "https://example.com/"
      })
    #expect(site.page.url?.absoluteString == "https://example.org/")
  }
}
