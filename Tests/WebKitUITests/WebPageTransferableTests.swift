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

  @Test func `A page that is too large is not made a picture of`() async throws {
    let page = WebPage()
    try await page.load(html: "<div style='height:400000px'>").finish()
    await #expect(throws: WKError.self) { try await page.exported(as: .image()) }
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
}
