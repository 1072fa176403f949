/// Asks what decides for a page.
///
/// A `mutating` method has its value for itself: a decider that is a structure is asked one thing after
/// the other, or what it notes while it waits would be lost. An object is asked all at once.
final class DecisionQueue {
  private(set) var decider: any WebPage.NavigationDeciding
  private let asksInTurn: Bool
  private var isAsking = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ decider: any WebPage.NavigationDeciding) {
    self.decider = decider
    asksInTurn = !(type(of: decider) is any AnyObject.Type)
  }

  /// Asks something, once what was asked before has been answered.
  func ask<Answer: Sendable>(
    _ question: @MainActor (inout any WebPage.NavigationDeciding) async -> Answer
  ) async -> Answer {
    await takeTurn()
    defer { endTurn() }
    var asked = decider
    let answer = await question(&asked)
    decider = asked
    return answer
  }

  private func takeTurn() async {
    guard asksInTurn else { return }
    // The turn is handed over, so that nobody comes in between.
    if isAsking { await withCheckedContinuation { waiting.append($0) } }
    isAsking = true
  }

  private func endTurn() {
    guard asksInTurn else { return }
    if waiting.isEmpty {
      isAsking = false
    } else {
      waiting.removeFirst().resume()
    }
  }
}
