/// An article as a list shows it.
public struct Article: Identifiable, Hashable, Sendable {
  /// The name of the article's folder, which is the host of its address.
  public let name: ArticleName
  /// The title, as the article itself gives it.
  public let title: String
  /// One line about the article; may be empty.
  public let summary: String
  /// The article's language as an IETF tag, as `pt-BR`; nothing when the article does not say.
  public let language: String?
  /// Why the article cannot be read, where that is so.
  public let problem: ArticleError?

  /// The identity of an article is its name.
  public var id: ArticleName { name }

  /// Describes an article.
  ///
  /// - Parameters:
  ///   - name: the name of its folder.
  ///   - title: the title.
  ///   - summary: one line about it.
  ///   - language: its language as an IETF tag.
  ///   - problem: why it cannot be read.
  public init(
    name: ArticleName, title: String, summary: String, language: String?,
    problem: ArticleError? = nil
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.language = language
    self.problem = problem
  }
}
