import CGTK
import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

/// A view never shows white in a dark window, unless the page is white.
@MainActor @Suite(.serialized) struct WebViewBackgroundTests {
  private let style = Object(taking: gtk_css_provider_new())

  init() {
    _ = TestLoop.startGTK
    let text = "window { background: #ff00ff; }"
    gtk_css_provider_load_from_data(style.cast(), text, -1)
    gtk_style_context_add_provider_for_display(gdk_display_get_default(), style.opaque, 900)
  }

  @Test(arguments: [WebPage.Rendering.software, .hardware])
  func `What is behind the view shows until the page does`(rendering: WebPage.Rendering)
    async throws
  {
    defer {
      gtk_style_context_remove_provider_for_display(gdk_display_get_default(), style.opaque)
    }
    var configuration = WebPage.Configuration()
    configuration.rendering = rendering
    let page = WebPage(configuration: configuration)
    let window = await ViewWindow(WebView(page))
    var seen: [[UInt8]] = []
    func look() -> [UInt8]? {
      guard let color = color(in: window.window) else { return nil }
      if seen.last != color { seen.append(color) }
      return color
    }
    for _ in 0..<20 {
      _ = look()
      await TestLoop.turns(5)
    }
    page.load(
      html: "<style>:root { color-scheme: dark } body { background: #001000 }</style>"
        + String(repeating: "<p>lake", count: 3000))
    #expect(await TestLoop.eventually { look() == [0, 16, 0] })
    #expect(!seen.contains([255, 255, 255]), "\(seen)")
    try await page.load(html: "<p>plain").finish()
    #expect(await TestLoop.eventually { look() == [255, 255, 255] })
    window.close()
  }

  /// The colour in the middle of a window.
  private func color(in window: Object) -> [UInt8]? {
    let paintable = Object(taking: UnsafeMutableRawPointer(gtk_widget_paintable_new(window.cast())))
    guard let snapshot = gtk_snapshot_new() else { return nil }
    gdk_paintable_snapshot(paintable.opaque, snapshot, 800, 600)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    let renderer = gtk_native_get_renderer(window.opaque)
    let texture = gsk_renderer_render_texture(renderer, node, nil)
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let width = Int(gdk_texture_get_width(texture))
    let height = Int(gdk_texture_get_height(texture))
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    gdk_texture_download(texture, &pixels, gsize(width * 4))
    let place = (height / 2 * width + width / 2) * 4
    // Blue comes first.
    return [pixels[place + 2], pixels[place + 1], pixels[place]]
  }
}
