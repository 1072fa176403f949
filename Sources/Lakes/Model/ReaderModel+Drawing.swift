import Foundation
import GTKUI
import WebKitUI

extension ReaderModel {
  /// Finds out whether the page that has come is drawn, until one was: where the graphics processor and
  /// its driver do not get on with WebKit the text is there, and yet nobody sees it.
  ///
  /// - Parameter kind: which page.
  func watchDrawing(of kind: PageKind) async {
    guard !hasDrawn.contains(kind) else { return }
    let page = page(kind)
    do {
      let drawn = try await page.callJavaScript(
        DrawingScript.hasDrawn, as: Bool?.self, arguments: ["patience": patience],
        contentWorld: .reader)
      switch drawn {
      case true?: hasDrawn.insert(kind)
      case false? where kind == shownPage && state == .page: state = .failed(notDrawn)
      default: break
      }
    } catch {
      // The page has gone meanwhile; the next one is asked.
    }
  }

  private var notDrawn: Failure {
    let title = String(localized: "The Page Is Not Drawn")
    guard shared.settings.drawsInSoftware else {
      return Failure(
        title: title,
        reason: String(
          localized: """
            The graphics of this computer have not shown a single picture of it. To draw without the \
            graphics processor is slower, and usually helps.
            """), remedy: .drawInSoftware)
    }
    return Failure(
      title: title,
      reason: String(
        localized: """
          Even without the graphics processor no picture of it was shown. Bring the system up to date, \
          and start Lakes again.
          """), remedy: .reload)
  }

  /// Draws all pages as the reader has chosen.
  func applyRendering() {
    for page in [libraryPage, openedPage].compactMap({ $0 }) {
      page.rendering = shared.settings.rendering
    }
  }
}
