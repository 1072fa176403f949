import Testing

@testable import WebKitUI

@Suite struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-0", ByteRange.part(0..<1)), ("bytes=2-4", .part(2..<5)), ("bytes=4-", .part(4..<10)),
    ("bytes=-3", .part(7..<10)), ("bytes=-30", .part(0..<10)), ("Bytes=8-99", .part(8..<10)),
    ("bytes= 2 - 4 ", .part(2..<5)), ("bytes=9-99999999999999999999", .part(9..<10)),
    ("bytes=10-", .unsatisfiable), ("bytes=99999999999999999999-", .unsatisfiable),
    ("bytes=-0", .unsatisfiable), ("bytes=4-2", .whole), ("bytes=0-1,3-4", .whole),
    ("bytes=-", .whole), ("bytes=", .whole), ("bytes", .whole), ("lines=1-2", .whole),
    ("bytes=a-b", .whole), ("bytes=+1-2", .whole), ("", .whole),
  ])
  func `A header asks for a part of ten bytes`(header: String, range: ByteRange) {
    #expect(ByteRange(header: header, length: 10) == range)
  }

  @Test(arguments: ["bytes=0-", "bytes=-1", "bytes=0-0"])
  func `Of nothing there is no part`(header: String) {
    #expect(ByteRange(header: header, length: 0) == .unsatisfiable)
  }
}
