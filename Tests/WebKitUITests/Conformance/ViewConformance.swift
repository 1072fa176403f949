import CGTK
import Foundation
import GLibSupport
import GTKUI
import Observation
import TestSupport
import Testing

@testable import WebKitUI

@Observable @MainActor private final class Model {
  var isFinding = false
  var position = ScrollPosition()
}

/// Rows 41, 44, A20, A21 and A24 of `Rows.md`: pages in views.
@MainActor @Suite(.serialized) struct ViewConformance {
  init() { _ = TestLoop.startGTK }

  @Test func `41 applyingContentEnvironmentAffectsPageSemantics`() async throws {
    let page = WebPage()
    try await page.load(html: "<p id=p>Hello").finish()
    let isEditable = "return document.getElementById('p').isContentEditable"
    let type = "return document.execCommand('insertText', false, 'x')"
    for value in [false, true, false] {
      page.isEditable = value
      #expect(page.isEditable == value)
      try await page.callJavaScript("getSelection().collapse(document.getElementById('p'), 0)")
      #expect(try await page.callJavaScript(type) as? Bool == value)
    }
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "xHello")
    #expect(try await page.callJavaScript(isEditable) as? Bool == false)
  }

  @Test func `44 mouseDownUpFiresClickHandler`() async throws {
    let page = WebPage()
    let window = await TestWindow(page)
    // The link tells when the pointer has come, and is not followed.
    try await page.load(
      html: """
        <script>
        const seen = [];
        const note = event => { seen.push(event.type + event.isTrusted + event.clientX); };
        const end = event => { note(event); event.preventDefault(); document.title = seen.join(" "); };
        </script>
        <body style='margin:0' onmousedown='note(event)' onmouseup='note(event)' onclick='end(event)'>
        <a href='about:blank?lake' style='position:fixed;inset:0'>x</a>
        """
    ).finish()
    try await window.window.fillScreen(with: page)
    Pointer.move(300, 200)
    Pointer.move(310, 210)
    #expect(await TestLoop.eventually { page.hoveredLink?.absoluteString == "about:blank?lake" })
    #expect(page.title == "")
    Pointer.click(310, 210)
    #expect(await TestLoop.eventually { page.title != "" })
    #expect(page.title == "mousedowntrue310 mouseuptrue310 clicktrue310")
    withExtendedLifetime(window) {}
  }

  @Test func `A20 the scroll position is set, and scrolling is told`() async throws {
    struct Content: View {
      let model: Model
      let page: WebPage
      let told: (Double, Double) -> Void
      var body: some View {
        WebView(page)
          .webViewScrollPosition(
            Binding(get: { model.position }, set: { model.position = $0 })
          )
          .webViewOnScrollGeometryChange(
            for: Double.self, of: { $0.contentOffset.y }, action: told)
      }
    }
    let model = Model()
    let page = WebPage()
    var changes: [(Double, Double)] = []
    let window = await ViewWindow(Content(model: model, page: page) { changes.append(($0, $1)) })
    try await page.load(html: ViewWindow.longPage).finish()
    model.position.scrollTo(y: 500)
    #expect(await TestLoop.eventually { changes.last?.1 == 500 })
    #expect(changes.first?.0 == 0)
    model.position.scrollTo(edge: .bottom)
    #expect(await TestLoop.eventually { changes.last?.1 == 4000 - 600 })
    model.position.scrollTo(id: "p10")
    #expect(await TestLoop.eventually { changes.last?.1 == 400 })
    try await page.callJavaScript("scrollTo(0, 7)")
    #expect(await TestLoop.eventually { changes.last?.1 == 7 })
    // The same place again scrolls there again: the user has been elsewhere.
    model.position.scrollTo(id: "p10")
    #expect(await TestLoop.eventually { changes.last?.1 == 400 })
    // Another page is followed too.
    try await page.load(html: ViewWindow.longPage).finish()
    model.position.scrollTo(y: 40)
    #expect(await TestLoop.eventually { changes.last?.1 == 40 })
    window.close()
  }

  @Test func `A21 the find bar counts, steps and closes`() async throws {
    struct Content: View {
      let model: Model
      let page: WebPage
      var body: some View {
        WebView(page).findNavigator(
          isPresented: Binding(get: { model.isFinding }, set: { model.isFinding = $0 }))
      }
    }
    let model = Model()
    let page = WebPage()
    let window = await ViewWindow(Content(model: model, page: page))
    try await page.load(html: "<p>lake Lake LAKE lakes <b>la</b>ke pond").finish()
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    let status = try #require(window.widgets("GtkLabel").first)
    let says: (String) async -> Bool = { text in
      await TestLoop.eventually(within: 3) { status.property("label", as: String.self) == text }
    }
    gtk_editable_set_text(entry.opaque, "lake")
    #expect(await says("1 of 5"), "\(status.property("label", as: String.self))")
    #expect(try await matchStart(page) == 0)
    emit(entry, "next-match")
    #expect(await says("2 of 5"))
    #expect(try await matchStart(page) == 5)
    emit(entry, "previous-match")
    emit(entry, "previous-match")
    #expect(await says("5 of 5"))
    gtk_editable_set_text(entry.opaque, "xyzzy")
    #expect(await says("No matches"))
    gtk_editable_set_text(entry.opaque, "")
    #expect(await says(""))
    gtk_editable_set_text(entry.opaque, "LAKE")
    #expect(await says("1 of 5"))
    let toggle = try #require(window.widgets("GtkToggleButton").first)
    gtk_toggle_button_set_active(toggle.cast(), 1)
    #expect(await says("1 of 1"))
    // The next page is searched too.
    try await page.load(html: "<p>LAKE LAKE").finish()
    #expect(await says("1 of 2"))
    emit(entry, "stop-search")
    #expect(await TestLoop.eventually { !model.isFinding })
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(entry.cast()) == 0 })
    #expect(try await page.callJavaScript("return String(getSelection())") as? String == "LAKE")
    // It opens with what is selected.
    try await page.callJavaScript("getSelection().selectAllChildren(document.querySelector('p'))")
    model.isFinding = true
    #expect(await says("1 of 1"))
    #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "LAKE LAKE")
    window.close()
  }

  @Test func `A24 a page is in one view after the other`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello").finish()
    let first = await ViewWindow(WebView(page))
    #expect(await TestLoop.eventually { first.widgets("WebKitWebView").count == 1 })
    try await eventually("return innerWidth", is: 800, in: page)
    first.close()
    try await eventually("return innerWidth", is: 1024, in: page)
    let second = await ViewWindow(WebView(page))
    try await eventually("return innerWidth", is: 800, in: page)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "Hello")
    second.close()
  }

  /// Where the match that is shown begins in its text.
  private func matchStart(_ page: WebPage) async throws -> Int {
    try await page.callJavaScript(
      "return [...CSS.highlights.get('webkitui-find-current')][0].startOffset", as: Int.self,
      contentWorld: .world(name: FindScript.world))
  }

  private func eventually(_ script: String, is value: Int, in page: WebPage) async throws {
    for _ in 0..<200 where try await page.callJavaScript(script, as: Int.self) == value {
      return
    }
    #expect(try await page.callJavaScript(script, as: Int.self) == value)
  }
}
