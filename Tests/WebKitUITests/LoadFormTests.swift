import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// What a page can be loaded from.
@MainActor @Suite(.serialized) struct LoadFormTests {
  init() { _ = TestLoop.startGTK }

  private func text(of page: WebPage) async throws -> String {
    try await page.callJavaScript("return document.body.innerText", as: String.self)
  }

  @Test(arguments: [
    (String.Encoding.utf8, "Genève 湖"), (.isoLatin1, "Genève"), (.windowsCP1251, "Байкал"),
    (.shiftJIS, "琵琶湖"), (.utf16LittleEndian, "Genève 湖"),
  ])
  func `Data are read in the encoding that is named`(
    encoding: String.Encoding, name: String
  ) async throws {
    let page = WebPage()
    let data = try #require("<p>\(name)".data(using: encoding))
    let base = try #require(URL(string: "https://lake.example/a/"))
    try await page.load(
      data, mimeType: "text/html", characterEncoding: encoding, baseURL: base
    ).finish()
    #expect(try await text(of: page) == name)
    #expect(page.url == base)
    #expect(
      try await page.callJavaScript("return new URL('b', document.baseURI).href") as? String
        == "https://lake.example/a/b")
  }

  @Test func `Data are of the type that is named`() async throws {
    let page = WebPage()
    try await page.load(
      Data("<p>Hello".utf8), mimeType: "text/plain", characterEncoding: .utf8,
      baseURL: URL(filePath: "/a")
    ).finish()
    #expect(try await text(of: page) == "<p>Hello")
  }

  @Test func `A simulated answer stands at its address, which nobody asks`() async throws {
    let server = try TestServer { _ in .init(body: "<p>real") }
    let url = try #require(server.url("/deep"))
    let response = URLResponse(
      url: url, mimeType: "text/plain", expectedContentLength: 8, textEncodingName: "iso-8859-1")
    let page = WebPage()
    try await page.load(
      simulatedRequest: URLRequest(url: url), response: response,
      responseData: Data([0x3C, 0x70, 0x3E, 0xE8])
    ).finish()
    #expect(try await text(of: page) == "<p>è")
    #expect(page.url == url)
    try await page.load(simulatedRequest: URLRequest(url: url), responseHTML: "<p>made up").finish()
    #expect(try await text(of: page) == "made up")
    #expect(page.url == url)
    #expect(try await page.callJavaScript("return location.href") as? String == url.absoluteString)
    #expect(server.requests.map(\.path) == [])
    try await page.reload().finish()
    #expect(try await text(of: page) == "real")
  }

  @Test func `A reload asks again, and from the origin past the caches`() async throws {
    var count = 0
    let server = try TestServer { _ in
      count += 1
      return .init(
        headers: ["Cache-Control": "max-age=1000", "ETag": "\"1\""], body: "<p>\(count)")
    }
    let page = WebPage()
    var request = URLRequest(url: try #require(server.url("/")))
    request.setValue("Baikal", forHTTPHeaderField: "X-Lake")
    try await page.load(request).finish()
    #expect(server.requests.last?.headers["X-Lake"] == "Baikal")
    try await page.reload().finish()
    #expect(try await text(of: page) == "2")
    try await page.reload(fromOrigin: true).finish()
    #expect(try await text(of: page) == "3")
    #expect(server.requests.last?.headers["Cache-Control"] == "no-cache")
    #expect(server.requests.last?.headers["If-None-Match"] == nil)
  }

  @Test func `A request that cannot be sent is none`() async throws {
    let server = try TestServer { _ in .init() }
    let page = WebPage()
    var request = URLRequest(url: try #require(server.url("/")))
    request.httpMethod = "POST"
    request.httpBody = Data("x".utf8)
    await #expect(throws: WebPage.NavigationError.self) { try await page.load(request).finish() }
    #expect(!page.isLoading)
    #expect(server.requests.map(\.path) == [])
  }
}
