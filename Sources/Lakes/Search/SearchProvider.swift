import ArticleLibrary
import Foundation

/// What the desktop's search finds in Lakes.
///
/// The answers are those of `org.gnome.Shell.SearchProvider2`: first identifiers, then what is shown for
/// those of them that have room. An identifier is an address without its scheme, as `baikal#life`.
nonisolated struct SearchProvider: Sendable {
  private let search: ArticleSearch
  private let hits: [String: ArticleSearch.Hit]

  /// What is shown for one result.
  struct Description: Hashable, Sendable {
    let identifier: String
    let name: String
    let description: String
  }

  /// Provides results from articles.
  ///
  /// - Parameter search: finds them.
  init(_ search: ArticleSearch) {
    self.init(search, hits: [:])
  }

  private init(_ search: ArticleSearch, hits: [String: ArticleSearch.Hit]) {
    self.search = search
    self.hits = hits
  }

  /// Searches.
  ///
  /// - Parameter terms: the words that were typed.
  /// - Returns: the identifiers of the results, the best one first, and the provider that knows them.
  func results(for terms: [String]) -> (identifiers: [String], provider: SearchProvider) {
    var identifiers: [String] = []
    var known: [String: ArticleSearch.Hit] = [:]
    for hit in search.hits(for: terms) {
      let identifier = Self.identifier(of: hit)
      // Sections without an address of their own are at the same place.
      guard known.updateValue(hit, forKey: identifier) == nil else { continue }
      identifiers.append(identifier)
    }
    return (identifiers, SearchProvider(search, hits: known))
  }

  /// Describes results.
  ///
  /// - Parameter identifiers: those of results of the last search; others are left out.
  /// - Returns: what is shown.
  func descriptions(of identifiers: [String]) -> [Description] {
    identifiers.compactMap { identifier in
      hits[identifier].map { hit in
        Description(
          identifier: identifier,
          name: hit.section.isEmpty ? hit.article.title : "\(hit.article.title) – \(hit.section)",
          description: hit.excerpt)
      }
    }
  }

  /// The address that a result leads to.
  ///
  /// - Parameter identifier: one that was given out, even by an earlier start.
  /// - Returns: the address; nothing for what is no identifier.
  static func address(of identifier: String) -> URL? {
    let parts = identifier.split(separator: "#", maxSplits: 1).map(String.init)
    guard let name = parts.first.flatMap(ArticleName.init(rawValue:)) else { return nil }
    let address = ArticleAddress(article: name, fragment: parts.dropFirst().first)
    return URL(string: address.text)
  }

  private static func identifier(of hit: ArticleSearch.Hit) -> String {
    hit.address.article.rawValue + (hit.address.fragment.map { "#" + $0 } ?? "")
  }
}
