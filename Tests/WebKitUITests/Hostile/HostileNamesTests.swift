import Foundation
import GTKUI
import TestSupport
import Testing

@testable import WebKitUI

/// Row B023: names of elements that take the place of what the library's own scripts call.
@MainActor @Suite(.serialized, .timeLimit(.minutes(1))) struct HostileNamesTests {
  init() { _ = TestLoop.startGTK }

  private static let names = [
    "scrollingElement", "documentElement", "body", "addEventListener", "removeEventListener",
    "querySelectorAll", "querySelector", "getElementById", "createElement", "readyState", "hidden",
    "fullscreenElement", "getSelection", "defaultView", "title", "head", "fonts",
  ]
  private static let fieldNames = [
    "childNodes", "nodeType", "tagName", "closest", "checkVisibility", "parentElement", "innerText",
    "getBoundingClientRect", "scrollBy", "scrollTop", "scrollLeft", "scrollWidth", "scrollHeight",
    "parentNode", "firstChild", "textContent", "style", "children",
  ]
  private static let body = """
    \(names.map { "<img name=\($0)><form name=\($0)></form><a id=\($0)></a>" }.joined())
    <img id=webkit><a id=getSelection></a><img name=Document id=Reflect>
    <form id=here>\(fieldNames.map { "<input name=\($0) hidden>" }.joined())
    <p>the deepest lake</p></form><audio></audio>
    \(String(repeating: "<p>deep", count: 300))<p id=end>end
    """

  @Test("B023 Names of elements take nothing from the program")
  func names() async throws {
    let isolated = try IsolatedPage(.scripts)
    let page = isolated.page
    var heights: [Double] = []
    let window = await ViewWindow(
      WebView(page).webViewOnScrollGeometryChange(for: Double.self) {
        Double($0.contentSize.height)
      } action: { _, new in
        heights.append(new)
      })
    defer { window.close() }
    try await isolated.load(Self.body)
    let shadowed = try await page.callJavaScript(
      "return document.body.tagName === 'BODY'", contentWorld: .defaultClient)
    #expect(shadowed as? Bool == false)

    // Scrolling is followed and set.
    let bridge = ScrollBridge(page.engine, name: "Test")
    var place = 0.0
    bridge.observe { place = Double($0.contentOffset.y) }
    bridge.scroll(to: .element("end"))
    #expect(await TestLoop.eventually { place > 1000 })
    bridge.scroll(to: .edge(.top))
    #expect(await TestLoop.eventually { place == 0 })
    bridge.scroll(to: .edge(.bottom))
    #expect(await TestLoop.eventually { place > 1000 })
    #expect(await TestLoop.eventually { (heights.last ?? 0) > 1000 })

    // Words are found, in a form as well.
    var found: [Double]?
    let arguments = try JavaScriptArguments([
      "query": "deepest", "matchesCase": false, "matchesWholeWords": false, "limit": 100,
    ])
    page.engine.call(
      arguments.wrap(FindScript.search), arguments: arguments, world: FindScript.world,
      asJSON: false
    ) { result in
      if case .success(.array(let numbers)) = result {
        found = numbers.map { if case .number(let number) = $0 { number } else { -1 } }
      } else {
        found = []
      }
    }
    #expect(await TestLoop.eventually { found != nil })
    #expect(found == [1, 0])

    // And nobody but the program's own scripts speaks to it.
    let handlers = "return typeof globalThis.webkit?.messageHandlers?.scroll"
    for world in [nil, WKContentWorld.defaultClient] {
      let kind = try await page.callJavaScript(handlers, contentWorld: world)
      #expect(kind as? String == "undefined")
    }

    #expect(await page.mediaPlaybackState() == .paused)
    await page.setAllMediaPlaybackSuspended(true)
    #expect(await page.mediaPlaybackState() == .suspended)
  }
}
