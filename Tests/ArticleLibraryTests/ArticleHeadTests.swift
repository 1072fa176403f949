import Testing

@testable import ArticleLibrary

@Suite
struct ArticleHeadTests {
  @Test func theHeadOfAnArticleIsRead() {
    let head = ArticleHead(
      html: """
        <!doctype html><!-- <title>no</title> --><html lang="pt-BR" dir=ltr><head>
        <meta charset='UTF-8'><META NAME="Description" content="Two &amp; three &#8211; &lt;ok&gt;">
        <title>
          Lagoa dos&nbsp;Patos &#x2014; x</title></head><body><title>not this</title>
        """.utf8)
    #expect(head.title == "Lagoa dos Patos — x")
    #expect(head.summary == "Two & three – <ok>")
    #expect(head.language == "pt-BR")
    #expect(head.encoding == "utf-8")
  }

  @Test func aTitleIsTextUpToItsEndAndTheFirstOneCounts() {
    let head = ArticleHead(
      html: "<title>Links & <b>bold</b></TITLE><svg><title>Picture</title></svg>".utf8)
    #expect(head.title == "Links & <b>bold</b>")
  }

  @Test func theEncodingOfAHeaderInTheTextIsRead() {
    let head = ArticleHead(
      html: "<meta http-equiv=\"content-type\" content=\"text/html; charset=ISO-8859-1\">".utf8)
    #expect(head.encoding == "iso-8859-1")
  }

  @Test(arguments: [
    "", "<", "<title", "<title>", "</title>", "<meta name=", "<meta name='x", "<!--", "< title>x",
    "<html lang", "<meta content=a name=description", "&", "<title>&;&#;&#x;&#xFFFFFFFFF;</title>",
  ])
  func brokenMarkupIsSurvived(html: String) {
    _ = ArticleHead(html: html.utf8)
  }

  @Test func aTitleIsOneLineWithoutControlCharactersAndOfBoundedLength() {
    let long = String(repeating: "x", count: 100_000)
    let head = ArticleHead(html: "<title>a\u{202E}b\u{1B}[31m\n c</title>".utf8)
    #expect(head.title == "ab[31m c")
    #expect(ArticleHead(html: "<title>\(long)</title>".utf8).title.count == 300)
  }

  @Test func bytesThatAreNotUTF8AreReplaced() {
    let head = ArticleHead(html: Array("<title>Z".utf8) + [0xFC] + Array("rich</title>".utf8))
    #expect(head.title == "Z\u{FFFD}rich")
  }
}
