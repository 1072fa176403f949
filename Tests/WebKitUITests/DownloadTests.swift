import Foundation
import TestSupport
import Testing

@testable import WebKitUI

@MainActor @Suite(.serialized) struct DownloadTests {
  init() { _ = TestLoop.startGTK }

  private let place = TemporaryPlace()

  @Test func `A download goes where the program says`() async throws {
    let server = try TestServer { _ in
      .init(
        headers: ["Content-Disposition": "attachment; filename=\"../../a lake.txt\""],
        type: "text/plain", body: "deep")
    }
    var downloads: [Download] = []
    let page = WebPage()
    page.downloadDestination = { download in
      downloads.append(download)
      return place.url
    }
    page.download(try #require(server.url("/file")))
    #expect(
      await TestLoop.eventually {
        if case .finished = downloads.first?.state { true } else { false }
      })
    #expect(downloads.first?.suggestedName == "a lake.txt")
    #expect(downloads.first?.receivedBytes == 4)
    #expect(try String(contentsOf: place.url, encoding: .utf8) == "deep")
  }

  @Test func `A response that the decider downloads leaves the page`() async throws {
    let server = try TestServer { _ in .init(type: "text/plain", body: "deep") }
    let decider = RecordingDecider()
    let page = WebPage(navigationDecider: decider)
    var downloads: [Download] = []
    page.downloadDestination = { download in
      downloads.append(download)
      return place.url
    }
    try await page.load(html: "<p>here").finish()
    decider.responsePolicy = .download
    await #expect(throws: WebPage.NavigationError.self) {
      try await page.load(server.url("/")).finish()
    }
    #expect(
      await TestLoop.eventually {
        if case .finished = downloads.first?.state { true } else { false }
      })
    #expect(try await page.callJavaScript("return document.body.innerText") as? String == "here")
  }

  @Test func `What a handler of the page answers goes where the program says`() async throws {
    let text = "<a id=a download href='lake://deep/a%20file.txt'>file</a>"
    let page = WebPage(configuration: try .serving("lake", TextHandler(text)))
    var downloads: [Download] = []
    page.downloadDestination = { download in
      downloads.append(download)
      return downloads.count == 1 ? place.url : nil
    }
    try await page.load(URL(string: "lake://deep/")).finish()
    for count in 1...2 {
      try await page.callJavaScript("document.getElementById('a').click()")
      #expect(await TestLoop.eventually { downloads.count == count })
    }
    #expect(
      await TestLoop.eventually {
        if case .finished = downloads[0].state { true } else { false }
      })
    #expect(downloads[0].suggestedName == "a file.txt")
    #expect(try String(contentsOf: place.url, encoding: .utf8) == text)
    #expect(
      await TestLoop.eventually {
        if case .cancelled = downloads[1].state { true } else { false }
      })
    #expect(page.url?.absoluteString == "lake://deep/")
  }

  @Test func `What a handler gives is written while it comes, and no more is asked for before`()
    async throws
  {
    let handler = LargeHandler(count: 160, size: 1_000_000, place: place.url)
    let page = WebPage(configuration: try .serving("large", handler))
    var download: Download?
    page.downloadDestination = { [place] in
      download = $0
      return place.url
    }
    let latency = LoopLatency()
    page.download(try #require(URL(string: "large://a/file")))
    #expect(
      await TestLoop.eventually(within: 60) {
        if case .running = download?.state ?? .running { false } else { true }
      })
    guard case .finished = download?.state else {
      Issue.record("\(String(describing: download?.state))")
      return
    }
    #expect(download?.progress == 1)
    #expect(download?.receivedBytes == 160_000_000)
    #expect(handler.furthest <= 1)
    #expect(try place.url.resourceValues(forKeys: [.fileSizeKey]).fileSize == 160_000_000)
    #expect(latency.longest < LoopLatency.bound, "\(latency.longest)")
  }

  /// What keeps a file from being written.
  enum Obstacle: CaseIterable { case noFolder, isThere, handler, cancellation }

  @Test(arguments: Obstacle.allCases)
  func `What a handler gives and cannot be written fails, and leaves nothing`(
    obstacle: Obstacle
  ) async throws {
    let handler = LargeHandler(
      count: 20, size: 1000, place: place.url, failsAt: obstacle == .handler ? 10 : nil,
      stopsAt: obstacle == .cancellation ? 10 : nil)
    let page = WebPage(configuration: try .serving("large", handler))
    var download: Download?
    let target = obstacle == .noFolder ? place.url.appending(path: "none/file") : place.url
    if obstacle == .isThere { try Data("old".utf8).write(to: place.url) }
    page.downloadDestination = {
      download = $0
      return target
    }
    page.download(try #require(URL(string: "large://a/file")))
    if obstacle == .cancellation {
      #expect(await TestLoop.eventually { download?.receivedBytes == 10_000 })
      #expect(FileManager.default.fileExists(atPath: target.path(percentEncoded: false)))
      download?.cancel()
    }
    #expect(
      await TestLoop.eventually {
        if case .running = download?.state ?? .running { false } else { true }
      })
    switch (obstacle, download?.state) {
    case (.cancellation, .cancelled), (.noFolder, .failed), (.isThere, .failed),
      (.handler, .failed):
      break
    default: Issue.record("\(obstacle): \(String(describing: download?.state))")
    }
    if obstacle == .isThere {
      #expect(try String(contentsOf: target, encoding: .utf8) == "old")
    } else {
      #expect(!FileManager.default.fileExists(atPath: target.path(percentEncoded: false)))
    }
  }

  @Test func `Nothing is downloaded unless the program says where`() async throws {
    let server = try TestServer { _ in .init(type: "application/x-lake", body: "deep") }
    let page = WebPage()
    page.download(try #require(server.url("/a")))
    var refused: Download?
    let other = WebPage()
    other.downloadDestination = { download in
      refused = download
      return nil
    }
    other.download(try #require(server.url("/b")))
    #expect(
      await TestLoop.eventually { if case .cancelled = refused?.state { true } else { false } })
  }

  @Test(arguments: [
    ("../../etc/passwd", "passwd"), ("a\\b.txt", "b.txt"), (".bashrc", "bashrc"), ("", "download"),
    ("..", "download"), ("a\u{202E}txt.exe", "atxt.exe"), ("a\u{0}b\n", "ab"), (" -rf ", "rf"),
    ("lac léman.pdf", "lac léman.pdf"), ("x. . ", "x"),
  ])
  func `A name that a server suggests is safe for a file`(suggested: String, safe: String) {
    #expect(Download.safeName(suggested) == safe)
  }

  @Test func `A long name is cut`() {
    #expect(Download.safeName(String(repeating: "湖", count: 500)).utf8.count <= 200)
  }
}
