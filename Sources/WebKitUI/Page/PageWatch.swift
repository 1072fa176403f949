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
    next = MainLoop.schedule(afterMilliseconds: UInt32(rules.interval * 1000)) { [weak self] in
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
    limit = MainLoop.schedule(afterMilliseconds: UInt32(rules.patience * 1000)) { [weak self] in
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
    page?.isResponsive = false
    guard rules.action == .terminate else { return }
    // The call ends with the process, and so the watch goes on.
    page?.engine.terminateProcess()
  }
}
