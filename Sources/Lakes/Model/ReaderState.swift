/// What stands in the place of the article.
enum ReaderState: Equatable {
  /// Nothing has been chosen.
  case empty
  /// The page.
  case page
  /// Why there is no page.
  case failed(Failure)
}

/// What could not be shown, and why.
struct Failure: Equatable {
  var title: String
  var reason: String
  /// Whether it makes sense to try again.
  var canRetry = true
}
