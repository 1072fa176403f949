import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B001–B014: addresses and answers of a custom scheme.
@MainActor @Suite(.serialized, .timeLimit(.minutes(2))) struct HostileSchemeTests {
  init() { _ = TestLoop.startGTK }

  /// Loads an address; it may fail, and the page goes on.
  private func ask(_ address: String, of isolated: IsolatedPage) async throws -> [URL] {
    let before = isolated.asked.count
    do {
      try await isolated.page.load(URL(string: address)).finish()
    } catch {
      #expect(error is WebPage.NavigationError, "\(error)")
    }
    return isolated.asked.dropFirst(before).compactMap(\.url)
  }

  /// The page is whole: it loads, and runs the program's scripts.
  private func expectGood(_ isolated: IsolatedPage) async throws {
    try await isolated.load("<p>Hello", at: "/good")
    let text = "return document.body.innerText"
    #expect(
      try await isolated.page.callJavaScript(text, contentWorld: .defaultClient) as? String
        == "Hello")
    #expect(isolated.page.processTermination == nil)
  }

  @Test(
    "B001 A path that climbs arrives without its dots",
    arguments: ["/../../etc/passwd", "/%2e%2e/%2E%2E/etc/passwd", "/b/../../../etc/passwd"])
  func climbing(path: String) async throws {
    let isolated = try IsolatedPage()
    let asked = try await ask("wall://a\(path)", of: isolated)
    #expect(asked.map { $0.path() } == ["/etc/passwd"])
    try await expectGood(isolated)
  }

  @Test(
    "B002 An encoded slash stays encoded",
    arguments: ["/..%2f..%2fetc%2fpasswd", "/..%5c..%5cetc", "/a%2F..%2Fb"])
  func encodedSlashes(path: String) async throws {
    let isolated = try IsolatedPage()
    let asked = try await ask("wall://a\(path)", of: isolated)
    #expect(asked.map { $0.path() } == [path])
    try await expectGood(isolated)
  }

  @Test(
    "B003, B007, B008 An address of an odd form reaches the handler as it is, or nobody",
    arguments: [
      "wall:../../etc/passwd", "wall:a/b", "wall:/x", "wall:", "wall:?", "wall:#x", "wall://A/x",
      "wall://%61/x", "wall://a./x", "wall://user:pw@a/x", "wall://a:80/x", "wall://[::1]/x",
      "wall://a//b//c", "wall://a", "wall:///x", "wall://./x", "wall:////", "wall://a/?q#f",
    ])
  func oddForms(address: String) async throws {
    let isolated = try IsolatedPage()
    let asked = try await ask(address, of: isolated)
    // The host that the handler sees is never another one than was written.
    for url in asked { #expect(url.absoluteString.hasPrefix(address.prefix { $0 != "#" })) }
    #expect(asked.count <= 1)
    try await expectGood(isolated)
  }

  @Test(
    "B004 A path of this machine's is one of the handler's, who alone says what is there",
    arguments: ["wall://local/", "wall://", "wall://a/file://", "wall://a/%2f"])
  func paths(prefix: String) async throws {
    let place = TemporaryPlace()
    let file = place.url
    try Data("<p>of the machine".utf8).write(to: file)
    let isolated = try IsolatedPage(.scripts)
    try await isolated.load("<p>before", at: "/before")
    let shown = "return document.body?.textContent ?? ''"
    let address = prefix + file.path()
    // Nobody answers: what is shown stays.
    let asked = try await ask(address, of: isolated)
    #expect(asked.map(\.absoluteString) == [address])
    #expect(
      try await isolated.page.callJavaScript(shown, contentWorld: .defaultClient) as? String
        == "before")
    // The handler's answer is shown, not the file.
    isolated.set("<p>of the handler", at: try #require(URL(string: address)).path())
    #expect(try await ask(address, of: isolated).map(\.absoluteString) == [address])
    #expect(
      try await isolated.page.callJavaScript(shown, contentWorld: .defaultClient) as? String
        == "of the handler")
  }

  @Test(
    "B006 An address of odd characters arrives whole",
    arguments: [
      "a%00b", "a%20b", "a%0Ab", "%D8%B3", "%F0%9F%8F%9E", "%FF%FE", "%", "%zz",
      String(repeating: "x", count: 65_536),
    ])
  func oddCharacters(id: String) async throws {
    let isolated = try IsolatedPage()
    // Some of them are no URL to Foundation; a link has them all the same.
    try await isolated.load("<a href='wall://a/\(id)'>x</a>")
    try await isolated.clickAll()
    try await isolated.settle()
    for request in isolated.asked.dropFirst() {
      #expect(request.url?.absoluteString.utf8.count ?? 0 >= id.utf8.count)
    }
    #expect(isolated.asked.count <= 2)
    try await expectGood(isolated)
  }

  @Test(
    "B011, B012 A document that names a file of this machine shows nothing of it",
    arguments: [
      (
        "image/svg+xml",
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xi='http://www.w3.org/2001/XInclude'><xi:include href='file:///etc/passwd' parse='text'/><text>‹X›</text></svg>"
      ),
      (
        "image/svg+xml",
        "<svg xmlns='http://www.w3.org/2000/svg'><image href='file:///etc/passwd'/><use href='file:///etc/passwd#a'/></svg>"
      ),
      (
        "application/xhtml+xml",
        "<!DOCTYPE html [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><html xmlns='http://www.w3.org/1999/xhtml'><body>&x;</body></html>"
      ),
      ("application/xml", "<!DOCTYPE d [<!ENTITY % p SYSTEM 'file:///etc/passwd'> %p;]><d/>"),
      (
        "text/html",
        "<iframe src='file:///etc/passwd'></iframe><object data='file:///etc/passwd'></object><link rel=stylesheet href='file:///etc/passwd'><img src='file:///etc/passwd'>"
      ),
    ])
  func files(type: String, body: String) async throws {
    let isolated = try IsolatedPage(.scripts)
    do {
      try await isolated.load(body, type: type)
    } catch {
      #expect(error is WebPage.NavigationError)
    }
    let script = """
      const texts = [document.documentElement?.textContent ?? ""];
      for (const frame of document.querySelectorAll("iframe, object")) {
        texts.push(frame.contentDocument?.documentElement?.textContent ?? "");
      }
      return texts.join("")
      """
    let text = try await isolated.page.callJavaScript(script, contentWorld: .defaultClient)
    #expect((text as? String)?.contains("root:") == false)
  }

  @Test("B013 An answer that fails, before or within, ends the load and nothing else")
  func halfAnswers() async throws {
    let handler = ClosureHandler { request, answer in
      switch request.url?.path() {
      case "/none": answer.finish()
      case "/error": answer.finish(throwing: URLError(.fileDoesNotExist))
      case "/half":
        answer.yield(.response(.init("text/html", 1_000_000, for: request)))
        answer.yield(.data(Data("<p>half".utf8)))
        answer.finish(throwing: URLError(.networkConnectionLost))
      default:
        answer.yield(.response(.init("text/html", 8, for: request)))
        answer.yield(.data(Data("<p>Hello".utf8)))
        answer.finish()
      }
    }
    let page = try WebPage(configuration: .serving("half", handler))
    for path in ["/none", "/error", "/half"] {
      await #expect(throws: (any Error).self) {
        try await page.load(URL(string: "half://a\(path)")).finish()
      }
      try await page.load(URL(string: "half://a/good")).finish()
      #expect(!page.isLoading)
    }
  }

  @Test(
    "B014 A page of a wrong type is not run as one",
    arguments: [
      "text/plain", "image/png", "application/octet-stream", "application/json", "text/css",
    ])
  func wrongTypes(type: String) async throws {
    let open = try IsolatedPage([])
    do {
      try await open.load("<script>fetch('‹U›')</script><img src='‹U›'>", type: type)
    } catch {
      #expect(error is WebPage.NavigationError)
    }
    try await open.settle()
    #expect(open.server.requests.map(\.path) == [])
  }
}
