import ArticleLibrary
import Foundation
import Testing

@testable import Lakes

@Suite
struct SearchTests {
  private func bundled() throws -> ArticleSearch {
    try ArticleSearch(ArticleLibrary(source: BundledSource()))
  }

  private func addresses(_ words: String...) throws -> [String] {
    try bundled().hits(for: words).map(\.address.text)
  }

  @Test func aTitleComesBeforeAHeadingAndAHeadingBeforeAText() throws {
    #expect(try addresses("baikal").first == "lakes://baikal/")
    let hits = try bundled().hits(for: ["life"])
    #expect(hits.first?.section == "Life")
    #expect(hits.contains { $0.section != "Life" })
  }

  @Test func aSectionIsFoundByWhatItSays() throws {
    let hits = try bundled().hits(for: ["golomyanka", "copepod"])
    #expect(hits.map(\.address.text) == ["lakes://baikal/#life"])
    #expect(
      hits.first?.excerpt.contains("golomyanka") == true
        || hits.first?.excerpt.contains("copepod") == true)
  }

  @Test func caseAccentsAndQuotationMarksMakeNoDifference() throws {
    #expect(try addresses("TITICACA").first == "lakes://titicaca/")
    #expect(try addresses("geneve") == addresses("Genève"))
    #expect(try !addresses("琵琶").isEmpty)
    #expect(try !addresses("بحيرة").isEmpty || addresses("nasser").first == "lakes://nasser/")
  }

  @Test func aWordIsFoundAtItsStartOnly() throws {
    #expect(try addresses("baik").first == "lakes://baikal/")
    #expect(try addresses("aikal").isEmpty)
  }

  @Test func nothingIsFoundByNothing() throws {
    #expect(try addresses().isEmpty)
    #expect(try addresses("", "  ", "…", "*").isEmpty)
    #expect(try addresses("baikal", "xyzzy").isEmpty)
  }

  @Test func oneArticleDoesNotFillTheList() throws {
    let hits = try bundled().hits(for: ["the"])
    #expect(hits.count <= ArticleSearch.mostHits)
    for (_, sections) in Dictionary(grouping: hits, by: \.article.name) {
      #expect(sections.count <= ArticleSearch.mostSections + 1)
    }
  }

  @Test func aResultIsDescribedAndLeadsToItsSection() throws {
    let (identifiers, provider) = SearchProvider(try bundled()).results(for: [
      "golomyanka", "copepod",
    ])
    #expect(identifiers == ["baikal#life"])
    let description = try #require(
      provider.descriptions(of: identifiers + ["baikal#nothing"]).first)
    #expect(description.name == "Lake Baikal – Life")
    #expect(!description.description.isEmpty)
    #expect(SearchProvider.address(of: "baikal#life")?.absoluteString == "lakes://baikal/#life")
    #expect(SearchProvider.address(of: "baikal")?.absoluteString == "lakes://baikal/")
    #expect(SearchProvider.address(of: "../etc/passwd") == nil)
    #expect(SearchProvider.address(of: "") == nil)
  }

  @Test func identifiersAreGivenOutOnce() throws {
    for word in ["the", "water", "ice", "a"] {
      let (identifiers, provider) = SearchProvider(try bundled()).results(for: [word])
      #expect(Set(identifiers).count == identifiers.count)
      #expect(provider.descriptions(of: identifiers).count == identifiers.count)
    }
  }
}
