import Foundation
import GTKUI
import WebKitUI

struct Browser: App {
  static let identifier = "org.example.Browser"
  static let name = "Browser"

  var body: some Scene {
    WindowGroup("Browser") { BrowserView() }
  }
}

struct BrowserView: View {
  @State private var page = WebPage()

  var body: some View {
    WebView(page)
      .onAppear { page.load(URL(string: "https://example.org")) }
  }
}
