import Foundation
import TestSupport
import Testing

@testable import WebKitUI

/// Rows B016–B022 and B031: markup that runs scripts, on a page whose scripts are off.
@MainActor @Suite(.serialized, .timeLimit(.minutes(3))) struct HostileScriptTests {
  init() { _ = TestLoop.startGTK }

  /// What a script that runs leaves behind: a mark on the whole page, and a request.
  private static let script = """
    (()=>{try{top.document.documentElement.setAttribute(`ran`,1)}catch{}\
    try{fetch(`‹U›`)}catch{}})()
    """

  private func markup(_ vector: ScriptVector, _ isolated: IsolatedPage) -> String {
    let script = Self.script.replacing("‹U›", with: isolated.base)
    let encoded = script.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    return vector.markup.replacing("‹S›", with: script).replacing("‹E›", with: encoded)
  }

  /// Loads a page, does what a reader may do to set it off, and looks whether its script ran.
  private func runs(_ vector: ScriptVector, in isolated: IsolatedPage) async throws -> Bool {
    let before = isolated.server.requests.count
    let script = """
      dispatchEvent(new Event("hashchange"));
      for (let i = 0; i < 4; i += 1) {
        await new Promise(done => {
          const channel = new MessageChannel();
          channel.port1.onmessage = done;
          channel.port2.postMessage(0);
        });
      }
      return document.documentElement.hasAttribute("ran");
      """
    var hasMark = false
    do {
      try await isolated.load(markup(vector, isolated), type: vector.type)
      try await isolated.clickAll()
      hasMark =
        try await isolated.page.callJavaScript(script, contentWorld: .defaultClient) as? Bool
        ?? false
      try await isolated.settle()
    } catch {
      // A form sends itself somewhere.
      await TestLoop.settle()
    }
    return hasMark || isolated.server.requests.count > before
  }

  @Test(arguments: ScriptVector.rows)
  func `No script of a page runs where its scripts are off`(row: String) async throws {
    // The switch alone, without a policy that would stop scripts as well.
    let isolated = try IsolatedPage(.scripts)
    for vector in ScriptVector.all where vector.row == row {
      #expect(try await !runs(vector, in: isolated), "\(vector.name)")
      #expect(isolated.page.processTermination == nil)
    }
  }

  @Test(arguments: ScriptVector.rows.dropLast())
  func `The same scripts run where scripts are on`(row: String) async throws {
    let open = try IsolatedPage([])
    let window = await TestWindow(open.page)
    defer { withExtendedLifetime(window) {} }
    for vector in ScriptVector.all where vector.row == row && vector.runs {
      let before = open.server.requests.count
      var hasRun = try await runs(vector, in: open)
      if !hasRun {
        hasRun = await TestLoop.eventually(within: 3) { open.server.requests.count > before }
      }
      #expect(hasRun, "\(vector.name)")
    }
  }

  @Test func `There are more than 25 different ones, and most of them run elsewhere`() {
    #expect(Set(ScriptVector.all.map(\.markup)).count == ScriptVector.all.count)
    #expect(ScriptVector.all.count >= 25)
    #expect(ScriptVector.all.count(where: \.runs) >= 25)
  }
}
