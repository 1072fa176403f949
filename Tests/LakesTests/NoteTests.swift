import ArticleLibrary
import Foundation
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
@Suite(.serialized)
struct NoteTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func open(_ html: String) async throws -> (Rendered, ReaderModel) {
    let file = folder.appending(path: "page.html")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(html.utf8).write(to: file)
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(in: folder),
      opening: file)
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    return (window, model)
  }

  private let html = """
    <title>Notes</title><h2>Notes</h2>
    <p>One<sup><a id=r1 href="#n1" role="doc-noteref">1</a></sup> and two<sup><a id=r2
    href="#n2">2</a></sup>, <a id=r3 href="#gone" role="doc-noteref">3</a>, <a id=plain
    href="#end">the end</a>.</p>
    <section role="doc-endnotes"><ol>
    <li id=n1>The <a href="https://example.org/">first</a> <b>note</b>, see<sup><a id=r12 href="#n2"
    role=doc-noteref>2</a></sup>. <a role="doc-backlink" href="#r1">↩</a></li>
    <li id=n2>The second. <a id=back href="#r2">↩</a></li></ol></section><h2 id=end>End</h2>
    """

  /// Clicks an element of the page, and says how many notes show and where the page went.
  private func click(_ id: String, _ model: ReaderModel) async throws -> String {
    try await model.page.callJavaScript(
      """
      document.getElementById(id).click();
      await new Promise((done) => setTimeout(done, 50));
      const host = document.querySelector("lakes-note");
      return `${host ? "note" : "none"} ${location.hash}`;
      """, as: String.self, arguments: ["id": id], contentWorld: .defaultClient)
  }

  private func text(_ model: ReaderModel) async throws -> String {
    try await model.page.callJavaScript(
      "return document.body.textContent", as: String.self, contentWorld: .defaultClient)
  }

  private func escape(_ model: ReaderModel) async throws -> Bool {
    try await model.page.callJavaScript(
      """
      const event = new KeyboardEvent("keydown", {key: "Escape", bubbles: true, cancelable: true});
      document.body.dispatchEvent(event);
      return document.querySelector("lakes-note") === null;
      """, as: Bool.self, contentWorld: .defaultClient)
  }

  @Test func aReferenceShowsItsNoteOverTheTextAndOtherLinksJump() async throws {
    let (window, model) = try await open(html)
    let before = try await text(model)
    for id in ["r1", "r2", "r3"] {
      #expect(try await click(id, model) == "note ", "\(id)")
      let now = try await text(model)
      #expect(now == before)
      #expect(try await escape(model), "\(id)")
    }
    #expect(try await click("plain", model) == "none #end")
    #expect(try await click("back", model) == "none #r2")
    #expect(try await text(model) == before)
    window.close()
  }

  @Test func everyNoteOfTheArticlesIsShown() async throws {
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(in: folder),
      opening: URL(string: "lakes://baikal/"))
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    let references = try await model.page.callJavaScript(
      "return [...document.querySelectorAll('[role~=doc-noteref]')].map((a) => a.id)",
      as: [String].self, contentWorld: .defaultClient)
    #expect(!references.isEmpty)
    for id in references {
      #expect(try await click(id, model) == "note ", "\(id)")
    }
    window.close()
  }
}
