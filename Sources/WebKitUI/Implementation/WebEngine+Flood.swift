import GLibSupport

/// Pages that say more than the program can hear.
///
/// What the process of a page says waits in a queue of WebKit's, which has no end on Linux (2.50; on other
/// systems it ends the process at 50,000). A page that goes somewhere without a pause, or sends messages so,
/// makes the program grow for ever, and all else that its process says comes later and later.
extension WebEngine {
  /// What has been heard of a page.
  struct Flood {
    /// What that costs since the process was asked for an answer, or had answered.
    var cost = 0
    /// Since when an answer is awaited: it comes after all that the process has said before.
    var asked: ContinuousClock.Instant?
  }

  /// What a navigation costs, where a short message costs 1.
  ///
  /// WebKit keeps some three kilobytes of it, and it takes a fraction of a millisecond.
  static var costOfNavigation: Int { 25 }

  /// For how many bytes a message costs 1 more.
  static var bytesOfCost: Int { 1024 }

  /// What may be heard until an answer, before the process is ended.
  static var longestQueue: Int { 50_000 }

  /// How long the answer may take while much is heard, and what is much.
  ///
  /// What is heard may take the program long, and more comes meanwhile.
  private static var patience: (cost: Int, time: Duration) { (5000, .seconds(5)) }

  /// What is heard before an answer is asked for: so much is no flood yet.
  private static var ease: Int { 1000 }

  /// The page has said something that it can say again and again.
  ///
  /// - Parameter cost: what it costs to hear.
  func noteHeard(cost: Int = 1) {
    flood.cost += cost
    if let asked = flood.asked {
      guard
        flood.cost >= Self.longestQueue
          || flood.cost >= Self.patience.cost && .now - asked > Self.patience.time
      else { return }
      flood = Flood()
      endFlood()
    } else if flood.cost >= Self.ease {
      flood = Flood(cost: 0, asked: .now)
      call("", arguments: nil, world: ScriptBridge.world, asJSON: false) { [weak self] _ in
        self?.flood = Flood()
      }
    }
  }

  /// Ends the process, and with it what waits to be heard.
  private func endFlood() {
    if let waiting = page?.machine.waiting {
      return makeWay(for: waiting.id)
    }
    // WebKit may be in the middle of telling what this comes from.
    MainLoop.schedule(priority: .standard) { [weak self] in
      self?.terminateProcess(as: .unresponsive)
    }
  }
}
