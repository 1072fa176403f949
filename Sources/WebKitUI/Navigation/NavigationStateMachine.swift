/// What becomes of each navigation of a page: told what the program asked and what WebKit reported,
/// it says what to report.
///
/// WebKitGTK's `load-changed` does not say which navigation it means, `FINISHED` follows failures
/// too, and some navigations end without any signal. The signals of one view never interleave,
/// though, so order is enough: at most one navigation waits for its start, and at most one runs.
nonisolated struct NavigationStateMachine {
  typealias ID = WebPage.NavigationID

  /// What the owner of the machine has to do now.
  enum Action {
    /// Report an event.
    case report(ID, WebPage.NavigationEvent)
    /// The navigation is over, in good order; nothing more comes.
    case end(ID)
    /// The navigation is over.
    case fail(ID, Failure)
    /// Take the page away that is there: it lets the navigation, which waits, not begin.
    case makeWay(ID)
  }

  /// How a navigation failed.
  enum Failure {
    case provisional(any Error)
    case committed(any Error)
    case processTerminated
    case pageClosed
  }

  /// A navigation that the program asked for.
  struct Navigation {
    let id: ID
    /// The address that was asked for, where it is known.
    var url: String?
    var isCommitted = false
    /// `FINISHED` still comes after a failure.
    var hasFailed = false
    var hasReportedStart = false
    /// A server has sent it on to another address.
    var isRedirected = false
    /// How often another navigation, one of the page itself, came before it, or the page ended it.
    var timesOvertaken = 0
    /// The page that was there has been taken away for it.
    var hasWay = false
    var isRequested = true
  }

  /// Asked for by the program and not started yet.
  var waiting: Navigation?
  /// Started, and not followed by `FINISHED` yet.
  var running: Navigation?
  /// The newest navigation that was reported.
  var newest: ID?
  /// Navigations that were replaced before they started, whose signals may still be on their way.
  var replacedCount = 0
  /// Whether the program has stopped the running navigation.
  var isStopping = false
  var isClosed = false
  /// Whether a navigation of the page itself has come to its end since another was asked for, or the
  /// page has ended that one, so that WebKit may have forgotten it.
  var hasOvertaken = false
  /// Whether the view may look idle although the navigation that waits is still going to start, as
  /// it does while WebKit drops one that was replaced.
  var isUnsure = false
  private var count = 0

  /// How often a navigation may be overtaken before the page that is there is taken away.
  ///
  /// A page can go somewhere by itself again and again, for ever.
  static let patience = 10

  /// Whether a navigation waits or runs.
  var isLoading: Bool { waiting != nil || running.map { !$0.hasFailed } ?? false }

  /// The newest navigation that is not over.
  var active: ID? { waiting?.id ?? running.flatMap { $0.hasFailed ? nil : $0.id } }

  mutating func makeID() -> ID {
    count += 1
    return ID(number: count)
  }

  /// The program asks for a navigation.
  ///
  /// One that waits for its start never gets a signal.
  mutating func request(url: String?) -> (ID, [Action]) {
    let navigation = Navigation(id: makeID(), url: url)
    guard !isClosed else { return (navigation.id, [.fail(navigation.id, .pageClosed)]) }
    var actions: [Action] = []
    if let waiting {
      replacedCount += 1
      isUnsure = true
      actions.append(.fail(waiting.id, .provisional(NavigationFailure.cancelled)))
    }
    isStopping = false
    hasOvertaken = false
    waiting = navigation
    return (navigation.id, actions)
  }

  /// The program stops all loading.
  ///
  /// A navigation that waits for its start never gets a signal.
  mutating func stop() -> [Action] {
    isStopping = true
    return endWaiting(NavigationFailure.cancelled)
  }

  /// The decider refused a navigation before it started: WebKit says nothing more of it.
  mutating func refuse(url: String?) -> [Action] {
    guard let waiting, waiting.url == nil || url == nil || waiting.url == url else { return [] }
    return endWaiting(NavigationFailure.refused)
  }

  /// The navigation that runs, or waits, is begun once more, and tells of its start no second time.
  ///
  /// WebKit still says of the first attempt that it has finished.
  mutating func retry(url: String?) {
    guard var navigation = waiting ?? running, !navigation.hasFailed else { return }
    if waiting == nil { running = nil }
    navigation.url = url
    waiting = navigation
    isUnsure = true
  }

  /// The navigation that waits ends for a reason that WebKit does not give.
  mutating func failWaiting(_ error: any Error) -> [Action] {
    endWaiting(error)
  }

  /// The view has nothing to load any more, and no signal said so.
  mutating func fellIdle(isSameDocument: Bool) -> [Action] {
    var actions: [Action] = []
    if let running, !running.hasFailed {
      actions.append(failure(of: running, NavigationFailure.cancelled))
    }
    running = nil
    if isSameDocument, let waiting {
      self.waiting = nil
      return actions + [.end(waiting.id)]
    }
    return actions + endWaiting(NavigationFailure.cancelled)
  }

  /// The process of the page ended; no other signal follows.
  mutating func processTerminated() -> [Action] {
    endAll(.processTerminated)
  }

  /// The page goes.
  mutating func close() -> [Action] {
    isClosed = true
    return endAll(.pageClosed)
  }

  private mutating func endAll(_ failure: Failure) -> [Action] {
    let alive = [running, waiting].compactMap { $0 }.filter { !$0.hasFailed }
    running = nil
    waiting = nil
    replacedCount = 0
    return alive.map { .fail($0.id, failure) }
  }

  /// What started was not the navigation that waited, but one of the page itself, or the page has ended
  /// it: it waits again.
  mutating func giveBack(_ navigation: Navigation) -> [Action] {
    var navigation = navigation
    navigation.timesOvertaken += 1
    let isStarved = navigation.timesOvertaken > Self.patience
    guard waiting == nil, !(isStarved && navigation.hasWay) else {
      return [failure(of: navigation, NavigationFailure.cancelled)]
    }
    waiting = navigation
    isUnsure = true
    return isStarved ? [.makeWay(navigation.id)] : []
  }

  /// The page that was there has been taken away for the navigation that waits.
  mutating func madeWay() -> [Action] {
    let running = self.running
    self.running = nil
    replacedCount = 0
    isUnsure = true
    waiting?.hasWay = true
    waiting?.timesOvertaken = 0
    guard let running, !running.hasFailed else { return [] }
    return [failure(of: running, NavigationFailure.cancelled)]
  }

  mutating func endWaiting(_ failure: any Error) -> [Action] {
    guard let waiting else { return [] }
    self.waiting = nil
    return [.fail(waiting.id, .provisional(failure))]
  }

  func failure(of navigation: Navigation, _ error: any Error) -> Action {
    .fail(navigation.id, navigation.isCommitted ? .committed(error) : .provisional(error))
  }
}
