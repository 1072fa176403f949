import ArticleLibrary
import Foundation
import GTKUI
import WebKitUI

/// The article reader.
@main
struct LakesApp: App {
  static var identifier: String { "io.github.lakesreader.Lakes" }
  static var name: String { "Lakes" }

  /// Before anything is shown: by the time there is a page, the answer is there.
  init() {
    WebPage.Sandbox.beginCheck()
  }

  static var styleSheet: String {
    """
    .article-preview { border-radius: 6px; }
    .link-status {
      background-color: @popover_bg_color; color: @popover_fg_color;
      border-radius: 0 8px 0 0;
    }
    """
  }

  var body: some Scene {
    WindowGroup("Lakes", for: URL.self) { $address in
      WindowContent(address: address)
    }
    .defaultSize(width: 1100, height: 760)
  }

  static func answer(_ arguments: [String]) -> Int32? {
    CommandLineOptions.answer(arguments)
  }
}
