import Foundation
import GTKUI
import WebKitUI

extension ReaderModel {
  /// Waits until the page that has come is drawn, and says so where none ever is: where the graphics
  /// processor and its driver do not get on with WebKit the text is there, and yet nobody sees it.
  ///
  /// - Parameter kind: which page.
  func awaitDrawing(of kind: PageKind) async {
    let page = page(kind)
    // Once one was drawn the others are, and what is left to be done need not wait long for them.
    let isKnown = hasDrawn.contains(kind)
    do {
      let drawn = try await page.callJavaScript(
        DrawingScript.hasDrawn, as: Bool?.self, arguments: ["patience": isKnown ? 500 : patience],
        contentWorld: .reader)
      switch drawn {
      case true?: hasDrawn.insert(kind)
      case false? where !isKnown && kind == shownPage && state == .page: state = .failed(notDrawn)
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
