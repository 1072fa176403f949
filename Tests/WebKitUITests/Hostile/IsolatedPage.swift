import Foundation
import FoundationNetworking
import TestSupport
import Testing

@testable import WebKitUI

/// A page of a custom scheme, walled in as a reader walls in an article, and a server of the network
/// that counts what reaches it all the same.
///
/// The rows B001–B112 are those of a list of hostile input. These concern no page, but what a program
/// does with its own data, and are tested there: B009 (files of a handler's folder), B026, B028 and B029
/// (text that a program puts into pages of its own), B031 (archives with scripts: the scripts are those
/// of any page), B047–B049 (what is saved of a page), B058 in part and B061 (how an address is shown and
/// handed to another program), B062 (drops onto the program: a page takes none by itself).
@MainActor final class IsolatedPage {
  /// What is asked of the scheme, in order.
  private(set) var asked: [URLRequest] = []
  /// The network.
  let server: TestServer
  /// Where the network is.
  let base: String
  let page: WebPage
  let decider = InsideDecider()
  private let content = Content()

  /// The body of each path, and its type.
  private final class Content {
    var bodies: [String: (type: String, body: String)] = [:]
    var asked: (URLRequest) -> Void = { _ in }
  }

  /// What keeps a page in.
  struct Walls: OptionSet {
    let rawValue: Int
    /// The page's scripts are off.
    static let scripts = Walls(rawValue: 1)
    /// A content security policy allows the page's own pictures and styles.
    static let policy = Walls(rawValue: 2)
    /// The decider allows the scheme alone.
    static let decider = Walls(rawValue: 4)
    static let all: Walls = [.scripts, .policy, .decider]
  }

  static let scheme = "wall"

  init(
    _ walls: Walls = .all, configure: (inout WebPage.Configuration) -> Void = { _ in }
  ) throws {
    server = try TestServer { _ in .init(headers: ["Access-Control-Allow-Origin": "*"]) }
    base = try #require(server.url("/")).absoluteString
    let content = content
    let handler = ClosureHandler { request, answer in
      content.asked(request)
      if request.url?.path() == "/silent" { return }
      guard let (type, body) = content.bodies[request.url?.path() ?? ""] else {
        return answer.finish(throwing: URLError(.fileDoesNotExist))
      }
      let data = Data(body.utf8)
      answer.yield(.response(.init(type, data.count, for: request)))
      answer.yield(.data(data))
      answer.finish()
    }
    var configuration = try WebPage.Configuration.serving(Self.scheme, handler)
    configuration.defaultNavigationPreferences.allowsContentJavaScript = !walls.contains(.scripts)
    if walls.contains(.policy) {
      configuration.defaultContentSecurityPolicy = """
        default-src 'none'; img-src \(Self.scheme): data:; style-src \(Self.scheme): \
        'unsafe-inline'; script-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; \
        frame-ancestors 'none'
        """
    }
    configure(&configuration)
    decider.isStrict = walls.contains(.decider)
    page = WebPage(configuration: configuration, navigationDecider: decider)
    content.asked = { [weak self] in self?.asked.append($0) }
  }

  /// Loads a body, in which `U` in angle quotes, `‹U›`, is an address of the network.
  func load(_ body: String, type: String = "text/html", at path: String = "/") async throws {
    set(body, type: type, at: path)
    try await page.load(URL(string: "\(Self.scheme)://a\(path)")).finish()
  }

  /// Sets what a path answers.
  func set(_ body: String, type: String = "text/html", at path: String) {
    content.bodies[path] = (type, body.replacing("‹U›", with: base))
  }

  /// Lets all that a page has begun come to its end.
  func settle() async throws {
    for _ in 0..<10 { _ = try await page.callJavaScript("return 1", contentWorld: .defaultClient) }
    await TestLoop.settle()
  }

  /// Clicks everything that can be clicked, in a world of the program's own.
  func clickAll() async throws {
    let script = """
      for (const element of document.querySelectorAll("a, area, button, input, summary, math *, svg *")) {
        element.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, view: window}));
      }
      """
    _ = try await page.callJavaScript(script, contentWorld: .defaultClient)
  }
}

/// Allows the scheme alone, where it is strict, and notes what it is asked.
@MainActor final class InsideDecider: WebPage.NavigationDeciding {
  var isStrict = true
  private(set) var actions: [WebPage.NavigationAction] = []

  func decidePolicy(
    for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
  ) async -> WKNavigationActionPolicy {
    actions.append(action)
    return !isStrict || action.request.url?.scheme == IsolatedPage.scheme ? .allow : .cancel
  }
}
