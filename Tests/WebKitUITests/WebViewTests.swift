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
  var url: URL?
}

@MainActor @Suite(.serialized) struct WebViewTests {
  init() { _ = TestLoop.startGTK }

  private let longPage =
    "<body style='margin:0'>"
    + (0..<100).map { "<p id=p\($0) style='height:40px;margin:0'>Lake \($0)</p>" }.joined()

  @Test func `A page outlives its view and can be put into another`() async throws {
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

  @Test func `A view with an address loads it, and each new one`() async throws {
    struct Content: View {
      let model: Model
      var body: some View { WebView(url: model.url) }
    }
    let model = Model()
    model.url = URL(string: "data:text/html,<title>One</title>")
    model.url = URL(string: "about:blank?1")
    let window = await ViewWindow(Content(model: model))
    let view = try #require(window.widgets("WebKitWebView").first)
    #expect(await TestLoop.eventually { view.property("uri", as: String.self) == "about:blank?1" })
    model.url = nil
    await TestLoop.turns(3)
    model.url = URL(string: "about:blank?2")
    #expect(await TestLoop.eventually { view.property("uri", as: String.self) == "about:blank?2" })
    window.close()
  }

  @Test func `The position scrolls the page, and scrolling is told`() async throws {
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
    try await page.load(html: longPage).finish()
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
    try await page.load(html: longPage).finish()
    model.position.scrollTo(y: 40)
    #expect(await TestLoop.eventually { changes.last?.1 == 40 })
    window.close()
  }

  @Test func `Scrolling is followed where the page's scripts do not run`() async throws {
    var configuration = try WebPage.Configuration.serving("still", TextHandler(longPage))
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    configuration.defaultContentSecurityPolicy = "default-src 'none'; style-src 'unsafe-inline'"
    let page = WebPage(configuration: configuration)
    var sizes: [CGSize] = []
    let window = await ViewWindow(
      WebView(page).webViewOnScrollGeometryChange(for: CGFloat.self, of: { $0.contentSize.height })
      {
        sizes.append(CGSize(width: $0, height: $1))
      })
    try await page.load(URL(string: "still://a/")).finish()
    #expect(await TestLoop.eventually { sizes.last?.height == 4000 })
    window.close()
  }

  @Test func `The find bar counts, steps and closes`() async throws {
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

  @Test func `More matches than are counted are told as many`() async throws {
    let page = WebPage()
    let window = await ViewWindow(WebView(page).findNavigator(isPresented: .constant(true)))
    try await page.load(html: "<p>" + String(repeating: "lake ", count: 1500)).finish()
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    let status = try #require(window.widgets("GtkLabel").first)
    gtk_editable_set_text(entry.opaque, "lake")
    #expect(
      await TestLoop.eventually {
        status.property("label", as: String.self) == "More than 1,000 matches"
      })
    window.close()
  }

  @Test func `The program's menu takes the place of WebKit's`() async throws {
    let page = WebPage()
    var pressed: [URL?] = []
    let window = await ViewWindow(
      WebView(page).webViewContextMenu { info in
        Button("Copy Link") { pressed.append(info.linkURL) }
        Button("Open Link") {}
      })
    try await page.load(html: "<p>Hello").finish()
    let url = URL(string: "http://localhost/")
    #expect(window.widgets("GtkPopover").isEmpty)
    page.engine.onContextMenu?(WebView.ActivatedElementInfo(linkURL: url), (10, 10))
    #expect(await TestLoop.eventually { window.widgets("GtkButton").count == 2 })
    emit(try #require(window.widgets("GtkButton").first), "clicked")
    #expect(pressed == [url])
    #expect(await TestLoop.eventually { window.widgets("GtkButton").isEmpty })
    window.close()
  }

  @Test func `What the modifiers say reaches the page`() async throws {
    let page = WebPage()
    let settings = page.engine.settings
    let window = await ViewWindow(
      WebView(page)
        .webViewBackForwardNavigationGestures(.disabled)
        .webViewElementFullscreenBehavior(.enabled)
        .webViewMagnificationGestures(.disabled)
        .webViewTextSelection(.disabled)
        .webViewContentBackground(.hidden))
    try await page.load(html: "<p>Hello").finish()
    #expect(!settings.property("enable-back-forward-navigation-gestures", as: Bool.self))
    #expect(settings.property("enable-fullscreen", as: Bool.self))
    let script = "return getComputedStyle(document.querySelector('p')).webkitUserSelect"
    #expect(try await page.callJavaScript(script) as? String == "none")
    window.show(WebView(page))
    #expect(settings.property("enable-back-forward-navigation-gestures", as: Bool.self))
    #expect(!settings.property("enable-fullscreen", as: Bool.self))
    #expect(try await page.callJavaScript(script) as? String == "text")
    window.close()
    #expect(!settings.property("enable-back-forward-navigation-gestures", as: Bool.self))
  }

  @Test func `A closed window leaves no widget and no page behind`() async throws {
    var page: WebPage? = WebPage()
    weak let gone = page
    var window: ViewWindow?
    if let page {
      window = await ViewWindow(
        WebView(page).findNavigator(isPresented: .constant(true))
          .webViewScrollPosition(.constant(ScrollPosition(y: 3)))
          .webViewOnScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, _ in })
      try await page.load(html: longPage).finish()
    }
    let census = window.map { WidgetCensus(of: $0.window.cast()) }
    #expect((census?.count ?? 0) > 10)
    window?.close()
    window = nil
    page = nil
    let survivors = await census?.survivors()
    // GTK keeps the window of the last tooltip.
    let ofTooltip = ["GtkBox", "GtkImage", "GtkLabel", "GtkTooltipWindow"]
    #expect(survivors == [] || survivors == ofTooltip)
    #expect(gone == nil)
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

/// Emits a signal without arguments.
@MainActor private func emit(_ object: Object, _ name: String) {
  var value = GValue()
  g_value_init(&value, lakes_type_of_instance(object.pointer))
  g_value_set_object(&value, object.pointer)
  g_signal_emitv(&value, g_signal_lookup(name, lakes_type_of_instance(object.pointer)), 0, nil)
  g_value_unset(&value)
}
