import Foundation
import Testing

/// What the documents for those who work on Lakes say of its tests.
struct DocumentationTests {
  private static let project = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..").standardized

  @Test(arguments: ["window.md", "known-faults.md"])
  func `A test that a document names is there`(document: String) throws {
    let files = FileManager.default.enumerator(atPath: Self.project.appending(path: "Tests").path)
    let names = Set((files ?? .init()).compactMap { ($0 as? String)?.split(separator: "/").last })
    let text = try String(
      contentsOf: Self.project.appending(path: "docs/\(document)"), encoding: .utf8)
    let named = text.matches(of: /`([A-Za-z]+(?:Tests|Walk|Conformance))`/).map(\.1)
    #expect(named.count > 40)
    for name in Set(named) { #expect(names.contains(name + ".swift"), "\(name)") }
  }

  @Test func `Every walk through the window is named`() throws {
    let folder = Self.project.appending(path: "Tests/EndToEndTests/Walk")
    let text = try String(
      contentsOf: Self.project.appending(path: "docs/window.md"), encoding: .utf8)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
    where name.hasSuffix("Walk.swift") && name != "Walk.swift" {
      #expect(text.contains("`\(name.dropLast(6))`"), "\(name)")
    }
  }
}
