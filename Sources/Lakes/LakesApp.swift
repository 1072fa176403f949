import ArticleLibrary
import Foundation
import GLibSupport
import GTKUI
import WebKitUI

/// The article reader.
@main
struct LakesApp: App {
  #if LAKES_DEVELOPMENT
    // So that it can be installed beside the version that one reads with.
    static var identifier: String { "io.github.lakesreader.Lakes.Devel" }
    static var name: String { "Lakes (Development)" }
    static var textDomain: String? { "lakes-devel" }
  #else
    static var identifier: String { "io.github.lakesreader.Lakes" }
    static var name: String { "Lakes" }
    static var textDomain: String? { "lakes" }
  #endif

  /// Before anything is shown: by the time there is a page, the answer is there.
  init() {
    // One document comes after another: articles have no scripts, and those of opened pages make little.
    WebPage.useGarbageCollection(.complete)
    WebPage.Sandbox.beginCheck()
  }

  static var styleSheet: String {
    """
    .article-preview { border-radius: 6px; }
    .link-status {
      background-color: @popover_bg_color; color: @popover_fg_color;
      border-radius: 0 8px 0 0;
    }
    .link-status:dir(rtl) { border-radius: 8px 0 0 0; }
    .drop-hint { background-color: alpha(@accent_bg_color, 0.85); color: @accent_fg_color; }
    .popup-scrim { background-color: alpha(black, 0.3); }
    .popup-card {
      background-color: @window_bg_color; color: @window_fg_color;
      border-radius: 12px; box-shadow: 0 3px 16px alpha(black, 0.35);
    }
    """
  }

  var body: some Scene {
    WindowGroup("Lakes", for: URL.self) { $address in
      WindowContent(address: address)
    }
    .defaultSize(width: 1100, height: 760)
    .commands { ReaderCommands() }
    Settings { PreferencesView(settings: SharedReading.standard.settings) }
  }

  static func answer(_ arguments: [String]) -> Int32? {
    CommandLineOptions.answer(arguments)
  }

  static func openedArguments(of arguments: [String]) -> [String] {
    CommandLineOptions.openedArguments(of: arguments)
  }

  /// What the desktop entry and the desktop's search ask for.
  static func prepare(_ application: RunningApplication) {
    application.addAction("open-file") {
      application.chooseFiles(
        title: String(localized: "Open File"), kind: String(localized: "Web Pages"),
        mediaTypes: ["text/html", "application/xhtml+xml"])
    }
    application.addAction("continue-reading") { application.activate() }
    let search = SearchService(application, library: .standard)
    do {
      try application.export(search.interface, as: "SearchProvider")
    } catch {
      StandardError.write("The desktop's search does not find articles: \(error.message)\n")
    }
  }
}
