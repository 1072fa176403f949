import WebKitUI

/// Makes a page look as the reader has chosen.
final class PageLook {
  private var controller: WKUserContentController?
  private var sheet: WKUserStyleSheet?
  private var applied: ReadingAppearance?

  /// Prepares the pages of a configuration.
  ///
  /// - Parameters:
  ///   - controller: the scripts and sheets of the configuration.
  ///   - plainStyle: the style for pages that have none; nothing to leave them alone.
  func install(in controller: WKUserContentController, plainStyle: String?) {
    self.controller = controller
    var sources = [RepairScript.source]
    do {
      if let plainStyle { sources.insert(try PlainPageScript.source(style: plainStyle), at: 0) }
    } catch {
      // A text can always be written as JSON.
    }
    for source in sources {
      controller.addUserScript(
        WKUserScript(
          source: source, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: .reader))
    }
  }

  /// Applies a choice to the page at once, and to those that it shows later.
  func apply(_ appearance: ReadingAppearance, to page: WebPage) {
    guard appearance != applied, let controller else { return }
    applied = appearance
    sheet.map(controller.removeUserStyleSheet)
    let new = WKUserStyleSheet(source: AppearanceStyle(appearance: appearance).source)
    controller.addUserStyleSheet(new)
    sheet = new
    page.zoom = Double(appearance.inRange.textSize) / 100
    guard page.url != nil else { return }
    Task {
      do {
        try await page.callJavaScript(RepairScript.update, contentWorld: .reader)
      } catch {
        // The page has gone meanwhile; the next one is repaired when it comes.
      }
    }
  }
}
