import CPlainCalls
import Foundation
import Observation
import WebKitUI

/// What is measured, and on what.
@Observable
final class Benchmark {
  static let article: String = {
    let text = String(repeating: "The lake is deep and clear, and old. ", count: 20)
    let parts = (0..<38).map { "<h2 id='s\($0)'>Part \($0)</h2><p>\(text)</p>" }
    return "<!doctype html><title>Lake</title><h1>Lake</h1>" + parts.joined(separator: "\n")
  }()
  static let size = 100_000_000
  static let call = "return a + b + c.length + d.length + e"

  let page: WebPage
  var isShown = false
  var hasReports = false
  @ObservationIgnored var reports = 0
  @ObservationIgnored let plain = plain_page_new(article, size)

  init() {
    var configuration = WebPage.Configuration()
    if let scheme = URLScheme("bytes") {
      configuration.urlSchemeHandlers[scheme] = BytesHandler(
        article: Data(Self.article.utf8), bytes: Data(count: Self.size))
    }
    page = WebPage(configuration: configuration)
  }

  func run() async throws {
    print("article of \(Self.article.utf8.count) bytes; medians; WebKitUI, C, ratio")
    try await loads()
    try await calls()
    try await bytes()
    try await scrolling()
  }

  private func loads() async throws {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for round in 0..<41 {
      theirs.append(plain_page_load(plain, "plain://a/article?\(round)"))
      ours.append(
        try await seconds {
          for try await _ in page.load(URL(string: "bytes://a/article?\(round)")) {}
        })
    }
    // The first loads start the processes.
    report("load of the article", Array(ours.dropFirst()), Array(theirs.dropFirst()))
  }

  private func calls() async throws {
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<21 {
      theirs.append(plain_page_call(plain, Self.call, 50) / 50)
      ours.append(
        try await seconds {
          for index in 0..<50 {
            _ = try await page.callJavaScript(
              Self.call,
              arguments: ["a": Double(index), "b": 2.5, "c": "Baikal", "d": "a lake", "e": 1_642])
          }
        } / 50)
    }
    report("call with five arguments", ours, theirs)
  }

  private func bytes() async throws {
    func body(_ name: String) -> String {
      "return (await (await fetch('/\(name)')).arrayBuffer()).byteLength"
    }
    var (ours, theirs, chunks): ([Double], [Double], [Double]) = ([], [], [])
    var (ourStalls, theirStalls): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      stall_begin()
      theirs.append(plain_page_run(plain, body("bytes")))
      theirStalls.append(stall_end())
      stall_begin()
      ours.append(try await seconds { _ = try await page.callJavaScript(body("bytes")) })
      ourStalls.append(stall_end())
      chunks.append(try await seconds { _ = try await page.callJavaScript(body("chunks")) })
    }
    report("100 MB through a handler", ours, theirs)
    report("  longest stall of the main loop", ourStalls, theirStalls)
    report("  the same in chunks of 8 kB", chunks, theirs)
  }

  private func scrolling() async throws {
    let script = """
      for (let i = 0; i < 180; i++) { scrollTo(0, i); await new Promise(requestAnimationFrame) }
      """
    isShown = true
    var (ours, theirs): ([Double], [Double]) = ([], [])
    var count: Int32 = 0
    for _ in 0..<5 {
      // What drawing costs is taken away: the same frames without reports.
      var costs: [Double] = []
      for hasReports in [false, true] {
        self.hasReports = hasReports
        try await page.callJavaScript("await new Promise(requestAnimationFrame); scrollTo(0, 0)")
        reports = 0
        let start = thread_seconds()
        try await page.callJavaScript(script)
        costs.append(thread_seconds() - start)
      }
      ours.append((costs[1] - costs[0]) / Double(max(reports, 1)))
      let without = plain_page_scroll(plain, 0, &count)
      let with = plain_page_scroll(plain, 1, &count)
      theirs.append((with - without) / Double(max(count, 1)))
    }
    report("scroll report (\(reports) and \(count))", ours, theirs)
  }

  private func seconds(_ body: () async throws -> Void) async rethrows -> Double {
    let start = ContinuousClock.now
    try await body()
    return (ContinuousClock.now - start) / .seconds(1)
  }

  private func report(_ name: String, _ ours: [Double], _ theirs: [Double]) {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    let (first, second) = (median(ours), median(theirs))
    func text(_ seconds: Double) -> String { String(format: "%10.3f ms", seconds * 1_000) }
    print(
      name.padding(toLength: 36, withPad: " ", startingAt: 0), text(first), text(second),
      String(format: "%6.2f", first / second))
  }
}
