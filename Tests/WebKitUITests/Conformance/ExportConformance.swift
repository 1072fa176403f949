import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// Rows 22–28 of `Rows.md`: pages as files.
@MainActor @Suite(.serialized) struct ExportConformance {
  init() { _ = TestLoop.startGTK }

  private let green = "<body style='background:rgb(0,128,0);margin:0'>"

  @Test func `22 transferableContentTypes`() {
    #expect(
      WebPage.exportedContentTypes == [
        "application/x-mimearchive", "application/pdf", "image/png", "text/uri-list", "text/plain",
      ])
  }

  @Test func `23 exportToPDFWithFullContent`() async throws {
    let page = WebPage()
    try await page.load(html: green + "Hello").finish()
    let file = PDFFile(try await page.exported(as: .pdf()))
    #expect(file.sheets == ["0 0 1024 768"])
    #expect(file.text == "Hello")
    #expect(file.drawing.contains("0 .502 0 rg"))
  }

  @Test func `24 exportToPDFWithSubRegion`() async throws {
    let page = WebPage()
    try await page.load(
      html: green + "Hello<div style='position:absolute;left:150px;top:250px'>deep"
    ).finish()
    let region = CGRect(x: 200, y: 300, width: 400, height: 300)
    let file = PDFFile(try await page.exported(as: .pdf(region: .rect(region))))
    #expect(file.sheets == ["0 0 400 300"])
    #expect(file.text == "")
    #expect(file.drawing.contains("0 .502 0 rg"))
    let other = CGRect(x: 100, y: 200, width: 400, height: 300)
    #expect(PDFFile(try await page.exported(as: .pdf(region: .rect(other)))).text == "deep")
    await #expect(throws: WKError.self) {
      try await page.exported(as: .pdf(region: .rect(CGRect(x: 9000, y: 0, width: 9, height: 9))))
    }
  }

  @Test func `25 exportToPDFWithoutLoadingAnyWebContentFails`() async throws {
    await #expect(throws: WKError.self) { try await WebPage().exported(as: .pdf()) }
  }

  @Test func `26 exportToURL`() async throws {
    let page = WebPage()
    await #expect(throws: WKError.self) { try await page.exported(as: .url) }
    try await page.load(html: "<p>Hello").finish()
    #expect(try await page.exported(as: .url) == Data("about:blank".utf8))
  }

  @Test func `27 exportToImage`() async throws {
    let page = WebPage()
    try await page.load(html: green + "<div style='width:10px;height:10px;background:red'>")
      .finish()
    let whole = try Pixels(await page.exported(as: .image()))
    #expect(whole.size == [1024, 768])
    #expect(whole[5, 5] == [255, 0, 0, 255])
    #expect(whole[15, 5] == [0, 128, 0, 255])
    #expect(whole[1023, 767] == [0, 128, 0, 255])
    let part = try Pixels(
      await page.exported(
        as: .image(region: .rect(CGRect(x: 5, y: 5, width: 40, height: 20)), snapshotWidth: 80)))
    #expect(part.size == [80, 40])
    #expect(part[2, 2] == [255, 0, 0, 255])
    #expect(part[20, 2] == [0, 128, 0, 255])
    await #expect(throws: WKError.self) {
      try await page.exported(as: .image(region: .rect(CGRect(x: 5000, y: 0, width: 1, height: 1))))
    }
  }

  @Test func `28 exportToPlainText`() async throws {
    let page = WebPage()
    try await page.load(
      html: """
        <h1>Hello</h1><script>1</script><p>wide <b>world</b>
        <iframe srcdoc='<p>in a frame'>fallback</iframe><p>after
        """
    ).finish()
    let text = String(decoding: try await page.exported(as: .plainText), as: UTF8.self)
    #expect(
      text.split(whereSeparator: \.isNewline) == ["Hello", "wide world", "in a frame", "after"])
    try await page.load(html: "<h1>Hello</h1><p>world").finish()
    #expect(try await page.exported(as: .plainText) == Data("Hello\n\nworld".utf8))
  }
}
