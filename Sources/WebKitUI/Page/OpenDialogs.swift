/// The dialogs of the pages that share a process.
final class OpenDialogs {
  private struct Dialog {
    /// The page that asks.
    let owner: ObjectIdentifier
    let answer: Task<Void, Never>
  }

  private var open: [Int: Dialog] = [:]
  private var newest = 0
  /// When the last one was answered.
  private(set) var closed: ContinuousClock.Instant?

  /// How many are open.
  var count: Int { open.count }

  /// Has a dialog answered.
  ///
  /// - Parameters:
  ///   - owner: the page that asks.
  ///   - answer: waits for the user; cancelled where nobody waits for the answer any more.
  func add(of owner: WebEngine, _ answer: @escaping () async -> Void) {
    newest += 1
    let number = newest
    let task = Task { [weak self] in
      await answer()
      self?.close(number)
    }
    open[number] = Dialog(owner: ObjectIdentifier(owner), answer: task)
  }

  /// Gives the dialogs of a page up, or those of all: what asked is gone.
  func cancel(of owner: WebEngine? = nil) {
    for (number, dialog) in open {
      if let owner, dialog.owner != ObjectIdentifier(owner) { continue }
      open[number] = nil
      dialog.answer.cancel()
    }
  }

  private func close(_ number: Int) {
    guard open.removeValue(forKey: number) != nil else { return }
    closed = .now
  }
}
