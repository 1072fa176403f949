import Foundation
import GLibSupport
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

  @Test func `A number is read as any type that holds it, and a Boolean as one`() async throws {
    let value = try await page.callJavaScript("return 3")
    #expect(value as? Int == 3)
    #expect(value as? Double == 3)
    #expect(value is NSNumber)
    #expect(try await page.callJavaScript("return 3.5") as? Double == 3.5)
    #expect(try await page.callJavaScript("return true") as? Bool == true)
    #expect(try await page.callJavaScript("return [1, 2]") as? [Int] == [1, 2])
    #expect(try await page.callJavaScript("return {a: 1.5}") as? [String: Double] == ["a": 1.5])
    // What was read can be given back.
    let back = try await page.callJavaScript("return [3, true, 'x']") as? [Any] ?? []
    let types = try await page.callJavaScript(
      "return a.map(b => typeof b).join()", arguments: ["a": back])
    #expect(types as? String == "number,boolean,string")
  }

  @Test func `A page whose script never ends goes, and the call with it`() async throws {
    let before = Set(TestProcesses.descendants(named: "WebKitWebProcess"))
    var dropped: WebPage? = WebPage()
    try await dropped?.load(html: "<p>Hello").finish()
    weak let gone = dropped
    let view = dropped.map { WeakObject($0.engine.view) }
    let call = Task { [weak dropped] in
      _ = try await dropped?.callJavaScript("await new Promise(() => {})")
    }
    let typed = Task { [weak dropped] in
      _ = try await dropped?.callJavaScript("await new Promise(() => {})", as: Int?.self)
    }
    #expect(await TestLoop.eventually { gone?.calls.newest == 2 })
    dropped = nil
    #expect(await TestLoop.eventually { gone == nil })
    for call in [call, typed] {
      let error = await #expect(throws: WebPage.NavigationError.self) { try await call.value }
      if case .pageClosed = error { continue }
      Issue.record("\(String(describing: error))")
    }
    #expect(await TestLoop.eventually { view?.isAlive == false })
    #expect(
      await TestLoop.eventually {
        before.isSuperset(of: TestProcesses.descendants(named: "WebKitWebProcess"))
      })
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
