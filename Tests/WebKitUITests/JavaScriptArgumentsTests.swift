import Foundation
import Testing

@testable import WebKitUI

@Suite struct JavaScriptArgumentsTests {
  private func json(_ value: Any) throws -> String {
    var writer = JavaScriptArgumentWriter()
    return "[" + (try writer.text(of: value)) + "]"
  }

  @Test func `Numbers and texts alone travel as they are`() throws {
    let plain = try JavaScriptArguments(["a": 1, "b": -2.5, "c": "Biwa"])
    #expect(plain.plain == ["a": .number(1), "b": .number(-2.5), "c": .text("Biwa")])
    #expect(plain.wrap("return a") == "return a\n")
    for other in [true, "a\u{0}", [1], NSNull(), Date()] as [Any] {
      let mixed = try JavaScriptArguments(["a": 1, "b": other])
      #expect(mixed.plain == nil)
      #expect(mixed.json.hasPrefix("[1,"))
    }
  }

  @Test func `Values are written as JSON`() throws {
    #expect(try json(1) == "[1]")
    #expect(try json(true) == "[true]")
    #expect(try json(-1.5) == "[-1.5]")
    #expect(try json(UInt64.max) == "[18446744073709551615]")
    #expect(try json("a\"\\\n\u{0}é😀") == "[\"a\\\"\\\\\\u000a\\u0000é😀\"]")
    #expect(try json([1, 2]) == "[[1,2]]")
    #expect(try json(["b": 1, "a": ["c": false]]) == #"[{"a":{"c":false},"b":1}]"#)
    #expect(try json(NSNull()) == "[null]")
    #expect(try json(Int?.none as Any) == "[null]")
    #expect(try json(Int?.some(3) as Any) == "[3]")
    #expect(try json(NSNumber(value: true)) == "[true]")
    #expect(try json(NSNumber(value: 7)) == "[7.0]")
  }

  @Test func `What JSON has no form for is tagged`() throws {
    #expect(try json(Double.nan) == #"[{"$":"number","value":"NaN"}]"#)
    #expect(try json(-Double.infinity) == #"[{"$":"number","value":"-Infinity"}]"#)
    #expect(try json(Date(timeIntervalSince1970: 1)) == #"[{"$":"date","value":1000.0}]"#)
    #expect(try json(["$": 1]) == #"[{"$":"object","value":[["$",1]]}]"#)
  }

  @Test(arguments: ["", "a b", "1a", "for", "a-b", "a)", "await", "arguments"])
  func `A name that no parameter can have is refused`(name: String) {
    #expect(throws: WKError.self) { try JavaScriptArguments([name: 1]) }
  }

  @Test func `A value that cannot be passed is refused by name`() {
    let error = #expect(throws: WKError.self) { try JavaScriptArguments(["a": Data()]) }
    #expect(error?.code == .javaScriptExceptionOccurred)
    #expect(error?.message.contains("Data") == true)
  }
}
