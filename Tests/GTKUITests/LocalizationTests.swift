import Testing

@testable import GTKUI

@MainActor
struct LocalizationTests {
  @Test func aTextWithoutATranslationIsShownInEnglish() {
    #expect(String(localized: "Find in Page") == "Find in Page")
    #expect(String(localized: "100 % of it") == "100 % of it")
    #expect(Text("Find in Page").content == "Find in Page")
  }

  @Test func interpolatedValuesStandAtPlaceholders() {
    let key: LocalizedStringKey = "\(3) of \("twelve") at 5 %"
    #expect(key.key == "%@ of %@ at 5 %%")
    #expect(String(localized: key) == "3 of twelve at 5 %")
  }

  /// The tests run in no country: thousands are not set apart there.
  @Test func aNumberStandsWhereTextsStand() {
    #expect(String(localized: "\(-1_234_567) of \(Int.max)") == "-1234567 of 9223372036854775807")
  }

  @Test func whatIsInterpolatedIsNeverTakenForAPlaceholder() {
    #expect(String(localized: "\("%@ %2$@ %%") and \("b")") == "%@ %2$@ %% and b")
  }

  @Test func aCountChoosesTheForm() {
    func matches(_ n: Int) -> String {
      String(localized: LocalizedStringKey(one: "\(n) match", other: "\(n) matches", count: n))
    }
    #expect(matches(1) == "1 match")
    #expect(matches(0) == "0 matches")
    #expect(matches(2) == "2 matches")
  }

  @Test func aStringIsTakenAsItIs() {
    let name = "Find %@"
    #expect(Text(name).content == "Find %@")
    #expect(Text(verbatim: "Find %@").content == "Find %@")
  }
}
