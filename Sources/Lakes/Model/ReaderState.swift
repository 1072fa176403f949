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
  /// What can be done about it.
  var remedy = Remedy.tryAgain

  enum Remedy {
    /// What failed may work the next time.
    case tryAgain
    /// The page itself broke.
    case reload
    /// The graphics processor draws nothing.
    case drawInSoftware
    /// Nothing.
    case none
  }
}
