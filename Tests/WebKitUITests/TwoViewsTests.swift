import CGTK
import Foundation
import GLibSupport
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// A page that is in two views, which it should not be.
@MainActor @Suite(.serialized) struct TwoViewsTests {
  init() { _ = TestLoop.startGTK }

  private func shows(_ window: ViewWindow, _ page: WebPage) -> Bool {
    gtk_widget_get_root(page.engine.view.cast()).map { UnsafeMutableRawPointer($0) }
      == UnsafeMutableRawPointer(window.window.pointer)
  }

  @Test func `Of two views of a page the newer shows it, and a warning names it`() async throws {
    let page = WebPage()
    try await page.load(html: "<p>Hello", baseURL: URL(string: "https://lake.example/")).finish()
    let texts = await Complaints.during { complaints in
      let first = await ViewWindow(WebView(page).webViewMagnificationGestures(.enabled))
      #expect(shows(first, page))
      let second = await ViewWindow(WebView(page))
      #expect(shows(second, page))
      await complaints.first()
      // An update of the older view changes nothing.
      first.show(WebView(page).webViewMagnificationGestures(.disabled))
      #expect(shows(second, page))
      #expect(page.engine.allowsPinches)
      second.close()
      #expect(shows(first, page))
      #expect(!page.engine.allowsPinches)
      first.close()
      #expect(gtk_widget_get_parent(page.engine.view.cast()) == nil)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("“https://lake.example/” is in two views") == true)
    #expect(try await page.callJavaScript("return 1") as? Double == 1)
  }

  @Test func `The older view may go first`() async throws {
    let page = WebPage()
    _ = await Complaints.during { _ in
      let first = await ViewWindow(WebView(page))
      let second = await ViewWindow(WebView(page))
      first.close()
      #expect(shows(second, page))
      second.show(EmptyView())
      #expect(gtk_widget_get_parent(page.engine.view.cast()) == nil)
    }
  }

  @Test func `A page may move from one view to another within an update`() async throws {
    let page = WebPage()
    let texts = await Complaints.during { _ in
      let window = await ViewWindow(MovingPage(page: page, isFirst: true))
      for isFirst in [false, true, false] {
        window.show(MovingPage(page: page, isFirst: isFirst))
        #expect(shows(window, page))
        await TestLoop.settle()
      }
      window.close()
    }
    #expect(texts == [])
  }

  /// Shows a page on one side or the other.
  private struct MovingPage: View {
    let page: WebPage
    let isFirst: Bool

    var body: some View {
      HStack {
        if isFirst { WebView(page) } else { Text("left") }
        if isFirst { Text("right") } else { WebView(page) }
      }
    }
  }
}
