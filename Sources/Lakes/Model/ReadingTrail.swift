import WebKitUI

/// The way through the pages of a window.
///
/// The articles and what the reader has opened are shown by two pages, each with a history of its own.
/// This is the order of both together: a value without any page.
struct ReadingTrail: Equatable {
  /// A place on the way.
  struct Step: Hashable {
    var page: PageKind
    var item: WebPage.BackForwardList.Item.ID
  }

  private(set) var steps: [Step] = []
  /// Where on the way the reader is; nothing before the first step.
  private(set) var index: Int?

  var current: Step? { index.map { steps[$0] } }

  /// What was read before, the last one first.
  var back: [Step] { index.map { steps[..<$0].reversed() } ?? [] }

  /// What was left by going back, the next one first.
  var forward: [Step] { index.map { Array(steps[($0 + 1)...]) } ?? [] }

  /// A page shows another item of its history.
  ///
  /// One that lies on the way is gone to, the nearest one where it lies there twice; any other one is a
  /// new step, and what lay ahead is left.
  mutating func arrive(at step: Step) {
    guard step != current else { return }
    let from = index ?? 0
    let known = steps.indices.filter { steps[$0] == step }
    if let nearest = known.min(by: { abs($0 - from) < abs($1 - from) }) {
      index = nearest
      return
    }
    steps.removeSubrange((index.map { $0 + 1 } ?? 0)...)
    steps.append(step)
    index = steps.count - 1
  }
}

/// The two pages of a window.
enum PageKind: Hashable {
  /// Shows the articles of the library.
  case library
  /// Shows what the reader has opened, and never gets at the library.
  case opened
}
