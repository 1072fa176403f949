import CGTK
import CWebKit
import GLibSupport
import TestSupport

@testable import WebKitUI

/// A window that shows a page.
@MainActor final class TestWindow {
  let window: Object
  private let page: WebPage

  init(_ page: WebPage) async {
    self.page = page
    window = Object(retaining: gtk_window_new())
    gtk_window_set_default_size(window.cast(), 800, 600)
    gtk_window_set_child(window.cast(), page.engine.view.cast())
    gtk_window_present(window.cast())
    _ = await TestLoop.eventually { gtk_widget_get_mapped(page.engine.view.cast()) != 0 }
  }

  isolated deinit {
    gtk_window_set_child(window.cast(), nil)
    gtk_window_destroy(window.cast())
  }
}
