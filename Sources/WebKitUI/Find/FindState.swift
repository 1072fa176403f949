import GTKUI

/// What a search within a page has found so far: a value that is told what the user does and what the
/// script in the page answers, and says what to ask the script for.
nonisolated struct FindState: Equatable {
  /// More matches than this are not counted.
  static let limit = 1000

  /// What to look for, and how.
  struct Query: Equatable {
    var text = ""
    var matchesCase = false
    var matchesWholeWords = false
  }

  /// What to ask the script for.
  ///
  /// An answer carries the number of the search that it belongs to.
  enum Action: Equatable {
    case nothing
    case search(Query, number: Int)
    case step(by: Int, number: Int)
    /// Show no matches any more.
    case clear
  }

  /// What is known about the matches.
  enum Result: Equatable {
    /// Nothing was looked for, or no answer has come yet.
    case unknown
    /// There are none.
    case none
    /// The one that is shown, from 1, of all.
    case some(index: Int, count: Int)
    /// There are more than ``FindState/limit``.
    case tooMany
  }

  private(set) var query = Query()
  private(set) var result = Result.unknown
  /// Which search is the current one; answers to earlier ones come too late.
  private var number = 0

  /// Looks for something else.
  mutating func find(_ query: Query) -> Action {
    guard query != self.query else { return .nothing }
    self.query = query
    return search()
  }

  /// Looks for the same on another page, or on the same one once there is more of it.
  mutating func findAgain() -> Action {
    query.text.isEmpty ? .nothing : search()
  }

  /// Goes to the next match; from the last one to the first.
  func next() -> Action { step(by: 1) }

  /// Goes to the previous match; from the first one to the last.
  func previous() -> Action { step(by: -1) }

  /// The script has answered.
  ///
  /// - Parameters:
  ///   - number: the search that it answers to.
  ///   - count: how many matches there are, at most one more than ``limit``.
  ///   - index: which of them is shown, from 0.
  mutating func answered(number: Int, count: Int, index: Int) {
    guard number == self.number else { return }
    result =
      count == 0
      ? .none : count > Self.limit ? .tooMany : .some(index: index + 1, count: count)
  }

  /// The matches in words; nothing where none were looked for.
  var status: String {
    switch result {
    case .unknown: ""
    case .none: String(localized: "No matches")
    // TRANSLATORS: as “3 of 12”: which of the matches in the page is shown, and how many there are.
    case .some(let index, let count): String(localized: "\(index) of \(count)")
    case .tooMany: String(localized: "More than 1,000 matches")
    }
  }

  private mutating func search() -> Action {
    number += 1
    guard !query.text.isEmpty else {
      result = .unknown
      return .clear
    }
    return .search(query, number: number)
  }

  private func step(by offset: Int) -> Action {
    switch result {
    case .some, .tooMany: .step(by: offset, number: number)
    case .unknown, .none: .nothing
    }
  }
}
