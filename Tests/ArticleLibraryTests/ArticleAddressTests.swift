import Testing

@testable import ArticleLibrary

@Suite
struct ArticleAddressTests {
  @Test(arguments: [
    "lakes://baikal/", "lakes://baikal", "lakes://baikal/#life", "lakes://baikal/?x=1#life",
  ])
  func anAddressWithoutAPathLeadsToTheArticle(text: String) throws {
    let address = try ArticleAddress(parsing: text)
    #expect(address.article.rawValue == "baikal")
    #expect(address.path.isEmpty)
  }

  @Test func aPathIsSplitBeforeItIsDecoded() throws {
    let address = try ArticleAddress(parsing: "lakes://baikal/pictures/a%20b%3F.svg#x%20y")
    #expect(address.path == ["pictures", "a b?.svg"])
    #expect(address.fragment == "x%20y")
  }

  /// Each of these means something else somewhere, or nothing at all.
  @Test(arguments: [
    "", "lakes:", "lakes:/", "lakes://", "lakes:///x", "lakes://./x", "lakes:baikal",
    "lakes:../../etc/passwd", "http://baikal/", "LAKES://baikal/", "file:///etc/passwd",
    "lakes://Baikal/", "lakes://BAIKAL/", "lakes://bai%6Bal/", "lakes://baikal./",
    "lakes://user:password@baikal/", "lakes://baikal:80/", "lakes://[::1]/", "lakes://bai kal/",
    "lakes://baikal/../../etc/passwd", "lakes://baikal/./x", "lakes://baikal//x",
    "lakes://baikal/..%2f..%2fetc/passwd", "lakes://baikal/%2e%2e/%2E%2E/etc/passwd",
    "lakes://baikal/..%5c..%5cetc", "lakes://baikal/\\..\\..\\etc", "lakes://baikal/a%00b",
    "lakes://baikal/%", "lakes://baikal/%4", "lakes://baikal/%zz", "lakes://baikal/%ff%fe",
    "lakes://baikal/%2fetc%2fpasswd", "lakes://-x%/", "lakes://bäikal/", "lakes://baikal\n/",
    "lakes://\(String(repeating: "a", count: 65))/",
    "lakes://baikal/\(String(repeating: "a", count: 9000))",
  ])
  func whatIsNoAddressOfAnArticleIsRefused(text: String) {
    #expect(throws: ArticleError.badAddress(text)) { try ArticleAddress(parsing: text) }
  }

  /// Every name a file can have comes back as it was.
  @Test func encodingAndDecodingAreInverse() throws {
    let article = try #require(ArticleName(rawValue: "baikal"))
    var names = [
      "C++", "100% Chance", "Who?", "#Épidémiologie", "a+b", "a&b=c", "سد", "湖", "🦭", "a b", "%41",
      "e\u{301}", "~_-.", "\u{202E}x", "'\"<>",
    ]
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let scalars = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        Unicode.Scalar(UInt32.random(in: 1...0x1_F9FF, using: &generator))
      }
      names.append(String(String.UnicodeScalarView(scalars)))
    }
    for name in names where !name.contains("/") && !name.contains("\\") && !name.isEmpty {
      let address = ArticleAddress(article: article, path: ["folder", name], fragment: "x")
      #expect(try ArticleAddress(parsing: address.text) == address, "\(name)")
    }
  }
}

/// Numbers that look like chance and are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
