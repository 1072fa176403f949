import FoundationEssentials

extension ArticleLibrary {
  /// Reads what an article says, without how it looks.
  ///
  /// - Parameter name: the article.
  /// - Returns: its text.
  /// - Throws: why it cannot be read.
  public func text(of name: ArticleName) throws(ArticleError) -> ArticleText {
    let resource = try resource(at: ArticleAddress(article: name))
    switch resource.encoding {
    case "iso-8859-1", "windows-1252":
      // These bytes are numbers of characters, but for a few signs of windows-1252.
      let scalars = resource.data.map { Unicode.Scalar($0) }
      return ArticleText(html: String(String.UnicodeScalarView(scalars)).utf8)
    default:
      return ArticleText(html: resource.data)
    }
  }
}
