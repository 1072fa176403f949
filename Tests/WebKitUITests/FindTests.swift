import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct FindTests {
  private let page: WebPage

  init() {
    _ = TestLoop.startGTK
    page = WebPage()
  }

  private func load(_ body: String) async throws {
    for try await _ in page.load(html: "<!doctype html><body>\(body)") {}
  }

  /// Looks for something and waits for what the page says.
  private func find(
    _ text: String, matchesCase: Bool = false, wholeWords: Bool = false
  ) async -> String {
    await answer {
      $0.find(
        .init(text: text, matchesCase: matchesCase, matchesWholeWords: wholeWords))
    }
  }

  private func answer(_ action: (FindController) -> Void) async -> String {
    let find = page.engine.find
    return await withCheckedContinuation { continuation in
      var isAsking = true
      find.onChange = {
        guard !isAsking, !find.state.status.isEmpty else { return }
        find.onChange = {}
        continuation.resume(returning: find.state.status)
      }
      action(find)
      isAsking = false
    }
  }

  @Test func `Matches are counted and stepped through in a ring`() async throws {
    try await load("<p>one lake<p>two Lakes<p>LAKE")
    #expect(await find("lake") == "1 of 3")
    #expect(await answer { $0.next() } == "2 of 3")
    #expect(await answer { $0.next() } == "3 of 3")
    #expect(await answer { $0.next() } == "1 of 3")
    #expect(await answer { $0.previous() } == "3 of 3")
  }

  @Test(arguments: [
    ("zurich", "Zürich", "1 of 1"), ("Zürich", "Zurich", "No matches"),
    ("zürich", "Zu\u{308}rich", "1 of 1"), ("strasse", "Straße", "1 of 1"),
    ("find", "\u{FB01}nd", "1 of 1"), ("a b", "a\u{A0}b", "1 of 1"), ("a b", "a \n\t b", "1 of 1"),
    ("hyphen", "hy\u{AD}phen", "1 of 1"), ("foo", "fo<b>o</b>", "1 of 1"),
    ("whf", "WH<div>F</div>", "No matches"), ("a b", "a<br>b", "1 of 1"),
    ("湖", "琵琶湖", "1 of 1"), ("🦭", "a 🦭 b", "1 of 1"), ("aa", "aaaa", "1 of 2"),
    ("x", "<p hidden>x</p><script>x</script><style>x</style>", "No matches"),
    ("x", "<details><summary>s</summary>x</details>", "1 of 1"),
    ("<b>", "&lt;b&gt;", "1 of 1"), ("C++", "C++ and C", "1 of 1"), (".*", "abc", "No matches"),
  ])
  func `Text is found as it is read`(text: String, body: String, status: String) async throws {
    try await load(body)
    #expect(await find(text) == status, "\(text) in \(body)")
  }

  @Test func `Case and whole words can matter`() async throws {
    try await load("Lake lake lakes flake lake-side")
    #expect(await find("lake") == "1 of 5")
    #expect(await find("Lake", matchesCase: true) == "1 of 1")
    #expect(await find("lake", wholeWords: true) == "1 of 3")
  }

  @Test func `The first match is the one at the place where the reader is`() async throws {
    try await load("<p>lake</p><p style='margin-top: 3000px' id=end>lake")
    try await page.callJavaScript("scrollTo(0, 2800)")
    #expect(await find("lake") == "2 of 2")
  }

  @Test func `A match out of sight is brought into sight in each box around it`() async throws {
    try await load(
      """
      <div style="height: 3000px"></div>
      <div id=box style="overflow: auto; width: 200px">
      <p style="width: 2000px; text-align: right">treasure</p></div>
      """)
    #expect(await find("treasure") == "1 of 1")
    let place = try await page.callJavaScript(
      "return [scrollY, document.getElementById('box').scrollLeft]", as: [Double].self)
    #expect(place[0] > 1000)
    #expect(place[1] > 1000)
  }

  @Test func `A closed section opens for its match and closes again after it`() async throws {
    try await load("<details><summary>s</summary>lake</details><p>lake")
    let isOpen = "return document.querySelector('details').open"
    // What is closed is not where the reader is.
    #expect(await find("lake") == "2 of 2")
    #expect(await answer { $0.previous() } == "1 of 2")
    #expect(try await page.callJavaScript(isOpen, as: Bool.self))
    _ = await answer { $0.next() }
    #expect(try await !page.callJavaScript(isOpen, as: Bool.self))
  }

  @Test func `More than a thousand matches are said to be that`() async throws {
    try await load(String(repeating: "lake ", count: 1500))
    #expect(await find("lake") == "More than 1,000 matches")
  }

  @Test func `The end of the search leaves the match selected and the document as it was`()
    async throws
  {
    try await load("<p>a <b>la</b>ke")
    let html = try await page.callJavaScript(
      "return document.documentElement.outerHTML", as: String.self)
    #expect(await find("lake") == "1 of 1")
    page.engine.find.finish()
    #expect(
      try await page.callJavaScript("return String(getSelection())", as: String.self) == "lake")
    #expect(
      try await page.callJavaScript("return document.documentElement.outerHTML", as: String.self)
        == html)
    #expect(try await page.callJavaScript("return CSS.highlights.size", as: Double.self) == 0)
  }

  @Test func `A page without its own scripts is searched too`() async throws {
    var configuration = WebPage.Configuration()
    configuration.defaultNavigationPreferences.allowsContentJavaScript = false
    configuration.defaultContentSecurityPolicy = "default-src 'none'"
    let page = WebPage(configuration: configuration)
    for try await _ in page.load(html: "lake") {}
    page.engine.find.find(.init(text: "lake"))
    #expect(await TestLoop.eventually { page.engine.find.state.status == "1 of 1" })
  }
}
