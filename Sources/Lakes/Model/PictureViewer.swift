import Foundation
import Observation
import WebKitUI

/// A picture by itself: it fits into its page, or has a scale of its own.
@Observable
final class PictureViewer {
  /// What it is called in the article: its words for who cannot see it, its caption or its file.
  struct Words: Hashable, Decodable {
    var title = ""
    var caption = ""
  }

  let page: WebPage
  private(set) var words: Words

  /// How large it is drawn, 1 for as many pixels as it has; nothing as long as it fits into the page.
  private(set) var scale: Double?
  /// How large it is drawn now, whichever way.
  private var drawn = 1.0

  private static let scales = 0.1...8.0
  private static let step = 1.25

  /// Shows a picture.
  ///
  /// - Parameters:
  ///   - page: the page that shows it.
  ///   - words: what it is called.
  init(_ page: WebPage, words: Words) {
    self.page = page
    self.words = words
  }

  var canGrow: Bool { (scale ?? drawn) < Self.scales.upperBound }
  var canShrink: Bool { (scale ?? drawn) > Self.scales.lowerBound }

  func zoom(larger: Bool) {
    let new = (scale ?? drawn) * (larger ? Self.step : 1 / Self.step)
    scale = min(max(new, Self.scales.lowerBound), Self.scales.upperBound)
    draw()
  }

  func fit() {
    scale = nil
    draw()
  }

  /// Draws it as is asked for, once it has come.
  func draw() {
    Task { [page, scale] in
      do {
        let drawn = try await page.callJavaScript(
          PictureScript.draw, as: Double?.self, arguments: ["scale": scale ?? 0],
          contentWorld: .reader)
        if let drawn { self.drawn = drawn }
      } catch {
        // It has been closed meanwhile.
      }
    }
  }
}
