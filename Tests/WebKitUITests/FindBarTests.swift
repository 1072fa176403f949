import CGTK
import Foundation
import GLibSupport
import Observation
import TestSupport
import Testing

@testable import GTKUI
@testable import WebKitUI

@Observable @MainActor private final class Model {
  var page = WebPage()
  var isFinding = false
}

private struct Content: View {
  let model: Model
  var body: some View {
    VStack {
      Button("Elsewhere") {}
      WebView(model.page).findNavigator(
        isPresented: Binding(get: { model.isFinding }, set: { model.isFinding = $0 }))
    }
  }
}

@MainActor @Suite(.serialized) struct FindBarTests {
  init() { _ = TestLoop.startGTK }

  private func shows(_ text: String, _ window: ViewWindow) async -> Bool {
    await TestLoop.eventually {
      window.widgets("GtkLabel").contains { $0.property("label", as: String.self) == text }
    }
  }

  /// Puts another page into the place of the one that is shown.
  private func exchange(for html: String, _ model: Model, _ window: ViewWindow) async throws {
    let other = WebPage()
    try await other.load(html: html).finish()
    model.page = other
    #expect(
      await TestLoop.eventually { window.widgets("WebKitWebView").first == other.engine.view })
  }

  @Test func `The keys step from match to match wherever the keyboard is`() async throws {
    let model = Model()
    let window = await ViewWindow(Content(model: model))
    try await model.page.load(html: "<p>lake lake lake").finish()
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    gtk_editable_set_text(entry.opaque, "lake")
    #expect(await shows("1 of 3", window))
    let button = try #require(window.widgets("GtkButton").first)
    gtk_widget_grab_focus(button.cast())
    for (keys, status) in [
      ("F3", "2 of 3"), ("<Control>g", "3 of 3"), ("<Shift>F3", "2 of 3"),
      ("<Shift><Control>g", "1 of 3"),
    ] {
      #expect(window.press(keys), "\(keys)")
      #expect(await shows(status, window), "\(keys)")
    }
    model.isFinding = false
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(entry.cast()) == 0 })
    // They are free for others then.
    #expect(!window.press("F3"))
    window.close()
  }

  @Test func `What it says is read whole in a window of 360 pixels`() async throws {
    StyleSheet.install("")
    let model = Model()
    let window = await ViewWindow(Content(model: model), size: (360, 500))
    let words = String(repeating: "lake ", count: 1_200)
    try await model.page.load(html: "<p>\(words)").finish()
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    gtk_editable_set_text(entry.opaque, "lake")
    #expect(await shows("More than 1,000 matches", window))
    let bar = try #require(gtk_widget_get_parent(entry.cast()))
    var width: Int32 = 0
    gtk_widget_measure(bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    #expect(width <= 360)
    #expect(await TestLoop.eventually { gtk_widget_get_width(bar) <= 372 })
    let label = try #require(
      window.widgets("GtkLabel").first { $0.property("label") == "More than 1,000 matches" })
    #expect(
      await TestLoop.eventually {
        pango_layout_is_ellipsized(gtk_label_get_layout(label.opaque)) == 0
      })
    // No higher than without, but for a rounded pixel: the page begins below it.
    var (least, natural) = (GtkRequisition(), GtkRequisition())
    gtk_widget_get_preferred_size(bar, &least, &natural)
    #expect(gtk_widget_get_height(bar) <= natural.height + 1)
    window.close()
  }

  @Test func `Words are marked where text cannot be selected`() async throws {
    let page = WebPage()
    let window = await ViewWindow(
      WebView(page).webViewTextSelection(.disabled).findNavigator(isPresented: .constant(false)))
    try await page.load(html: "<p>lake").finish()
    let script = "return getComputedStyle(document.querySelector('p')).webkitUserSelect"
    #expect(try await page.callJavaScript(script) as? String == "none")
    let plain = try await page.exported(as: .image())
    window.show(
      WebView(page).webViewTextSelection(.disabled).findNavigator(isPresented: .constant(true)))
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    gtk_editable_set_text(entry.opaque, "lake")
    #expect(await shows("1 of 1", window))
    // WebKit paints no mark over what cannot be selected.
    #expect(try await page.callJavaScript(script) as? String == "text")
    #expect(try await page.exported(as: .image()) != plain)
    window.show(
      WebView(page).webViewTextSelection(.disabled).findNavigator(isPresented: .constant(false)))
    #expect(try await page.callJavaScript(script) as? String == "none")
    window.close()
  }

  @Test func `The bar opens over the page that takes the place of another`() async throws {
    let model = Model()
    let window = await ViewWindow(Content(model: model))
    try await model.page.load(html: "<p>lake").finish()
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    gtk_editable_set_text(try #require(window.widgets("GtkSearchEntry").first).opaque, "lake")
    #expect(await shows("1 of 1", window))
    try await exchange(for: "<p>lake lake", model, window)
    #expect(window.widgets("GtkSearchEntry").count == 1)
    // It goes on with what was looked for.
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    #expect(await shows("1 of 2", window))
    model.isFinding = false
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(entry.cast()) == 0 })
    window.close()
  }

  @Test func `A bar that was closed opens over another page with the keyboard, without words`()
    async throws
  {
    let model = Model()
    let window = await ViewWindow(Content(model: model))
    try await model.page.load(html: "<p>lake").finish()
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let first = try #require(window.widgets("GtkSearchEntry").first)
    gtk_editable_set_text(first.opaque, "lake")
    #expect(await shows("1 of 1", window))
    model.isFinding = false
    #expect(await TestLoop.eventually { gtk_widget_get_mapped(first.cast()) == 0 })
    try await exchange(for: "<p>lake lake", model, window)
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    #expect(gtk_widget_get_focus_child(entry.cast()) != nil)
    #expect(String(cString: gtk_editable_get_text(entry.opaque)) == "")
    model.isFinding = false
    window.close()
  }

  @Test func `All of the bar fits into a window of 360 pixels`() async throws {
    StyleSheet.install("")
    let model = Model()
    let window = await ViewWindow(Content(model: model))
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let entry = try #require(window.widgets("GtkSearchEntry").first)
    let bar = try #require(gtk_widget_get_parent(entry.cast()))
    var width: Int32 = 0
    gtk_widget_measure(bar, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    #expect(width > 0)
    #expect(width <= 360)
    model.isFinding = false
    window.close()
  }

  @Test func `What can be pressed in the bar has a name`() async throws {
    let model = Model()
    let window = await ViewWindow(Content(model: model))
    model.isFinding = true
    #expect(await TestLoop.eventually { window.widgets("GtkSearchEntry").count == 1 })
    let controls = ["GtkSearchEntry", "GtkButton", "GtkToggleButton"]
      .flatMap { window.widgets($0) }
    for name in [
      "Find in Page", "Previous Match", "Next Match", "Close", "Match Case", "Whole Words",
    ] {
      #expect(controls.contains { $0.hasAccessibleName(name) }, "\(name)")
    }
    window.close()
  }
}
