import Foundation
import Observation
import WebKitUI

// The code on ScriptsAndMessages.md, word for word, so that it is known to
// build; `WebKitUIDocumentationTests` compares.

@MainActor
struct ScriptsCode {
  func count(_ word: String, in page: WebPage) async throws -> Int {
    try await page.callJavaScript(
      "return document.body.innerText.split(word).length - 1",
      as: Int.self, arguments: ["word": word])
  }

  nonisolated struct Heading: Decodable {
    let text: String
    let top: Double
  }

  func headings(of page: WebPage) async throws -> [Heading] {
    try await page.callJavaScript(
      """
      return [...document.querySelectorAll("h2")].map(heading => ({
        text: heading.textContent, top: heading.getBoundingClientRect().top + scrollY,
      }))
      """, as: [Heading].self)
  }

  func height(of page: WebPage) async throws -> Double {
    try await page.callJavaScript(
      "return document.documentElement.getBoundingClientRect().height",
      as: Double.self, contentWorld: .defaultClient)
  }

  func makeReadingPage() -> WebPage {
    let configuration = WebPage.Configuration()
    let content = configuration.userContentController
    content.addUserStyleSheet(
      WKUserStyleSheet(source: "body { max-width: 40em; margin: auto }"))
    content.addUserScript(
      WKUserScript(
        source: "for (const film of document.querySelectorAll('video')) film.controls = true",
        injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: .defaultClient))
    return WebPage(configuration: configuration)
  }

  @MainActor
  @Observable
  final class PageHeight: WKScriptMessageHandler {
    private(set) var value = 0.0

    func attach(to content: WKUserContentController) {
      content.add(self, contentWorld: .defaultClient, name: "height")
      content.addUserScript(
        WKUserScript(
          source: """
            const root = document.documentElement
            new ResizeObserver(() => {
              webkit.messageHandlers.height.postMessage(root.getBoundingClientRect().height)
            }).observe(root)
            """, injectionTime: .atDocumentEnd, forMainFrameOnly: true, in: .defaultClient))
    }

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      if let height = message.body as? Double { value = height }
    }
  }

  @MainActor
  final class Counter: WKScriptMessageHandlerWithReply {
    private var count = 0

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
      guard let number = message.body as? Double, let step = Int(exactly: number),
        (0...100).contains(step)
      else { return (nil, "A number from 0 to 100 is needed") }
      count += step
      return (count, nil)
    }
  }

  func addCounter(to content: WKUserContentController) {
    content.addScriptMessageHandler(Counter(), contentWorld: .page, name: "count")
  }

  func keepPicturesOut(of content: WKUserContentController, folder: URL) async throws {
    let rules = try await WKContentRuleListStore(url: folder).compileContentRuleList(
      forIdentifier: "no pictures",
      encodedContentRuleList: """
        [{
          "trigger": { "url-filter": ".*", "resource-type": ["image"] },
          "action": { "type": "block" }
        }]
        """)
    content.add(rules)
  }
}
