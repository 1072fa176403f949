import Foundation
import TestSupport
import Testing

@testable import WebKitUI

/// Rows A14–A16 of `Rows.md`: what goes into scripts and comes out of them.
@MainActor @Suite(.serialized) struct OwnScriptConformance {
  let page = WebPage()

  init() async throws {
    _ = TestLoop.startGTK
    try await page.load(html: "<p id=p>Hello world</p>").finish()
  }

  @Test func `A14 arguments arrive as they are`() async throws {
    let values: [(Any, String)] = [
      (true, "true"), (7, "7"), (-1.5, "-1.5"), (Double.nan, "NaN"), (Double.infinity, "Infinity"),
      ("a\"\u{0}é😀\u{2028}", "a\"\u{0}é😀\u{2028}"), ([1, [2, "x"]] as [Any], "1,2,x"),
      (NSNull(), "null"), (Int?.none as Any, "null"), (Date(timeIntervalSince1970: 1), "1000"),
      (["a": 1], "[object Object]"), (UInt64.max, "18446744073709552000"),
    ]
    for (value, text) in values {
      let result = try await page.callJavaScript(
        "return String(x instanceof Date ? x.getTime() : x)", arguments: ["x": value])
      #expect(result as? String == text)
    }
    let nested = try await page.callJavaScript(
      "return [x.$, x.__proto__ === Object.prototype, x.d instanceof Date]",
      arguments: ["x": ["$": 1, "d": Date()]])
    #expect(nested as? [NSNumber] == [1, true, true])
    let kinds = (nested as? [NSNumber])?.map(\.isBoolean)
    #expect(kinds == [false, true, true])
  }

  @Test func `A14 results arrive as they are`() async throws {
    #expect(try await page.callJavaScript("return null") is NSNull)
    #expect(try await page.callJavaScript("return true") as? Bool == true)
    #expect(try await page.callJavaScript("return 'é\\0x'") as? String == "é\0x")
    let list = try await page.callJavaScript("return [1, 'a', [true]]") as? [Any]
    #expect(list?.count == 3)
    #expect(list?.first as? Double == 1)
    #expect(list?.last as? [Bool] == [true])
    let date = try await page.callJavaScript("return new Date(1500)")
    #expect(date as? Date == Date(timeIntervalSince1970: 1.5))
    let object = try await page.callJavaScript("return {a: {b: [1, null]}, u: undefined}")
    let members = object as? [String: Any]
    #expect(members?.keys.sorted() == ["a"])
    #expect(((members?["a"] as? [String: Any])?["b"] as? [Any])?.count == 2)
    let number = try await page.callJavaScript("return NaN") as? Double
    #expect(number?.isNaN == true)
  }

  @Test(arguments: ["new Map([[1, 2]])", "new Set([1])", "/x/", "new Error('x')"])
  func `A14 a result that is no plain object is an empty one`(value: String) async throws {
    let result = try await page.callJavaScript("return \(value)")
    #expect((result as? [String: Any])?.isEmpty == true, "\(result as Any)")
  }

  @Test func `A14 bytes are numbers by their places, and a large whole number is nothing`()
    async throws
  {
    let bytes = try await page.callJavaScript("return new Uint8Array([7, 8])")
    #expect(bytes as? [String: Int] == ["0": 7, "1": 8], "\(bytes as Any)")
    #expect(try await page.callJavaScript("return 7n") == nil)
  }

  @Test(arguments: [
    "document.body", "() => 1", "Symbol('x')", "window", "[() => 1]", "{a: {b: () => 1}}",
  ])
  func `A14 a result without a Swift form says so`(value: String) async throws {
    let error = await #expect(throws: WKError.self) {
      try await page.callJavaScript("return \(value)")
    }
    #expect(error?.code == .javaScriptResultTypeIsUnsupported)
  }

  @Test func `A15 a call that waits is ended by leaving the page`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    try await page.load(html: "<p>2").finish()
    let error = await #expect(throws: WKError.self) { try await call.value }
    #expect(error?.code == .javaScriptAsyncFunctionResultUnreachable)
  }

  @Test func `A15 a call that waits is ended by the end of the process`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    page.engine.terminateProcess()
    await #expect(throws: WebPage.NavigationError.self) { try await call.value }
  }

  @Test func `A16 a world of its own shares the document alone`() async throws {
    let world = WKContentWorld.world(name: "mine")
    try await page.callJavaScript("globalThis.x = 1; document.body.id = 'seen'")
    #expect(
      try await page.callJavaScript(
        "return [typeof x, document.body.id]", as: [String].self, contentWorld: world)
        == ["undefined", "seen"])
    try await page.callJavaScript("globalThis.y = 2", contentWorld: world)
    #expect(try await page.callJavaScript("return y", as: Int.self, contentWorld: world) == 2)
  }

  private func waitingCall() -> Task<Void, any Error> {
    Task { @MainActor in
      _ = try await page.callJavaScript("await new Promise(() => {})")
    }
  }
}
