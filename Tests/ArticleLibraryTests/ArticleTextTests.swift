import Testing

@testable import ArticleLibrary

@Suite
struct ArticleTextTests {
  private func blocks(_ html: String) -> [ArticleText.Block] { ArticleText(html: html.utf8).blocks }

  @Test func headingsParagraphsAndQuotationsAreKept() {
    #expect(
      blocks(
        """
        <!doctype html><head><title>No</title><style>p { }</style></head><body><!-- <p>no</p> -->
        <h1>A &amp; B</h1><p>One<br>two   <b>th</b>ree</p>Loose<div>text</div>
        <h2 id="water">Water</h2><blockquote><p>Said</p></blockquote><script>"<p>no"</script>
        """)
        == [
          .heading(level: 1, text: "A & B", id: nil), .paragraph("One two three"),
          .paragraph("Loose"), .paragraph("text"), .heading(level: 2, text: "Water", id: "water"),
          .quotation("Said"),
        ])
  }

  @Test func entriesOfListsKnowTheirDepthAndNumber() {
    #expect(
      blocks("<ol start=3><li>a<ul><li>b<p>c</p></ul><li>d</ol><dl><dt>Term<dd>Meaning</dl>")
        == [
          .item(depth: 0, marker: "3.", text: "a"), .item(depth: 1, marker: "•", text: "b"),
          .item(depth: 1, marker: "", text: "c"), .item(depth: 0, marker: "4.", text: "d"),
          .paragraph("Term"), .item(depth: 0, marker: "•", text: "Meaning"),
        ])
  }

  @Test func tablesPicturesAndPreparedLinesAreKept() {
    #expect(
      blocks(
        """
        <table><caption>Depths</caption><tr><th>Lake<th>m</tr><tr><td><p>Baikal</p></td><td>1,642</td>
        </tr></table><figure><img alt="A map"><figcaption>Where</figcaption></figure><img alt="">
        <pre>
        a  b
          c</pre>
        """)
        == [
          .table(caption: "Depths", rows: [["Lake", "m"], ["Baikal", "1,642"]]),
          .picture("A map"), .paragraph("Where"), .preformatted("a  b\n  c"),
        ])
  }

  @Test func theNumberOfANoteIsNoPartOfTheWord() {
    #expect(
      blocks("<p>deep<sup><a href='#n1'>1</a></sup>, km<sup>2</sup></p>")
        == [.paragraph("deep[1], km2")])
    #expect(
      blocks("<ol><li id=n1>See <a href=x>there</a>. <a role=doc-backlink href=#r1>↩</a></ol>")
        == [.item(depth: 0, marker: "1.", text: "See there.")])
  }

  @Test func anythingGivesSomeText() {
    #expect(blocks("").isEmpty)
    #expect(blocks("a < b <") == [.paragraph("a < b <")])
    #expect(blocks("<p>unended <b") == [.paragraph("unended")])
    #expect(blocks("</ul></table></sup></td><td>x<sup>y<td>z") == [.paragraph("z")])
    #expect(blocks("<table><tr><td>x") == [.table(caption: "", rows: [["x"]])])
    let bytes: [UInt8] = [0xFF, 0x3C, 0x70, 0x3E, 0xC3, 0x28, 0x00, 0x3C, 0x21, 0x2D, 0x2D]
    #expect(ArticleText(html: bytes).blocks.count == 2)
    #expect(blocks(String(repeating: "<ul><li>", count: 5000)).isEmpty)
  }

  @Test func aDamagedArticleGivesText() {
    let whole = Array(
      """
      <!doctype html><title>T</title><h1 id="a">Lake &amp; sea</h1><p>é<sup><a href="#n">1</a></sup>
      <table><caption>C</caption><tr><th>a<td>b</table><ul><li>x<ol start="9"><li>y</ul><pre> z </pre>
      <blockquote>“q”</blockquote><!-- c --><script>if (a < b) { }</script><img alt="m"><p>end</p>
      """.utf8)
    // A generator of one's own, so that what fails can be seen again.
    var state: UInt64 = 20_261_130
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    for _ in 0..<500 {
      var bytes = whole
      for _ in 0..<(1 + random(below: 12)) {
        let place = random(below: bytes.count)
        switch random(below: 3) {
        case 0: bytes[place] = UInt8(random(below: 256))
        case 1: bytes.remove(at: place)
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 9)], at: place)
        }
      }
      let text = ArticleText(html: bytes)
      #expect(text.sections.count <= text.blocks.count + 1)
      #expect(PlainTextWriter.write(text).utf8.count < 20 * whole.count)
    }
  }

  @Test func sectionsBeginAtHeadingsAndLeadToTheNearestName() {
    let text = ArticleText(
      html: """
        <h1>Lake</h1><p>Lead</p><h2 id=a>First</h2><p>one</p><p>two</p><h3>Unnamed</h3><ul><li>x</ul>
        """.utf8)
    #expect(
      text.sections == [
        .init(title: "Lake", fragment: nil, text: "Lead"),
        .init(title: "First", fragment: "a", text: "one two"),
        .init(title: "Unnamed", fragment: "a", text: "x"),
      ])
  }
}

@Suite
struct PlainTextWriterTests {
  private func written(_ html: String) -> String {
    PlainTextWriter.write(ArticleText(html: html.utf8))
  }

  @Test func theTextCanBeReadAsItStands() {
    #expect(
      written(
        """
        <h1>Lake</h1><p>Lead</p><h2>Water</h2><ul><li>a</li><li>b<ol><li>c</ol></ul><p>End</p>
        <table><tr><th>Name<th>m</tr></table><blockquote>Said</blockquote><pre>  x</pre><img alt=Map>
        """)
          == """
          Lake
          ====

          Lead

          Water
          -----

          •  a
          •  b
             1. c

          End

            Name  m

          > Said

                x

          [Map]

          """)
  }

  @Test func columnsStandBelowEachOtherInWideLettersToo() {
    #expect(
      written(
        """
        <table><tr><th>湖</th><th>m</th></tr><tr><td>Biwa</td><td>104</td></tr>
        <tr><td>ладога</td><td>230</td></tr></table>
        """) == "  湖      m\n  Biwa    104\n  ладога  230\n")
    #expect(PlainTextWriter.width("e\u{301}") == 1)
    #expect(PlainTextWriter.width("バイカル") == 8)
  }

  @Test func nothingInAnArticleCommandsTheTerminal() {
    #expect(written("<p>a\u{1B}[31mb\u{7}c\u{9B}d</p>") == "a[31mbcd\n")
  }

  @Test func noTextIsNothing() {
    #expect(written("") == "")
  }
}
