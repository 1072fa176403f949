import Foundation

/// The articles of a source: what there is, and the files of each.
public struct ArticleLibrary: Sendable {
  private let source: any ArticleSource

  /// Opens the articles of a source.
  ///
  /// Nothing is read yet.
  ///
  /// - Parameter source: where the articles are kept.
  public init(source: some ArticleSource) {
    self.source = source
  }

  /// Lists the articles by their titles, in the order of the reader's language.
  ///
  /// An article that cannot be read is listed by its name, so that it can be seen why.
  ///
  /// - Returns: the articles, in the order of their titles.
  /// - Throws: `ArticleError.noCollection` when the source cannot be listed.
  public func articles() throws(ArticleError) -> [Article] {
    try source.articleNames().map(describe).sorted { first, second in
      switch first.title.localizedStandardCompare(second.title) {
      case .orderedAscending: true
      case .orderedDescending: false
      case .orderedSame: first.name < second.name
      }
    }
  }

  /// Counts the articles, without reading them.
  ///
  /// - Returns: how many there are.
  /// - Throws: `ArticleError.noCollection` when the source cannot be listed.
  public func count() throws(ArticleError) -> Int { try source.articleNames().count }

  /// Whether there is an article of a name that can be read.
  ///
  /// - Parameter name: the name.
  /// - Returns: true when its text can be read.
  public func holds(_ name: ArticleName) -> Bool {
    do {
      return try source.bytes(at: storedPath(of: ["index.html"], in: name), upTo: 1) != nil
    } catch {
      return false
    }
  }

  /// Reads the file that an address leads to.
  ///
  /// The address of an article itself leads to its text.
  ///
  /// - Parameter address: the address.
  /// - Returns: the file.
  /// - Throws: why it cannot be shown.
  public func resource(at address: ArticleAddress) throws(ArticleError) -> ArticleResource {
    let path = address.path.isEmpty ? ["index.html"] : address.path
    guard let data = try source.bytes(at: storedPath(of: path, in: address.article)) else {
      throw address.path.isEmpty || path == ["index.html"]
        ? .noSuchArticle(address.article) : .noSuchFile(address)
    }
    let mediaType = MediaType.of(path.last ?? "")
    guard MediaType.isText(mediaType) else {
      return ArticleResource(data: data, mediaType: mediaType, encoding: nil)
    }
    guard !data.isEmpty || path != ["index.html"] else { throw .empty(address) }
    return ArticleResource(
      data: data, mediaType: mediaType, encoding: try encoding(of: data, at: address))
  }

  /// The small picture of an article, for a list.
  ///
  /// - Parameter name: the article.
  /// - Returns: the bytes of a PNG file; nothing where there is none.
  public func preview(of name: ArticleName) -> Data? {
    do {
      return try source.bytes(at: ["articles", name.rawValue, "preview.png"])
    } catch {
      // A list without a picture is a list; what is wrong shows when the article is opened.
      return nil
    }
  }

  /// A style that all articles share.
  ///
  /// - Parameter name: the name of the file in `styles`.
  /// - Returns: its text; nothing where there is none.
  public func sharedStyle(_ name: String) -> String? {
    do {
      return try source.bytes(at: ["styles", name]).map { String(decoding: $0, as: UTF8.self) }
    } catch {
      // Without it a page looks as it is.
      return nil
    }
  }

  /// `styles/…` is one folder for all articles, at the same place in each.
  private func storedPath(of path: [String], in article: ArticleName) -> [String] {
    path.first == "styles" ? path : ["articles", article.rawValue] + path
  }

  private func encoding(of data: Data, at address: ArticleAddress) throws(ArticleError) -> String {
    guard String(validating: data, as: UTF8.self) == nil else { return "utf-8" }
    guard let declared = ArticleHead(html: data).encoding, declared != "utf-8" else {
      throw .unknownEncoding(address)
    }
    return declared
  }

  private func describe(_ name: ArticleName) -> Article {
    do {
      let head = try self.head(of: name)
      return Article(
        name: name, title: head.title.isEmpty ? name.rawValue : head.title, summary: head.summary,
        language: head.language)
    } catch {
      return Article(
        name: name, title: name.rawValue, summary: "", language: nil, problem: error)
    }
  }

  /// Reads as much of an article as a list shows.
  private func head(of name: ArticleName) throws(ArticleError) -> ArticleHead {
    let address = ArticleAddress(article: name)
    let path = storedPath(of: ["index.html"], in: name)
    guard let start = try source.bytes(at: path, upTo: ArticleHead.limit) else {
      throw .noSuchArticle(name)
    }
    guard !start.isEmpty else { throw .empty(address) }
    let head = ArticleHead(html: start)
    guard !Self.startsAsUTF8(start) else { return head }
    switch head.encoding {
    case nil, "utf-8":
      throw .unknownEncoding(address)
    case "iso-8859-1", "windows-1252":
      // These bytes are numbers of characters, but for a few signs of windows-1252.
      let scalars = start.map { Unicode.Scalar($0) }
      return ArticleHead(html: String(String.UnicodeScalarView(scalars)).utf8)
    default:
      return head
    }
  }

  /// Whether bytes are UTF-8, but for a character at the end of which only the start is there.
  private static func startsAsUTF8(_ bytes: Data) -> Bool {
    (0...3).contains { String(validating: bytes.dropLast($0), as: UTF8.self) != nil }
  }
}
