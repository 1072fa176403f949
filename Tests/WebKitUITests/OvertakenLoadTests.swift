import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Loads of the program while the page goes somewhere by itself, which WebKit (2.50) may lose then.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct OvertakenLoadTests {
  init() { _ = TestLoop.startGTK }

  @Test func `What a page loads itself is not taken for the load, which is begun once more`()
    async throws
  {
    let isolated = try IsolatedPage([])
    // One that never ends lets no load of the program begin, where the machine is quick enough.
    func storm(until end: Date) -> String {
      """
      <p>x<script>
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        if (Date.now() > \(Int(end.timeIntervalSince1970 * 1000))) return;
        for (let i = 0; i < 20; i += 1) location.reload();
        channel.port2.postMessage(0);
      };
      channel.port2.postMessage(0);
      </script>
      """
    }
    var finishedCount = 0
    for round in 0..<10 {
      isolated.set(storm(until: Date.now.addingTimeInterval(0.4)), at: "/")
      isolated.set("<p>y", at: "/next")
      isolated.page.load(URL(string: "wall://a/"))
      await TestLoop.turns(round * 7 % 20)
      let load = isolated.page.load(URL(string: "wall://a/next"))
      do {
        try await load.finish()
        finishedCount += 1
        let text = try await isolated.page.callJavaScript("return document.body.innerText")
        #expect(text as? String == "y", "round \(round)")
        #expect(isolated.page.url?.path() == "/next", "round \(round)")
      } catch {
        // The page may overtake it too often, which the load says.
        #expect(error is WebPage.NavigationError, "round \(round)")
      }
    }
    #expect(finishedCount > 0)
  }

  @Test func `A load that WebKit has lost is begun once more, and once alone`() async throws {
    let page = try WebPage(configuration: .serving("lost", TextHandler("<p>asked")))
    try await page.load(html: "<p>own").finish()
    // As if WebKit had dropped it while a navigation of the page itself came to its end.
    let (id, _) = page.machine.request(url: "lost://a/")
    page.machine.hasOvertaken = true
    let load = page.streams.makeSequence(of: id) {}
    var starts = 0
    page.lastStart = { engine in
      starts += 1
      if starts == 2 { engine.load("lost://a/", headers: [:]) }
    }
    page.engine.lookWhetherLost()
    #expect(await TestLoop.eventually { starts == 1 })
    // Nothing has overtaken it since.
    page.engine.lookWhetherLost()
    await TestLoop.settle()
    #expect(starts == 1)
    page.machine.waiting?.timesOvertaken += 1
    page.engine.lookWhetherLost()
    try await load.finish()
    #expect(starts == 2)
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "asked")
  }
}
