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

  private func open(
    _ address: String, keepingIn other: URL? = nil
  ) async throws -> (Rendered, ReaderModel) {
    let url = try #require(URL(string: address))
    let model = ReaderModel(
      library: ArticleLibrary(source: BundledSource()), shared: .temporary(in: other ?? folder),
      opening: url)
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

  @Test func thePlaceIsTheOneInSightAfterThePageOverItHasGone() async throws {
    let (window, model) = try await open("lakes://baikal/")
    try await scroll(model, to: "1000")
    #expect(await TestLoop.eventually { keptFraction("lakes://baikal/") != nil })
    let first = try #require(keptFraction("lakes://baikal/"))
    // The same article once more, over itself.
    model.popups.open(URL(string: "lakes://baikal/"), from: model.page)
    let popup = try #require(model.popups.topmost)
    #expect(await TestLoop.eventually { popup.title == "Lake Baikal" && !popup.isLoading })
    await TestLoop.settle()
    try await popup.callJavaScript(
      "scrollTo({top: 3000, behavior: 'instant'})", contentWorld: .defaultClient)
    #expect(await TestLoop.eventually { keptFraction("lakes://baikal/") != first })
    model.closePopup()
    // As when the text gets the keyboard back.
    try await model.page.callJavaScript(
      "dispatchEvent(new Event('focus'))", contentWorld: .defaultClient)
    #expect(await TestLoop.eventually { keptFraction("lakes://baikal/") == first })
    window.close()
  }

  @Test func aPlaceThatBeginsWithWhatIsNotShownIsFoundAgain() async throws {
    // The caret behind the end of a paragraph: the text goes on with the blanks between it and the next one.
    let places = ReadingPlaces(folder: folder.appending(path: "state/lakes/places"))
    let url = try #require(URL(string: "lakes://baikal/"))
    let (window, shown) = try await open(
      "lakes://baikal/", keepingIn: folder.appending(path: "first"))
    let text = try await shown.page.callJavaScript(
      """
      const blank = [...document.querySelectorAll('p')].slice(8)
        .map(p => p.nextSibling).find(node => node?.nodeType === 3 && !node.data.trim());
      return blank.data + blank.nextElementSibling.textContent.slice(0, 60);
      """, as: String.self, contentWorld: .defaultClient)
    window.close()
    try places.keep(ReadingPlace(text: text, fraction: 0.5), in: url)
    let (second, again) = try await open("lakes://baikal/")
    #expect(await TestLoop.eventually { again.tracker.offset > 100 })
    #expect(text.contains(try await textAtTop(again).prefix(20)))
    #expect(places.place(in: url) != nil)
    second.close()
  }

  @Test func aPlaceIsKeptThatIsScrolledToWhileThePageIsLaidOutAnew() async throws {
    let (window, model) = try await open("lakes://baikal/")
    try await model.page.callJavaScript(
      """
      const box = document.createElement('div');
      box.style.height = '700px';
      document.body.append(box);
      scrollTo({top: 2600, behavior: 'instant'});
      """, contentWorld: .defaultClient)
    #expect(await TestLoop.eventually { keptPlaces == 1 })
    window.close()
  }

  /// How far down the kept place in an article is.
  private func keptFraction(_ address: String) -> Double? {
    let places = ReadingPlaces(folder: folder.appending(path: "state/lakes/places"))
    return URL(string: address).flatMap { places.place(in: $0) }?.fraction
  }
}
