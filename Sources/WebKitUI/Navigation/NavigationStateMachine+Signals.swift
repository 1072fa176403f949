/// What WebKit reports.
nonisolated extension NavigationStateMachine {
  /// A load that WebKit says has failed.
  struct FailedLoad {
    var error: any Error
    /// Whether the error says that the load was cancelled.
    var isCancellation = false
    var url: String?
  }

  /// `LOAD_STARTED`.
  ///
  /// - Parameter url: the address that WebKit begins to ask for, where it is known.
  /// - Returns: what is to be done.
  mutating func started(url: String? = nil) -> [Action] {
    var actions: [Action] = []
    if let running, !running.hasFailed {
      actions.append(failure(of: running, NavigationFailure.cancelled))
    }
    var navigation = next(url)
    isStopping = false
    isUnsure = replacedCount > 0 || waiting != nil
    newest = navigation.id
    // One that was taken for another has reported its start before.
    if !navigation.hasReportedStart {
      actions.append(.report(navigation.id, .startedProvisionalNavigation))
    }
    navigation.hasReportedStart = true
    running = navigation
    return actions
  }

  /// `LOAD_REDIRECTED`.
  mutating func redirected() -> [Action] {
    guard let running, !running.hasFailed else { return [] }
    return [.report(running.id, .receivedServerRedirect)]
  }

  /// `LOAD_COMMITTED`.
  ///
  /// WebKit shows an empty page, without an error, for an address whose port it refuses.
  mutating func committed(url: String) -> [Action] {
    var navigation = running ?? next(nil)
    running = navigation
    guard !navigation.hasFailed else { return [] }
    if url == "about:blank", let asked = navigation.url, asked.hasPrefix("http") {
      running?.hasFailed = true
      return [.fail(navigation.id, .provisional(NavigationFailure.restrictedPort))]
    }
    navigation.isCommitted = true
    replacedCount = 0
    isUnsure = waiting != nil
    running = navigation
    return [.report(navigation.id, .committed)]
  }

  /// `LOAD_FINISHED`, which follows a failure as well as a good end.
  mutating func finished() -> [Action] {
    // One without a start belongs to a navigation that is over already.
    guard let navigation = running else { return [] }
    running = nil
    guard !navigation.hasFailed else { return [] }
    return [.report(navigation.id, .finished), .end(navigation.id)]
  }

  /// `load-failed`.
  mutating func failed(_ load: FailedLoad) -> [Action] {
    guard let navigation = running, !navigation.hasFailed else { return [] }
    running?.hasFailed = true
    if isOfAnother(load, than: navigation) {
      // What started was not the navigation that waited: that one waits again.
      replacedCount = max(0, replacedCount - 1)
      waiting = navigation
      isUnsure = true
      return []
    }
    return [failure(of: navigation, load.error)]
  }

  /// Whether a cancelled load was one that the running navigation has replaced, and that still
  /// reported its start.
  private func isOfAnother(_ load: FailedLoad, than navigation: Navigation) -> Bool {
    guard
      load.isCancellation, !isStopping, waiting == nil, navigation.isRequested,
      !navigation.isCommitted
    else { return false }
    if replacedCount > 0 { return true }
    guard let asked = navigation.url, let failed = load.url else { return false }
    return asked != failed
  }

  /// The navigation that WebKit starts now: the one that waited, or one of the page's own, which may
  /// come first though the program has asked for another by then.
  private mutating func next(_ url: String?) -> Navigation {
    guard let waiting, !isOfPage(url, while: waiting) else {
      return Navigation(id: makeID(), url: nil, isRequested: false)
    }
    self.waiting = nil
    return waiting
  }

  /// Whether what starts is something else than the navigation that waits.
  private func isOfPage(_ url: String?, while waiting: Navigation) -> Bool {
    guard let url, let asked = waiting.url, waiting.isURLExact else { return false }
    // WebKit may ask with TLS where a rule of the program says so.
    return url != asked && url != asked.replacing(/^http:/, with: "https:")
  }
}
