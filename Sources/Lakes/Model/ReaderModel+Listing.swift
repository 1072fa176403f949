import ArticleLibrary
import Foundation
import GTKUI

extension ReaderModel {
  /// Up to so many articles are listed at once, which takes a few milliseconds.
  private static let few = 100

  /// The articles that the filter leaves.
  var filteredArticles: [Article] { list.filtered }

  /// The article that says what one can do here; nothing where a folder of articles has none.
  var guide: Article? { list.guide }

  /// What the list shows, from the top.
  var documentsInOrder: [ReaderDocument] {
    filteredArticles.map(\.document) + filteredItems.map(\.document)
  }

  /// What the reader has added, as far as the filter leaves it.
  var filteredItems: [OpenedItem] {
    guard !list.words.isEmpty else { return shared.shelf.items }
    return shared.shelf.items.filter { item in
      let text = (item.title + " " + item.origin).foldedForSearch
      return list.words.allSatisfy { text.contains($0) }
    }
  }

  /// Whether texts are still being looked at, so that the list may yet grow.
  var isSearching: Bool { searching != nil }

  /// Lists the articles, and says where that does not go.
  ///
  /// - Parameter done: called when they are listed: at once, or later where there are many.
  func listArticles(then done: @escaping () -> Void) {
    let (library, collection) = (library, collection)
    do {
      guard try library.count() > Self.few else {
        take(try Self.list(library, collection))
        if !articles.isEmpty { done() }
        return
      }
    } catch {
      fail(error)
      return
    }
    listing?.cancel()
    listing = Task { [weak self] in
      let result = await Task.detached { () -> Result<FilteredList, ArticleError> in
        do throws(ArticleError) {
          return .success(try Self.list(library, collection))
        } catch {
          return .failure(error)
        }
      }.value
      guard let self, !Task.isCancelled else { return }
      switch result {
      case .success(let list):
        take(list)
        done()
      case .failure(let error):
        fail(error)
      }
    }
  }

  private nonisolated static func list(
    _ library: ArticleLibrary, _ collection: String
  ) throws(ArticleError) -> FilteredList {
    var articles = try library.articles()
    // The guide has a place of its own in the list.
    let guide = articles.firstIndex { $0.name.rawValue == "guide" }.map { articles.remove(at: $0) }
    // The article that is named as the collection is the way into it.
    if let overview = articles.firstIndex(where: { $0.title == collection }) {
      articles.insert(articles.remove(at: overview), at: 0)
    }
    return FilteredList(articles, keys: FilteredList.keys(of: articles), guide: guide)
  }

  private func take(_ new: FilteredList) {
    list = new
    previews.forget()
    filterChanged()
    guard articles.isEmpty else { return }
    state = .failed(
      Failure(
        title: String(localized: "There Are No Articles"),
        reason: String(localized: "The folder of articles is empty.")))
  }

  private func fail(_ error: ArticleError) {
    list = FilteredList()
    state = .failed(
      Failure(
        title: String(localized: "The Articles Cannot Be Read"),
        reason: String(
          localized: "\(error.explanation) Check the folder that LAKES_ARTICLES names.")))
  }

  /// Filters by titles at once, and by texts as soon as they have been looked at.
  func filterChanged() {
    searching?.cancel()
    searching = nil
    guard filter.contains(where: { !$0.isWhitespace }) || !list.words.isEmpty else { return }
    list.filter(by: filter)
    guard !list.words.isEmpty else { return }
    let (words, articles, texts) = (list.words, articles, texts)
    searching = Task { [weak self] in
      let found = await texts.names(holding: words, among: articles)
      guard let self, let found, !Task.isCancelled else { return }
      searching = nil
      list.add(found)
    }
  }
}
