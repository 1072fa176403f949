import CGTK
import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct WebPageTransferableTests {
  init() {
    _ = TestLoop.startGTK
    // GTK lists printed files as used by the program.
    if g_get_prgname() == nil { g_set_prgname("webkit-ui-tests") }
    if g_get_application_name() == nil { g_set_application_name("WebKitUI tests") }
  }

  private let green = "<body style='background:rgb(0,128,0);margin:0'>"

  @Test func transferableContentTypes() {
    #expect(
      WebPage.exportedContentTypes == [
        "application/x-mimearchive", "application/pdf", "image/png", "text/uri-list", "text/plain",
      ])
  }

  @Test func exportToPDFWithFullContent() async throws {
    let page = WebPage()
    try await page.load(html: green + "Hello").finish()
    let text = String(decoding: try await page.exported(as: .pdf()), as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-"))
    #expect(text.matches(of: /\/Type \/Page\b/).count == 1)
    let sheet = text.firstMatch(of: /MediaBox \[ ?([0-9. ]+?) ?\]/)
    #expect(sheet?.output.1 == "0 0 1024 768")
  }

  @Test func exportToPDFWithSubRegion() async throws {
    // WebKitGTK prints whole pages.
    let page = WebPage()
    try await page.load(html: green + "Hello").finish()
    await #expect(throws: WKError.self) {
      try await page.exported(
        as: .pdf(region: .rect(CGRect(x: 0, y: 0, width: 400, height: 300))))
    }
  }

  @Test func exportToPDFWithoutLoadingAnyWebContentFails() async throws {
    await #expect(throws: WKError.self) { try await WebPage().exported(as: .pdf()) }
  }

  @Test func exportToURL() async throws {
    let page = WebPage()
    await #expect(throws: WKError.self) { try await page.exported(as: .url) }
    try await page.load(html: "<p>Hello").finish()
    #expect(try await page.exported(as: .url) == Data("about:blank".utf8))
  }

  @Test func exportToImage() async throws {
    let page = WebPage()
    try await page.load(html: green + "<div style='width:10px;height:10px;background:red'>")
      .finish()
    let whole = try await page.exported(as: .image())
    #expect(size(whole) == [1024, 768])
    let part = try await page.exported(
      as: .image(region: .rect(CGRect(x: 5, y: 5, width: 40, height: 20)), snapshotWidth: 80))
    #expect(size(part) == [80, 40])
    await #expect(throws: WKError.self) {
      try await page.exported(as: .image(region: .rect(CGRect(x: 5000, y: 0, width: 1, height: 1))))
    }
  }

  @Test func `A page that is too large is not made a picture of`() async throws {
    let page = WebPage()
    try await page.load(html: "<div style='height:400000px'>").finish()
    await #expect(throws: WKError.self) { try await page.exported(as: .image()) }
  }

  @Test func exportToPlainText() async throws {
    let page = WebPage()
    try await page.load(html: "<h1>Hello</h1><script>1</script><p>world").finish()
    let text = String(decoding: try await page.exported(as: .plainText), as: UTF8.self)
    #expect(text.split(whereSeparator: \.isNewline) == ["Hello", "world"])
  }

  @Test func `A page is exported as one file`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    let archive = String(decoding: try await page.exported(as: .mhtml), as: UTF8.self)
    #expect(archive.contains("MIME-Version"))
    #expect(archive.contains("Hello"))
  }

  @Test func `A page is printed on sheets of paper`() async throws {
    let page = WebPage()
    try await page.load(html: String(repeating: "<p>Lake</p>", count: 200)).finish()
    let place = TemporaryPlace()
    let file = place.url
    try await page.print(toPDF: file)
    let text = String(decoding: try Data(contentsOf: file), as: Unicode.ASCII.self)
    #expect(text.matches(of: /\/Type \/Page\b/).count > 3)
  }

  /// The width and height in the head of a PNG file.
  private func size(_ png: Data) -> [Int] {
    [16, 20].map { start in
      png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    }
  }
}
