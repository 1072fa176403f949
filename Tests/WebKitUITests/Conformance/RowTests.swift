import Foundation
import Testing

/// Every row of `Rows.md` that is in reach has its test.
@Suite struct RowTests {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()

  @Test func `Every row that is marked so is a test of its name`() throws {
    let rows = try String(contentsOf: folder.appending(path: "Rows.md"), encoding: .utf8)
      .matches(of: /(?m)^\| (A?\d+) \| (✔|◐) \| (.*?) \|/)
      .map { (number: String($0.output.1), name: String($0.output.3)) }
    #expect(rows.count == 36 + 27)
    let tests = try tests()
    for row in rows {
      let ofRow = tests.filter { $0.hasPrefix(row.number + " ") }
      #expect(!ofRow.isEmpty, "row \(row.number): \(row.name)")
      if !row.number.hasPrefix("A") { #expect(ofRow == ["\(row.number) \(row.name)"]) }
    }
  }

  /// The names of the tests in this folder.
  private func tests() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.pathExtension == "swift" }.flatMap { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /func `(.*?)`\(/)
        .map { String($0.output.1) }
    }
  }
}
