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

  @Test func `A body that declares and returns early works with arguments`() async throws {
    let body = "'use strict'; if (a) { return await Promise.resolve(5) } // end"
    for value in [5, true] as [Any] {
      #expect(try await page.callJavaScript(body, arguments: ["a": value]) as? Double == 5)
    }
    #expect(try await page.callJavaScript("return 5 // end") as? Double == 5)
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

  @Test func `A call that waits is ended by cancelling its task`() async throws {
    let call = waitingCall()
    #expect(await TestLoop.eventually { !page.calls.isEmpty })
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.value }
  }

  private func waitingCall() -> Task<Void, any Error> {
    Task { @MainActor in
      _ = try await page.callJavaScript("await new Promise(() => {})")
    }
  }
}
