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
  mutating func started() -> [Action] {
    var actions: [Action] = []
    if let running, !running.hasFailed {
      actions.append(failure(of: running, NavigationFailure.cancelled))
    }
    var navigation = next()
    isStopping = false
    isUnsure = replacedCount > 0
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
    self.running?.isRedirected = true
    return [.report(running.id, .receivedServerRedirect)]
  }

  /// `LOAD_COMMITTED`.
  ///
  /// WebKit shows an empty page, without an error, for an address whose port it refuses.
  ///
  /// - Parameters:
  ///   - url: the address that is shown.
  ///   - isAskedByPage: whether the page itself has asked for that address.
  /// - Returns: what to report.
  mutating func committed(url: String, isAskedByPage: Bool = false) -> [Action] {
    var navigation = running ?? next()
    running = navigation
    guard !navigation.hasFailed else { return [] }
    if isAskedByPage, navigation.isRequested, !navigation.isRedirected,
      let asked = navigation.url, asked != url
    {
      return committedByPage(insteadOf: navigation)
    }
    if url == "about:blank", let asked = navigation.url, asked.hasPrefix("http") {
      running?.hasFailed = true
      return [.fail(navigation.id, .provisional(NavigationFailure.restrictedPort))]
    }
    navigation.isCommitted = true
    replacedCount = 0
    isUnsure = false
    running = navigation
    return [.report(navigation.id, .committed)]
  }

  /// A navigation of the page itself has come first.
  private mutating func committedByPage(insteadOf navigation: Navigation) -> [Action] {
    let actions = giveBack(navigation)
    let own = Navigation(
      id: makeID(), url: nil, isCommitted: true, hasReportedStart: true, isRequested: false)
    running = own
    newest = own.id
    return actions + [.report(own.id, .startedProvisionalNavigation), .report(own.id, .committed)]
  }

  /// `LOAD_FINISHED`, which follows a failure as well as a good end.
  mutating func finished() -> [Action] {
    // One without a start belongs to a navigation that is over already.
    guard let navigation = running else { return [] }
    running = nil
    guard !navigation.hasFailed else { return [] }
    hasOvertaken = waiting != nil
    return [.report(navigation.id, .finished), .end(navigation.id)]
  }

  /// `load-failed`.
  mutating func failed(_ load: FailedLoad) -> [Action] {
    guard let navigation = running, !navigation.hasFailed else { return [] }
    running?.hasFailed = true
    guard
      load.isCancellation, !isStopping, waiting == nil, navigation.isRequested,
      !navigation.isCommitted
    else { return [failure(of: navigation, load.error)] }
    if isOfAnother(load, than: navigation) {
      replacedCount = max(0, replacedCount - 1)
      return giveBack(navigation)
    }
    // Nobody but the page can have ended it. Why, it may tell later (`userLeaves`).
    hasOvertaken = true
    return giveBack(navigation)
  }

  /// The user has chosen to go elsewhere in the page that is there.
  ///
  /// That goes before what the program asked for, if the page has ended it already, which WebKit (2.50)
  /// tells first; what a script of the page wants does not.
  mutating func userLeaves() -> [Action] {
    waiting?.hasReportedStart == true ? endWaiting(NavigationFailure.cancelled) : []
  }

  /// Whether a cancelled load was one that the running navigation has replaced, and that still
  /// reported its start.
  private func isOfAnother(_ load: FailedLoad, than navigation: Navigation) -> Bool {
    if replacedCount > 0 { return true }
    guard let asked = navigation.url, let failed = load.url else { return false }
    return asked != failed
  }

  /// The navigation that WebKit starts now: the one that waited, or one of the page's own.
  private mutating func next() -> Navigation {
    if let waiting {
      self.waiting = nil
      return waiting
    }
    return Navigation(id: makeID(), url: nil, isRequested: false)
  }
}
