import ArticleLibrary
import Foundation
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
@Suite(.serialized)
struct ReadingPlaceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func open(_ address: String) async throws -> (Rendered, ReaderModel) {
    let url = try #require(URL(string: address))
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(in: folder), opening: url
    )
    let window = Rendered(isShown: true) { [weak model] in
      if let model { ReaderView(model: model) }
    }
    await window.settle()
    #expect(await TestLoop.eventually { !model.sections.isEmpty })
    return (window, model)
  }

  /// The text at the upper edge of the view.
  private func textAtTop(_ model: ReaderModel) async throws -> String {
    try await model.page.callJavaScript(
      """
      for (let y = 2; y < 200; y += 4) {
        const caret = document.caretRangeFromPoint(innerWidth / 2, y);
        if (caret?.startContainer.nodeType === 3 && caret.startContainer.data.trim()) {
          return caret.startContainer.data.slice(0, 40);
        }
      }
      return "";
      """, as: String.self, contentWorld: .defaultClient)
  }

  private func scroll(_ model: ReaderModel, to script: String) async throws {
    try await model.page.callJavaScript(
      "scrollTo({top: \(script), behavior: 'instant'})", contentWorld: .defaultClient)
  }

  private var keptPlaces: Int {
    let places = folder.appending(path: "state/lakes/places").path(percentEncoded: false)
    return FileManager.default.enumerator(atPath: places).map { Array($0).count } ?? 0
  }

  @Test func readingGoesOnWhereItStopped() async throws {
    let (window, model) = try await open("lakes://baikal/")
    try await scroll(model, to: "2600")
    let text = try await textAtTop(model)
    #expect(await TestLoop.eventually { keptPlaces == 1 })
    window.close()

    let (second, again) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { again.tracker.offset > 100 })
    #expect(try await textAtTop(again) == text)

    // An address that names a part beats the kept place.
    again.open(try #require(URL(string: "lakes://baikal/#geography")))
    #expect(await TestLoop.eventually { again.page.url?.fragment() == "geography" })
    second.close()
    let (third, explicit) = try await open("lakes://baikal/#life")
    #expect(await TestLoop.eventually { explicit.tracker.offset > 100 })
    #expect(try await textAtTop(explicit) == "Life")
    third.close()
  }

  @Test func theTextStaysWhereItIsWhenItIsLaidOutAnew() async throws {
    let (window, model) = try await open("lakes://baikal/")
    try await scroll(model, to: "3000")
    #expect(await TestLoop.eventually { model.tracker.offset == 3000 })
    await TestLoop.settle()
    let text = try await textAtTop(model)
    let before = model.tracker.offset
    model.page.zoom = 1.5
    #expect(await TestLoop.eventually { abs(model.tracker.offset - before) > 100 })
    #expect(try await textAtTop(model) == text)
    model.page.zoom = 1
    #expect(await TestLoop.eventually { abs(model.tracker.offset - before) < 40 })
    #expect(try await textAtTop(model) == text)
    window.close()
  }

  @Test func aPictureThatComesLateMovesNothing() async throws {
    let (window, model) = try await open("lakes://baikal/")
    try await scroll(model, to: "2000")
    #expect(await TestLoop.eventually { model.tracker.offset == 2000 })
    await TestLoop.settle()
    let text = try await textAtTop(model)
    try await model.page.callJavaScript(
      """
      const box = document.createElement('div');
      box.style.height = '700px';
      document.querySelector('h1').after(box);
      """, contentWorld: .defaultClient)
    #expect(await TestLoop.eventually { model.tracker.offset > 2600 })
    #expect(try await textAtTop(model) == text)
    window.close()
  }
}
