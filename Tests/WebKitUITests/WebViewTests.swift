import CGTK
import Foundation
import FoundationNetworking
import GLibSupport
import GTKUI
import Observation
import TestSupport
import Testing

@testable import WebKitUI

@Observable @MainActor private final class Model {
  var url: URL?
}

@MainActor @Suite(.serialized) struct WebViewTests {
  init() { _ = TestLoop.startGTK }

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

  @Test func `Scrolling is followed where the page's scripts do not run`() async throws {
    var configuration = try WebPage.Configuration.serving("still", TextHandler(ViewWindow.longPage))
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
    let items = { window.widgets("GtkModelButton") }
    #expect(items().isEmpty)
    page.engine.onContextMenu?(.init(linkURL: url, imageURL: nil, selectedText: nil), (10, 10))
    #expect(await TestLoop.eventually { items().count == 2 })
    emit(try #require(items().first), "clicked")
    #expect(await TestLoop.eventually { pressed == [url] && items().isEmpty })
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
      try await page.load(html: ViewWindow.longPage).finish()
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

  @Test func `A page that comes back from the history tells what it is`() async throws {
    let handler = ClosureHandler { request, answer in
      let isLong = request.url?.host() == "long"
      let body = Data((isLong ? ViewWindow.longPage : "<p>short").utf8)
      let color = Data((isLong ? "<meta name=theme-color content=red>" : "").utf8)
      answer.yield(.response(.init("text/html", -1, for: request)))
      answer.yield(.data(color + body))
      answer.finish()
    }
    let page = try WebPage(configuration: .serving("comes", handler))
    var heights: [Double] = []
    let window = await ViewWindow(
      WebView(page).webViewOnScrollGeometryChange(for: Double.self, of: { $0.contentSize.height }) {
        heights.append($1)
      })
    _ = page.themeColor
    let red = Color(red: 1, green: 0, blue: 0)
    try await page.load(URL(string: "comes://long/")).finish()
    #expect(await TestLoop.eventually { heights.last == 4000 && page.themeColor == red })
    try await page.load(URL(string: "comes://short/")).finish()
    #expect(await TestLoop.eventually { heights.last == 600 && page.themeColor == nil })
    try await page.load(try #require(page.backForwardList.backList.last)).finish()
    #expect(await TestLoop.eventually { heights.last == 4000 && page.themeColor == red })
    window.close()
  }
}
