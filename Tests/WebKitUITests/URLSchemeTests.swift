import Testing

@testable import WebKitUI

@Suite struct URLSchemeTests {

  @Test(arguments: ["", "1a", "-a", "a:", "a/b", "ä", "a\u{0}", " a", "K\u{212A}", "a_b"])
  func `Names that no address can have are refused`(name: String) {
    #expect(URLScheme(name) == nil)
  }

  @Test(arguments: ["a", "lakes", "Lakes", "a1+-.z"])
  func `Other names are taken as they are`(name: String) {
    #expect(URLScheme(name)?.rawValue == name)
  }

  @Test func `Schemes that differ in case alone are one`() {
    #expect(URLScheme("lakes") == URLScheme("LAKES"))
  }
}
