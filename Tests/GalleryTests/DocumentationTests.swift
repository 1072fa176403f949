import Foundation
import Testing

/// The programs that the pages of GTKUI show are programs that are built.
@Suite
struct DocumentationTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..")

  @Test(arguments: [
    ("GettingStarted", "Counter/Counter.swift"),
    ("WrappingAWidget", "Gallery/Implementation/LevelBar.swift"),
  ])
  func `A program on a page is the example that is built`(page: String, example: String) throws {
    let page = try text("Sources/GTKUI/GTKUI.docc/\(page).md")
    let program = try text("Examples/\(example)")
    #expect(page.contains("```swift\n\(program)```\n"))
  }

  @Test
  func `Each page is reached from the first`() throws {
    let folder = Self.root.appending(path: "Sources/GTKUI/GTKUI.docc")
    let first = try text("Sources/GTKUI/GTKUI.docc/GTKUI.md")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") && $0 != "GTKUI.md" }
    #expect(names.count > 6)
    for name in names { #expect(first.contains("<doc:\(name.dropLast(3))>"), "\(name)") }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}
