import GLibSupport

/// Pages that let no load of the program begin.
///
/// Whatever a script does that leaves the page or ends a load also ends the load that the program has just
/// asked for, and WebKit drops what it is asking about. A script that does so without a pause would keep the
/// program's load from beginning for ever.
extension WebEngine {
  /// What the page wants while a load of the program waits.
  struct Unrest {
    /// How often it has wanted to go somewhere.
    var count = 0
    let start = ContinuousClock.now
  }

  /// How often, and for how long, a page may want to go elsewhere before it is taken away for a load that
  /// waits.
  ///
  /// Frames within it may want to go somewhere too, which harms no load.
  private static var patience: (count: Int, time: Duration) { (50, .seconds(1)) }

  /// The page wants to go somewhere by itself.
  func noteUnrest() {
    guard let waiting = page?.machine.waiting, !waiting.hasWay else { return }
    unrest.count += 1
    guard unrest.count >= Self.patience.count, .now - unrest.start >= Self.patience.time else {
      return
    }
    unrest = Unrest()
    makeWay(for: waiting.id)
  }

  /// Whether a load waits, of which WebKit knows nothing any more, and the page that is there is the reason.
  func isKeptByPage(_ id: WebPage.NavigationID) -> Bool {
    guard let waiting = page?.machine.waiting, waiting.id == id, !waiting.hasWay else {
      return false
    }
    return unrest.count > 0 || waiting.timesOvertaken > 0
  }

  /// Looks, some time after a load was allowed, whether it has begun.
  ///
  /// A script that stops all loading also stops one that WebKit asks about, and nothing tells of that; and one
  /// that never ends lets none begin.
  func lookWhetherBegun() {
    guard let waiting = page?.machine.waiting else { return }
    beginCheck?.cancel()
    beginCheck = MainLoop.schedule(afterMilliseconds: Self.beginPatience) { [weak self] in
      self?.beginAgain(waiting.id)
    }
  }

  /// Begins a load once more that has not begun, and then does what is left to be done about it.
  private func beginAgain(_ id: WebPage.NavigationID) {
    // One that somebody is asked about is looked at again after the answer.
    guard let page, let waiting = page.machine.waiting, waiting.id == id, trustQuestion == nil,
      !questions.values.contains(where: { isOwnLoad($0.address) })
    else { return }
    if begunAgain != id {
      begunAgain = id
      page.lastStart?(self)
      // A load that nothing is asked about any more is one that WebKit has lost again.
      if waiting.hasWay { lookWhetherBegun() }
    } else if !waiting.hasWay {
      makeWay(for: id)
    } else {
      page.perform(page.machine.failWaiting(NavigationFailure.cancelled))
    }
  }

  /// How long a load that was allowed may take to begin, in milliseconds, before it is begun once more, and
  /// then before the page that is there is taken away.
  ///
  /// Another process may have to be started for it first.
  private static var beginPatience: UInt32 { 2000 }

  /// Takes the page away that is there, with its process, and begins the load that waits in another.
  ///
  /// The history stays. Pop-ups that share the process are told that it has ended.
  func makeWay(for id: WebPage.NavigationID) {
    // WebKit may be in the middle of telling what this comes from. A page that never rests leaves the main
    // loop no time for what is less urgent.
    MainLoop.schedule(priority: .standard) { [weak self] in
      guard let self, let page, page.machine.waiting?.id == id else { return }
      isMakingWay = true
      terminateProcess()
      isMakingWay = false
      expectedTermination = nil
      page.endCallsOfLastDocument()
      page.forgetDocument()
      page.perform(page.machine.madeWay())
      begunAgain = nil
      page.lastStart?(self)
      lookWhetherBegun()
    }
  }
}
