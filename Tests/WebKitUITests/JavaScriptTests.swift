import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct JavaScriptTests {
  let page = WebPage()

  init() async throws {
    _ = TestLoop.startGTK
    try await page.load(html: "<p id=p>Hello world</p>").finish()
  }

  @Test func javaScriptEvaluation() async throws {
    let sum = try await page.callJavaScript("return a + b", arguments: ["a": 1, "b": 2])
    #expect(sum as? Double == 3)
    #expect(try await page.callJavaScript("console.log('x')") == nil)
  }

  @Test func evaluateJavaScriptYieldsExpectedResponse() async throws {
    #expect(try await page.callJavaScript("return 1 + 2") as? Double == 3)
  }

  @Test func evaluateJavaScriptWithNilResponse() async throws {
    #expect(try await page.callJavaScript("return undefined") == nil)
  }

  @Test func `Arguments arrive as they are`() async throws {
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
    #expect(nested as? [Bool] == nil)
    #expect((nested as? [Any])?.last as? Bool == true)
  }

  @Test func `A body that declares and returns early works with arguments`() async throws {
    let body = "'use strict'; if (a) { return await Promise.resolve(5) } // end"
    for value in [5, true] as [Any] {
      #expect(try await page.callJavaScript(body, arguments: ["a": value]) as? Double == 5)
    }
    #expect(try await page.callJavaScript("return 5 // end") as? Double == 5)
  }

  @Test func `Results arrive as they are`() async throws {
    #expect(try await page.callJavaScript("return null") is NSNull)
    #expect(try await page.callJavaScript("return true") as? Bool == true)
    #expect(try await page.callJavaScript("return 'é\\0x'") as? String == "é\0x")
    #expect(try await page.callJavaScript("return [1, 'a', [true]]") as? [AnyHashable] == nil)
    let date = try await page.callJavaScript("return new Date(1500)")
    #expect(date as? Date == Date(timeIntervalSince1970: 1.5))
    let object = try await page.callJavaScript("return {a: {b: [1, null]}, u: undefined}")
    let members = object as? [String: Any]
    #expect(members?.keys.sorted() == ["a"])
    #expect(((members?["a"] as? [String: Any])?["b"] as? [Any])?.count == 2)
    let number = try await page.callJavaScript("return NaN") as? Double
    #expect(number?.isNaN == true)
  }

  @Test func `A value that holds itself ends somewhere`() async throws {
    let value = try await page.callJavaScript("const a = {b: 1}; a.a = a; return a")
    #expect((value as? [String: Any])?["b"] as? Double == 1)
    // It leaves no exception behind.
    #expect(try await page.callJavaScript("return 1") as? Double == 1)
  }

  @Test func `A result is read as a Swift type`() async throws {
    struct Place: Decodable, Equatable {
      var name: String
      var depth: Double?
      var isSalt: Bool
      var seen: Date
    }
    let place = try await page.callJavaScript(
      "return {name, depth: null, isSalt: false, seen: new Date(1500)}", as: Place.self,
      arguments: ["name": "Baikal"])
    #expect(
      place
        == Place(name: "Baikal", depth: nil, isSalt: false, seen: Date(timeIntervalSince1970: 1.5)))
    #expect(try await page.callJavaScript("return", as: Int?.self) == nil)
    await #expect(throws: DecodingError.self) {
      try await page.callJavaScript("return 'x'", as: Int.self)
    }
  }

  @Test(arguments: ["throw new Error('boom')", "return Promise.reject('no')", "return ("])
  func `A script that fails says why`(body: String) async throws {
    let error = await #expect(throws: WKError.self) { try await page.callJavaScript(body) }
    #expect(error?.code == .javaScriptExceptionOccurred)
    #expect(error?.message.isEmpty == false)
  }

  @Test func `A result without a Swift form says so`() async throws {
    let error = await #expect(throws: WKError.self) {
      try await page.callJavaScript("return document.body")
    }
    #expect(error?.code == .javaScriptResultTypeIsUnsupported)
  }

  @Test func `A world of its own shares the document alone`() async throws {
    let world = WKContentWorld.world(name: "mine")
    try await page.callJavaScript("globalThis.x = 1; document.body.id = 'seen'")
    #expect(
      try await page.callJavaScript(
        "return [typeof x, document.body.id]", as: [String].self, contentWorld: world)
        == ["undefined", "seen"])
    try await page.callJavaScript("globalThis.y = 2", contentWorld: world)
    #expect(try await page.callJavaScript("return y", as: Int.self, contentWorld: world) == 2)
  }

  @Test func `A call that waits is ended by leaving the page`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    try await page.load(html: "<p>2").finish()
    let error = await #expect(throws: WKError.self) { try await call.value }
    #expect(error?.code == .javaScriptAsyncFunctionResultUnreachable)
  }

  @Test func `A call that waits is ended by the end of the process`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    page.engine.terminateProcess()
    await #expect(throws: WebPage.NavigationError.self) { try await call.value }
  }

  @Test func `A call that waits is ended by cancelling its task`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  @Test func setAndGetSelectionWithCollapsedPositionRoundTrip() async throws {
    let offset = try await page.callJavaScript(
      """
      getSelection().collapse(document.getElementById('p').firstChild, offset);
      return [getSelection().isCollapsed ? 1 : 0, getSelection().focusOffset];
      """, as: [Int].self, arguments: ["offset": 3])
    #expect(offset == [1, 3])
  }

  @Test func setSelectionAppliesRangeSelection() async throws {
    try await select(0, 5)
    #expect(try await page.callJavaScript("return getSelection().toString()") as? String == "Hello")
  }

  @Test func selectionBoundingClientRectReturnsNonEmptyRectForRangeSelection() async throws {
    try await select(0, 5)
    let rectangle = try await boundingRectangle()
    #expect(rectangle.allSatisfy { $0 > 0 })
  }

  @Test func selectionBoundingClientRectReturnsZeroWidthRectForCollapsedSelection() async throws {
    try await select(2, 2)
    let rectangle = try await boundingRectangle()
    #expect(rectangle[2] == 0)
    #expect(rectangle[3] > 0)
  }

  @Test func setAndGetSelectionRangeRoundTrip() async throws {
    try await select(1, 4)
    #expect(try await range() == [1, 4])
  }

  @Test func getSelectionReturnsRangeAfterRangeIsSet() async throws {
    try await page.callJavaScript(
      "const t = document.getElementById('p').firstChild; getSelection().setBaseAndExtent(t, 6, t, 11)"
    )
    #expect(try await range() == [6, 11])
  }

  @Test func getSelectionReturnsCollapsedAfterCollapsedIsSet() async throws {
    try await page.callJavaScript(
      "getSelection().collapse(document.getElementById('p').firstChild, 4)")
    #expect(try await range() == [4, 4])
  }

  private func waitingCall() -> Task<Void, any Error> {
    Task { @MainActor in
      _ = try await page.callJavaScript("await new Promise(() => {})")
    }
  }

  private func select(_ start: Int, _ end: Int) async throws {
    try await page.callJavaScript(
      """
      const text = document.getElementById('p').firstChild;
      getSelection().setBaseAndExtent(text, start, text, end);
      """, arguments: ["start": start, "end": end])
  }

  private func range() async throws -> [Int] {
    try await page.callJavaScript(
      "const s = getSelection(); return [s.anchorOffset, s.focusOffset]", as: [Int].self)
  }

  private func boundingRectangle() async throws -> [Double] {
    try await page.callJavaScript(
      """
      const r = getSelection().getRangeAt(0).getBoundingClientRect();
      return [r.x, r.y, r.width, r.height];
      """, as: [Double].self)
  }
}
