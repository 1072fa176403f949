import ArticleLibrary
import Foundation
import GTKUI
import TestSupport
import Testing

@testable import Lakes
@testable import WebKitUI

@MainActor
@Suite(.serialized)
struct AppearanceTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func open(_ html: String) async throws -> (Rendered, ReaderModel) {
    let file = folder.appending(path: "page.html")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(html.utf8).write(to: file)
    return try await open(file)
  }

  private func open(_ url: URL) async throws -> (Rendered, ReaderModel) {
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

  /// The texts whose contrast with what is behind them is too small to read, with the contrast.
  private func unreadable(_ model: ReaderModel) async throws -> [String] {
    try await model.page.callJavaScript(
      """
      const parse = (text) => (text.match(/[\\d.]+/g) ?? []).map(Number);
      const luminance = (colour) => {
        const part = (v) => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
        return 0.2126 * part(colour[0]) + 0.7152 * part(colour[1]) + 0.0722 * part(colour[2]);
      };
      const ground = (element) => {
        for (let e = element; e; e = e.parentElement) {
          const colour = parse(getComputedStyle(e).backgroundColor);
          if (colour.length === 3 || colour[3] > 0.5) return colour;
        }
        return [255, 255, 255];
      };
      const bad = [];
      for (const element of document.body.querySelectorAll("*")) {
        const own = [...element.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
        if (!own || element.matches("script, style")) continue;
        const [a, b] = [luminance(parse(getComputedStyle(element).color)), luminance(ground(element))];
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        if (contrast < 4.49) bad.push(`${element.textContent.slice(0, 20)} ${contrast.toFixed(2)}`);
      }
      return bad;
      """, as: [String].self, contentWorld: .defaultClient)
  }

  private func background(_ model: ReaderModel) async throws -> String {
    try await model.page.callJavaScript(
      "return getComputedStyle(document.body).backgroundColor", as: String.self,
      contentWorld: .defaultClient)
  }

  /// Whether the ground of the page takes a colour within some seconds.
  private func becomes(_ colour: String, _ model: ReaderModel) async throws -> Bool {
    for _ in 0..<200 {
      if try await background(model) == colour { return true }
      await TestLoop.settle()
    }
    return false
  }

  private let colourful = """
    <title>Colours</title><style>.note { background: #ffe } h3 { color: navy }</style>
    <h2>Colours</h2><p style="color:#000">Black</p><p style="background:#fff">White ground</p>
    <p>Red <font color=red>words</font> and <span style="color:#333">grey</span> ones</p>
    <table bgcolor=yellow><tr><td>Cell</td><td style="background:#003;color:#eee">Dark</td></tr></table>
    <div class=note>Note <a href="https://example.org/">link</a></div><h3>Navy</h3>
    <p style="color:white">White on white by intention of nobody</p>
    <p style="color:rgba(0,0,0,.6);background:rgba(255,0,0,.2)">Through</p>
    """

  @Test func everyTextOfAnyPageCanBeReadInTheDark() async throws {
    let (window, model) = try await open(colourful)
    model.shared.appearance.theme = .dark
    window.flush()
    #expect(try await becomes("rgb(30, 30, 30)", model))
    let bad = try await unreadable(model)
    #expect(bad == [])
    window.close()
  }

  @Test func whatAPlainPageColoursItselfIsRepairedToo() async throws {
    let (window, model) = try await open(
      "<h2>Plain</h2><p id=p style='background:#fff;color:#000'>White ground")
    model.shared.appearance.theme = .dark
    window.flush()
    #expect(try await becomes("rgb(30, 30, 30)", model))
    let ground = try await model.page.callJavaScript(
      "return getComputedStyle(document.querySelector('#p')).backgroundColor", as: String.self,
      contentWorld: .defaultClient)
    #expect(ground != "rgb(255, 255, 255)")
    window.close()
  }

  @Test func sepiaIsAppliedAtOnceAndTakenBack() async throws {
    let (window, model) = try await open(colourful)
    let before = try await model.page.callJavaScript(
      "return document.body.outerHTML", as: String.self, contentWorld: .defaultClient)
    model.shared.appearance.theme = .sepia
    window.flush()
    #expect(try await becomes("rgb(247, 240, 222)", model))
    let bad = try await unreadable(model)
    #expect(bad == [])
    let printed = try await model.page.callJavaScript(
      """
      dispatchEvent(new Event("beforeprint"));
      const now = document.body.outerHTML;
      dispatchEvent(new Event("afterprint"));
      return now;
      """, as: String.self, contentWorld: .defaultClient)
    #expect(printed == before)
    #expect(try await becomes("rgb(247, 240, 222)", model))
    model.shared.appearance.theme = .light
    window.flush()
    #expect(try await becomes("rgba(0, 0, 0, 0)", model))
    let after = try await model.page.callJavaScript(
      "return document.body.outerHTML", as: String.self, contentWorld: .defaultClient)
    #expect(after == before)
    window.close()
  }

  @Test func articlesFollowEveryChoice() async throws {
    let (window, model) = try await open(try #require(URL(string: "lakes://baikal/")))
    model.shared.appearance = ReadingAppearance(
      theme: .sepia, typeface: .serif, textSize: 150, lineHeight: 2, textWidth: 50)
    window.flush()
    #expect(try await becomes("rgb(247, 240, 222)", model))
    let bad = try await unreadable(model)
    #expect(bad == [])
    #expect(model.page.zoom == 1.5)
    let look = try await model.page.callJavaScript(
      """
      const style = getComputedStyle(document.querySelector("p:not(.lead)"));
      return [style.fontFamily, String(parseFloat(style.lineHeight) / parseFloat(style.fontSize))];
      """, as: [String].self, contentWorld: .defaultClient)
    #expect(look.first?.contains("Noto Serif") == true && look.last == "2")
    window.close()
  }

  @Test func aPageWithoutAStyleGetsThatOfTheArticlesAndOthersKeepTheirs() async throws {
    let (window, model) = try await open("<title>Plain</title><h2>Plain</h2><p>Words</p>")
    let width = try await model.page.callJavaScript(
      "return getComputedStyle(document.body).maxWidth + document.querySelectorAll('style').length",
      as: String.self, contentWorld: .defaultClient)
    #expect(width.hasSuffix("px0"))
    window.close()
    let (second, styled) = try await open("<style>p{}</style><h2>Styled</h2><p>Words</p>")
    let other = try await styled.page.callJavaScript(
      "return getComputedStyle(document.body).maxWidth", as: String.self,
      contentWorld: .defaultClient)
    #expect(other == "none")
    second.close()
  }

  @Test func aDeeplyNestedPageIsRepairedToo() async throws {
    let depth = 5000
    let (window, model) = try await open(
      "<h2>Deep</h2>" + String(repeating: "<div>", count: depth)
        + "<b style='color:#111'>Bottom</b>")
    model.shared.appearance.theme = .sepia
    window.flush()
    #expect(try await becomes("rgb(247, 240, 222)", model))
    window.close()
  }

  @Test func sizesGoInFixedStepsAndStrayValuesAreBroughtIntoRange() {
    var appearance = ReadingAppearance()
    for _ in 0..<20 { appearance.changeTextSize(larger: true) }
    #expect(appearance.textSize == 300)
    for _ in 0..<20 { appearance.changeTextSize(larger: false) }
    #expect(appearance.textSize == 50)
    appearance.textSize = 104
    appearance.changeTextSize(larger: false)
    #expect(appearance.textSize == 100)
    let stray = ReadingAppearance(textSize: -3, lineHeight: .nan, textWidth: 9999).inRange
    #expect(stray == ReadingAppearance(textSize: 50, lineHeight: 1.6, textWidth: 100))
  }
}
