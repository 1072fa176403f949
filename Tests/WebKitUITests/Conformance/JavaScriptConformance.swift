import Foundation
import TestSupport
import Testing

@testable import WebKitUI

/// Rows 9 and 30–38 of `Rows.md`: scripts of the program.
@MainActor @Suite(.serialized) struct JavaScriptConformance {
  let page = WebPage()

  init() async throws {
    _ = TestLoop.startGTK
    try await page.load(html: "<p id=p>Hello world</p>").finish()
  }

  @Test func `9 javaScriptEvaluation`() async throws {
    let sum = try await page.callJavaScript("return a + b", arguments: ["a": 1, "b": 2])
    #expect(sum as? Double == 3)
    #expect(try await page.callJavaScript("console.log('x')") == nil)
  }

  @Test func `30 evaluateJavaScriptYieldsExpectedResponse`() async throws {
    #expect(try await page.callJavaScript("return 1 + 2") as? Double == 3)
  }

  @Test func `31 evaluateJavaScriptWithNilResponse`() async throws {
    #expect(try await page.callJavaScript("return undefined") == nil)
  }

  @Test func `32 setAndGetSelectionWithCollapsedPositionRoundTrip`() async throws {
    let offset = try await page.callJavaScript(
      """
      getSelection().collapse(document.getElementById('p').firstChild, offset);
      return [getSelection().isCollapsed ? 1 : 0, getSelection().focusOffset];
      """, as: [Int].self, arguments: ["offset": 3])
    #expect(offset == [1, 3])
  }

  @Test func `33 setSelectionAppliesRangeSelection`() async throws {
    try await select(0, 5)
    #expect(try await page.callJavaScript("return getSelection().toString()") as? String == "Hello")
  }

  @Test func `34 getSelectionReturnsCollapsedAfterCollapsedIsSet`() async throws {
    try await page.callJavaScript(
      "getSelection().collapse(document.getElementById('p').firstChild, 4)")
    #expect(try await range() == [4, 4])
  }

  @Test func `35 getSelectionReturnsRangeAfterRangeIsSet`() async throws {
    try await page.callJavaScript(
      "const t = document.getElementById('p').firstChild; getSelection().setBaseAndExtent(t, 6, t, 11)"
    )
    #expect(try await range() == [6, 11])
  }

  @Test func `36 setAndGetSelectionRangeRoundTrip`() async throws {
    try await select(1, 4)
    #expect(try await range() == [1, 4])
  }

  @Test func `37 selectionBoundingClientRectReturnsNonEmptyRectForRangeSelection`() async throws {
    try await select(0, 5)
    let rectangle = try await boundingRectangle()
    #expect(rectangle.allSatisfy { $0 > 0 })
  }

  @Test func `38 selectionBoundingClientRectReturnsZeroWidthRectForCollapsedSelection`()
    async throws
  {
    try await select(2, 2)
    let rectangle = try await boundingRectangle()
    #expect(rectangle[2] == 0)
    #expect(rectangle[3] > 0)
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
