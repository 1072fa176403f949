import ArticleLibrary
import Foundation
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

/// A window of the reader over pages of a test's own.
@MainActor
final class ReadPage {
  let window: Rendered
  let model: ReaderModel
  /// The addresses that were handed to other programs.
  private(set) var outside: [String] = []

  private init(
    _ library: ArticleLibrary, in folder: URL, opening address: URL, size: (Int, Int)
  ) async throws {
    let model = ReaderModel(
      library: library, shared: .temporary(in: folder), opening: address)
    self.model = model
    // The window makes its content when it opens; the closure lives no longer than that.
    window = Rendered(isShown: true, size: size) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    model.openOutside = { [weak self] in self?.outside.append($0.absoluteString) }
    try #require(await TestLoop.eventually { !model.sections.isEmpty })
  }

  /// Opens a file; its page has a heading.
  ///
  /// - Parameters:
  ///   - html: the text of the file, or its bytes.
  ///   - name: what it is called.
  ///   - folder: where it stands, and where what is read is kept.
  ///   - size: the size of the window.
  /// - Returns: the window, once the page has its sections.
  /// - Throws: what the file system says, or where the page does not come.
  static func file(
    _ html: String, name: String = "page.html", in folder: URL = temporaryFolder(),
    size: (Int, Int) = (1000, 700)
  ) async throws -> ReadPage {
    try await file(bytes: Data(html.utf8), name: name, in: folder, size: size)
  }

  static func file(
    bytes: Data, name: String = "page.html", in folder: URL = temporaryFolder(),
    size: (Int, Int) = (1000, 700)
  ) async throws -> ReadPage {
    let file = folder.appending(path: name)
    try write(bytes, to: file)
    return try await ReadPage(
      ArticleLibrary(source: BundledSource()), in: folder, opening: file, size: size)
  }

  /// Opens one of some articles; each has a title and a heading.
  ///
  /// - Parameters:
  ///   - articles: what stands in each, by the name of its file.
  ///   - address: which one to open.
  ///   - folder: where they stand, and where what is read is kept.
  /// - Returns: the window, once the page has its sections.
  /// - Throws: what the file system says, or where the page does not come.
  static func articles(
    _ articles: KeyValuePairs<String, String>, opening address: String,
    in folder: URL = temporaryFolder()
  ) async throws -> ReadPage {
    let home = folder.appending(path: "articles")
    for (name, body) in articles {
      let isPage = name.hasSuffix(".html")
      let title = name.prefix { $0 != "/" }.capitalized
      let text = isPage ? "<!doctype html><title>\(title)</title><h1>\(title)</h1>\(body)" : body
      try write(Data(text.utf8), to: home.appending(path: name))
    }
    return try await ReadPage(
      ArticleLibrary(source: FolderSource(folder: home.path(percentEncoded: false))), in: folder,
      opening: try #require(URL(string: address)), size: (1000, 700))
  }

  static func temporaryFolder() -> URL {
    FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }

  /// Writes a file, and the folders above it.
  static func write(_ data: Data, to file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Asks the page something.
  func ask<Answer: Decodable & Sendable>(
    _ script: String, as type: Answer.Type, _ arguments: [String: any Sendable] = [:]
  ) async throws -> Answer {
    try await model.page.callJavaScript(
      script, as: type, arguments: arguments, contentWorld: .defaultClient)
  }

  /// Clicks an element.
  func click(_ id: String) async throws {
    _ = try await ask(
      "document.getElementById(id).click(); return true", as: Bool.self, ["id": id])
  }

  /// Scrolls to a place, and waits until the program knows.
  func scroll(to top: String) async throws {
    let top = try await ask(
      "scrollTo({top: \(top), behavior: 'instant'}); return scrollY", as: Double.self)
    #expect(await TestLoop.eventually { abs(self.model.tracker.offset - top) < 2 })
  }

  /// The text at the upper edge of the view.
  func textAtTop() async throws -> String {
    try await ask(
      """
      for (let y = 2; y < 200; y += 4) {
        const caret = document.caretRangeFromPoint(innerWidth / 2, y);
        if (caret?.startContainer.nodeType === 3 && caret.startContainer.data.trim()) {
          return caret.startContainer.data.slice(0, 60);
        }
      }
      return "";
      """, as: String.self)
  }

  func close() { window.close() }
}

/// Paragraphs that each say which one it is, in every sentence.
func numberedParagraphs(_ count: Int, _ name: String = "Paragraph") -> String {
  (1...count).map { number in
    let sentences = (1...8).map {
      "\(name) \(number) speaks of water and stones, for the time \($0)."
    }
    return "<p>\(sentences.joined(separator: " "))</p>"
  }.joined(separator: "\n")
}
