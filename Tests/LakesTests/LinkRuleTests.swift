import Foundation
import Testing

@testable import Lakes

@MainActor
@Suite
struct LinkRuleTests {
  private func rule(_ text: String, isActivated: Bool = true) throws -> LinkRule {
    LinkRule(for: try #require(URL(string: text)), isActivated: isActivated)
  }

  @Test func articlesStayInside() throws {
    #expect(try rule("lakes://baikal/#life") == .inside)
    #expect(try rule("lakes://baikal/", isActivated: false) == .inside)
  }

  @Test(arguments: [
    "https://example.org/", "http://example.org/", "mailto:a@example.org?subject=x%20y",
  ])
  func theWebAndMailGoToTheReadersOwnPrograms(text: String) throws {
    #expect(try rule(text) == .outside(#require(URL(string: text))))
  }

  @Test(arguments: ["https://example.org/", "tel:123", "mailto:a@example.org"])
  func whatAPageDoesByItselfNeverLeavesTheProgram(text: String) throws {
    #expect(try rule(text, isActivated: false) == .refuse(#require(URL(string: text))))
  }

  @Test(arguments: ["tel:123", "geo:1,2", "magnet:?xt=x"])
  func otherProgramsAreAskedFor(text: String) throws {
    #expect(try rule(text) == .ask(#require(URL(string: text))))
  }

  @Test(arguments: [
    "file:///etc/passwd", "javascript:alert(1)", "data:text/html,x", "about:config", "blob:x",
    "ssh://-oProxyCommand=x/", "view-source:https://example.org/", "relative",
    "https://example.org/\(String(repeating: "a", count: 9000))",
  ])
  func nothingIsLaunchedThatCouldRunOrReadSomething(text: String) throws {
    #expect(try rule(text) == .refuse(#require(URL(string: text))))
  }
}
