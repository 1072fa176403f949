import ArticleLibrary
import Foundation
import GTKUI
import Observation
import WebKitUI

/// Tells pages where their reader has stopped, and keeps where the reader stops next.
@Observable
final class PlaceKeeper {
  /// That places cannot be kept, until it has been shown; it is said once.
  var problem: String?

  @ObservationIgnored private let places: ReadingPlaces
  @ObservationIgnored private var hasProblem = false

  init(_ places: ReadingPlaces) {
    self.places = places
  }

  /// Has the pages of a configuration keep their places.
  func install(in controller: WKUserContentController) {
    controller.addUserScript(
      WKUserScript(
        source: PlaceScript.source, injectionTime: .atDocumentStart, forMainFrameOnly: true,
        in: .reader))
    controller.add(self, contentWorld: .reader, name: PlaceScript.report)
    controller.addScriptMessageHandler(self, contentWorld: .reader, name: PlaceScript.question)
  }

  private struct Report: Decodable {
    let address: URL
    let place: ReadingPlace
  }
}

extension PlaceKeeper: WKScriptMessageHandler {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    guard let text = message.body as? String else { return }
    do {
      let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
      try places.keep(report.place, in: report.address)
    } catch {
      guard !hasProblem else { return }
      hasProblem = true
      problem = String(
        localized: "Where you stop reading cannot be kept: \(error.localizedDescription)")
    }
  }
}

extension PlaceKeeper: WKScriptMessageHandlerWithReply {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    guard let text = message.body as? String, let address = URL(string: text),
      let place = places.place(in: address)
    else { return (nil, nil) }
    do {
      return (String(decoding: try JSONEncoder().encode(place), as: UTF8.self), nil)
    } catch {
      return (nil, error.localizedDescription)
    }
  }
}
