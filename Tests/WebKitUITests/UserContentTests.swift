import Foundation
import GLibSupport
import TestSupport
import Testing

@testable import WebKitUI

@MainActor private final class Recorder: WKScriptMessageHandler, WKScriptMessageHandlerWithReply {
  var messages: [WKScriptMessage] = []
  var reply: (Any?, String?) = (nil, nil)

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) {
    messages.append(message)
  }

  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
  ) async -> (Any?, String?) {
    messages.append(message)
    return reply
  }
}

@MainActor @Suite(.serialized) struct UserContentTests {
  init() { _ = TestLoop.startGTK }

  @Test func `Scripts run in their order, time and world`() async throws {
    let configuration = WebPage.Configuration()
    let controller = configuration.userContentController
    let world = WKContentWorld.world(name: "mine")
    controller.addUserScript(
      WKUserScript(
        source: "globalThis.a = document.body === null", injectionTime: .atDocumentStart,
        forMainFrameOnly: true))
    controller.addUserScript(
      WKUserScript(
        source: "globalThis.b = document.body !== null", injectionTime: .atDocumentEnd,
        forMainFrameOnly: true, in: world))
    let page = WebPage(configuration: configuration)
    try await page.load(html: "<p>Hello").finish()
    #expect(
      try await page.callJavaScript("return [a, typeof b]", as: Pair.self)
        == Pair(a: true, b: "undefined"))
    #expect(try await page.callJavaScript("return b", contentWorld: world) as? Bool == true)
    controller.removeAllUserScripts()
    try await page.load(html: "<p>Hello").finish()
    #expect(try await page.callJavaScript("return typeof a") as? String == "undefined")
  }

  private struct Pair: Decodable, Equatable {
    var a: Bool
    var b: String

    init(a: Bool, b: String) {
      self.a = a
      self.b = b
    }

    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      a = try container.decode(Bool.self)
      b = try container.decode(String.self)
    }
  }

  @Test func `Style sheets hold for open pages, past the page's own policy`() async throws {
    let configuration = try WebPage.Configuration.serving(
      "sheet",
      TextHandler("<meta http-equiv=Content-Security-Policy content=\"default-src 'none'\"><p>x"))
    let page = WebPage(configuration: configuration)
    try await page.load(URL(string: "sheet://a/")).finish()
    let color = "return getComputedStyle(document.querySelector('p')).color"
    let sheet = WKUserStyleSheet(source: "p { color: rgb(1, 2, 3) !important }")
    configuration.userContentController.addUserStyleSheet(sheet)
    #expect(try await page.callJavaScript(color) as? String == "rgb(1, 2, 3)")
    configuration.userContentController.removeUserStyleSheet(sheet)
    #expect(try await page.callJavaScript(color) as? String == "rgb(0, 0, 0)")
  }

  @Test func `Messages arrive with their page, from their world alone`() async throws {
    let configuration = WebPage.Configuration()
    let recorder = Recorder()
    let world = WKContentWorld.world(name: "mine")
    configuration.userContentController.add(recorder, contentWorld: world, name: "lake")
    let first = WebPage(configuration: configuration)
    let second = WebPage(configuration: configuration)
    for page in [first, second] {
      try await page.load(html: "<p>Hello").finish()
      #expect(
        try await page.callJavaScript("return !!window.webkit?.messageHandlers?.lake") as? Bool
          == false)
      try await page.callJavaScript(
        "webkit.messageHandlers.lake.postMessage({depth: 1642})", contentWorld: world)
    }
    #expect(await TestLoop.eventually { recorder.messages.count == 2 })
    #expect(recorder.messages.first?.page === first)
    #expect(recorder.messages.last?.page === second)
    #expect((recorder.messages.first?.body as? [String: Any])?["depth"] as? Double == 1642)
    configuration.userContentController.removeScriptMessageHandler(
      forName: "lake", contentWorld: world)
    await #expect(throws: WKError.self) {
      try await first.callJavaScript(
        "webkit.messageHandlers.lake.postMessage(1)", contentWorld: world)
    }
  }

  @Test func `A second handler of a name is a mistake, which the program is told of`() async throws
  {
    let configuration = WebPage.Configuration()
    let controller = configuration.userContentController
    let (first, second) = (Recorder(), Recorder())
    let texts = await Complaints.during { _ in
      controller.add(first, name: "lake")
      controller.add(second, name: "lake")
      controller.addScriptMessageHandler(
        second, contentWorld: .world(name: "mine"), name: "lake")
    }
    #expect(texts.count == 2)
    #expect(texts.allSatisfy { $0.contains("“lake”") })
    let page = WebPage(configuration: configuration)
    try await page.load(html: "<p>Hello").finish()
    let post = "webkit.messageHandlers.lake.postMessage(1)"
    try await page.callJavaScript(post)
    #expect(await TestLoop.eventually { first.messages.count == 1 })
    // Once the first is removed the name is free.
    let others = await Complaints.during { _ in
      controller.removeScriptMessageHandler(forName: "lake")
      controller.add(second, name: "lake")
    }
    #expect(others == [])
    try await page.callJavaScript(post)
    #expect(await TestLoop.eventually { second.messages.count == 1 })
    #expect(first.messages.count == 1)
  }

  @Test func `A message is answered, or refused with a reason`() async throws {
    let configuration = WebPage.Configuration()
    let recorder = Recorder()
    recorder.reply = (["name": "Baikal", "depth": 1642] as [String: Any], nil)
    configuration.userContentController.addScriptMessageHandler(
      recorder, contentWorld: .page, name: "ask")
    let page = WebPage(configuration: configuration)
    try await page.load(html: "<p>Hello").finish()
    let script = "return await webkit.messageHandlers.ask.postMessage('deepest')"
    let answer = try await page.callJavaScript(script)
    #expect((answer as? [String: Any])?["name"] as? String == "Baikal")
    recorder.reply = (nil, "no such lake")
    let error = await #expect(throws: WKError.self) { try await page.callJavaScript(script) }
    #expect(error?.message.contains("no such lake") == true)
    recorder.reply = (nil, nil)
    #expect(try await page.callJavaScript(script) == nil)
  }

  @Test func `Rules keep pages from loading`() async throws {
    let server = try TestServer { _ in .init(type: "image/png") }
    let place = TemporaryPlace()
    let store = WKContentRuleListStore(url: place.url)
    let rules = try await store.compileContentRuleList(
      forIdentifier: "wall",
      encodedContentRuleList:
        #"[{"trigger":{"url-filter":".*"},"action":{"type":"block"}}]"#)
    let configuration = WebPage.Configuration()
    configuration.userContentController.add(rules)
    let page = WebPage(configuration: configuration)
    let image = try #require(server.url("/i.png")).absoluteString
    try await page.load(html: "<img src='\(image)'>").finish()
    #expect(server.requests.isEmpty)
    configuration.userContentController.remove(rules)
    try await page.load(html: "<img src='\(image)'>").finish()
    #expect(server.requests.count == 1)
    _ = try await store.contentRuleList(forIdentifier: "wall")
    try await store.removeContentRuleList(forIdentifier: "wall")
    await #expect(throws: GLibError.self) {
      try await store.contentRuleList(forIdentifier: "wall")
    }
    await #expect(throws: GLibError.self) {
      try await store.compileContentRuleList(forIdentifier: "bad", encodedContentRuleList: "{")
    }
  }

  @Test func `Nobody else speaks for a world of the program's own`() async throws {
    let configuration = WebPage.Configuration()
    let controller = configuration.userContentController
    let mine = Recorder()
    let other = Recorder()
    let world = WKContentWorld.world(name: "mine")
    controller.add(mine, contentWorld: world, name: "lake")
    // WebKitGTK would bring what the page posts to both.
    controller.add(other, name: "lake")
    let page = WebPage(configuration: configuration)
    try await page.load(html: "").finish()
    await #expect(throws: WKError.self) {
      try await page.callJavaScript("webkit.messageHandlers.lake.postMessage('forged')")
    }
    try await page.callJavaScript(
      "webkit.messageHandlers.lake.postMessage('true')", contentWorld: world)
    #expect(await TestLoop.eventually { !mine.messages.isEmpty })
    #expect(mine.messages.map { $0.body as? String } == ["true"])
    #expect(other.messages.isEmpty)
    controller.removeAllScriptMessageHandlers(from: .page)
    try await page.callJavaScript(
      "webkit.messageHandlers.lake.postMessage('again')", contentWorld: world)
    #expect(await TestLoop.eventually { mine.messages.count == 2 })
    controller.removeAllScriptMessageHandlers(from: world)
    await #expect(throws: WKError.self) {
      try await page.callJavaScript(
        "webkit.messageHandlers.lake.postMessage(1)", contentWorld: world)
    }
  }
}
