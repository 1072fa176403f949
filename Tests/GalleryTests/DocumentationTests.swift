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

  @Test(arguments: [
    "GTKUI", "StateAndEnvironment", "ListsAndOutlines", "Presentations", "SettingsAndCommands",
    "WrappingAWidget",
  ])
  func `The code on a page is code that is built`(page: String) throws {
    var built = lines(of: try text("Tests/GalleryTests/DocumentedCode.swift"))
    built += lines(of: try text("Examples/Gallery/Implementation/LevelBar.swift"))
    let pieces = try text("Sources/GTKUI/GTKUI.docc/\(page).md")
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
    #expect(!pieces.isEmpty)
    for piece in pieces { #expect(built.contains(lines(of: piece)), "\(piece)") }
  }

  /// The lines as they are wherever they stand, without the mark of a program, which tests are none.
  private func lines(of code: String) -> [String] {
    code.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0 != "@main" }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
  }
}
