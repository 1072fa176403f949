import FoundationEssentials

/// Where files of articles are kept, by paths such as `articles/baikal/index.html`.
public protocol ArticleSource: Sendable {
  /// The names of the folders of articles, in no special order.
  ///
  /// - Returns: the names; folders whose names are none of articles are left out.
  /// - Throws: `ArticleError.noCollection` when the folders cannot be listed.
  func articleNames() throws(ArticleError) -> [ArticleName]

  /// Reads a file.
  ///
  /// - Parameter path: the segments of the path, checked by `ArticleAddress`.
  /// - Returns: the bytes; nothing where there is no such file.
  /// - Throws: `ArticleError.unreadable` when there is one that cannot be read.
  func bytes(at path: [String]) throws(ArticleError) -> Data?

  /// Reads the start of a file.
  ///
  /// - Parameters:
  ///   - path: the segments of the path, checked by `ArticleAddress`.
  ///   - count: how many bytes at most.
  /// - Returns: the bytes; nothing where there is no such file.
  /// - Throws: `ArticleError.unreadable` when there is one that cannot be read.
  func bytes(at path: [String], upTo count: Int) throws(ArticleError) -> Data?
}

extension ArticleSource {
  /// Reads the whole file, and gives its start.
  public func bytes(at path: [String], upTo count: Int) throws(ArticleError) -> Data? {
    try bytes(at: path)?.prefix(count)
  }
}
