/// What a search within a page has found so far: a value that is told what the user and WebKit do, and
/// says what to ask WebKit for.
///
/// WebKit counts the matches once, and then never says which of them it shows, so the index is kept
/// here: a search begins at the top of the page, and every step moves it by one.
nonisolated struct FindState: Equatable {
  /// More matches than this are not counted.
  static let limit = 1000

  /// What to look for, and how.
  struct Query: Equatable {
    var text = ""
    var matchesCase = false
    var matchesWholeWords = false
  }

  /// What to ask WebKit for.
  enum Action: Equatable {
    case nothing
    case search(Query)
    case next
    case previous
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
  /// What has been asked for and not answered yet, the oldest first.
  private var asked: [Action] = []

  /// Looks for something else.
  mutating func find(_ query: Query) -> Action {
    guard query != self.query else { return .nothing }
    self.query = query
    return search()
  }

  /// Looks for the same on another page, or on the same one once there is more of it.
  mutating func findAgain() -> Action {
    asked = []
    return query.text.isEmpty ? .nothing : search()
  }

  /// Goes to the next match; from the last one to the first.
  mutating func next() -> Action { step(.next) }

  /// Goes to the previous match; from the first one to the last.
  mutating func previous() -> Action { step(.previous) }

  /// WebKit has found something: how much, where that was asked for.
  mutating func found(_ count: Int) {
    switch answered() {
    case .search(query):
      result = count > Self.limit ? .tooMany : .some(index: 1, count: count)
    case .next:
      move(by: 1)
    case .previous:
      move(by: -1)
    default:
      break
    }
  }

  /// WebKit has found nothing.
  mutating func foundNothing() {
    if case .search(query) = answered() { result = .none }
  }

  /// The matches in words; nothing where none were looked for.
  var status: String {
    switch result {
    case .unknown: ""
    case .none: "No matches"
    case .some(let index, let count): "\(index) of \(count)"
    case .tooMany: "More than 1,000 matches"
    }
  }

  private mutating func search() -> Action {
    result = .unknown
    guard !query.text.isEmpty else {
      asked = []
      return .clear
    }
    asked.append(.search(query))
    return .search(query)
  }

  private mutating func step(_ action: Action) -> Action {
    switch result {
    case .some, .tooMany:
      asked.append(action)
      return action
    case .unknown, .none:
      return .nothing
    }
  }

  private mutating func answered() -> Action {
    asked.isEmpty ? .nothing : asked.removeFirst()
  }

  private mutating func move(by offset: Int) {
    guard case .some(let index, let count) = result else { return }
    result = .some(index: (index - 1 + offset + count) % count + 1, count: count)
  }
}
