import GLibSupport

/// Asks a page at intervals whether it still answers.
final class PageWatch {
  private let rules: WebPage.Watchdog
  private weak var page: WebPage?
  private var next: ScheduledTask?
  private var limit: ScheduledTask?
  private var question = 0

  init(_ rules: WebPage.Watchdog, _ page: WebPage) {
    self.rules = rules
    self.page = page
    scheduleNext()
  }

  isolated deinit {
    next?.cancel()
    limit?.cancel()
  }

  private func scheduleNext() {
    next = MainLoop.schedule(afterMilliseconds: milliseconds(rules.interval)) { [weak self] in
      self?.ask()
    }
  }

  private func ask() {
    guard let page, page.processTermination == nil, page.committedURL != nil else {
      return scheduleNext()
    }
    question += 1
    let asked = question
    page.engine.call(
      "", arguments: nil, world: WKContentWorld.defaultClient.name, asJSON: false
    ) { [weak self] result in
      // The call also ends with the process.
      if case .success = result { self?.page?.isResponsive = true }
      self?.answered(asked)
    }
    wait()
  }

  private func wait() {
    limit = MainLoop.schedule(afterMilliseconds: milliseconds(rules.patience)) { [weak self] in
      self?.gaveUp()
    }
  }

  private func answered(_ asked: Int) {
    guard asked == question else { return }
    limit?.cancel()
    limit = nil
    scheduleNext()
  }

  private func gaveUp() {
    limit = nil
    guard let page else { return }
    // A script that asks the user something waits for the answer, and the page with it.
    let dialogs = page.engine.dialogs
    guard dialogs.count == 0, dialogs.closed.map({ .now - $0 > patience }) ?? true else {
      return wait()
    }
    page.isResponsive = false
    guard rules.action == .terminate else { return }
    // The call ends with the process, and so the watch goes on.
    page.engine.terminateProcess(as: .unresponsive)
  }

  private var patience: Duration { .seconds(rules.patience) }

  private func milliseconds(_ seconds: Double) -> UInt32 {
    UInt32(clamping: Int64(max(0, min(seconds, 1_000_000)) * 1000))
  }
}
