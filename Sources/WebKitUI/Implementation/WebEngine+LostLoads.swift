import GLibSupport

/// Loads that WebKit loses.
extension WebEngine {
  /// Begins the load that waits once more, where WebKit has lost it.
  ///
  /// WebKitGTK (2.50) drops a load, without a word, that it has asked about while a navigation of the page
  /// itself was about to show its first content, and says for ever that the view is loading.
  func lookWhetherLost() {
    guard let load = loadThatMayBeLost, page?.machine.hasOvertaken == true,
      page?.machine.running == nil
    else { return }
    // What the process is asked now it answers after it has begun with the load.
    askProcess(times: 2) { [weak self] in
      guard let self, loadThatMayBeLost == load else { return }
      lostLoad = load
      page?.lastStart?(self)
    }
  }

  /// The load that waits, unless it has been begun once more since it was overtaken the last time.
  private var loadThatMayBeLost: LostLoad? {
    guard questions.isEmpty, trustQuestion == nil, let waiting = page?.machine.waiting else {
      return nil
    }
    let load = LostLoad(id: waiting.id, timesOvertaken: waiting.timesOvertaken)
    return lostLoad == load ? nil : load
  }

  /// A load that was begun once more.
  struct LostLoad: Equatable {
    let id: WebPage.NavigationID
    let timesOvertaken: Int
  }

  /// Begins a load once more that failed since the process of the network has ended.
  ///
  /// WebKit (2.50) starts another with the next load, and may not know yet that the last one is gone.
  ///
  /// - Parameter page: the page.
  /// - Returns: whether it was begun once more, which it is once.
  func beginAgain(_ page: WebPage) -> Bool {
    guard let running = page.machine.running, running.isRequested, !running.isCommitted,
      !running.hasFailed, page.machine.waiting == nil, loadOfLostNetwork != running.id,
      let start = page.lastStart
    else { return false }
    loadOfLostNetwork = running.id
    // It goes elsewhere again, where it is to.
    divertedID = nil
    upgrade = nil
    // The view still has the address of the page before, to which WebKit goes back now.
    page.machine.retry(url: running.url)
    start(self)
    page.machine.waiting?.url = running.url
    return true
  }

  private func askProcess(times: Int, _ end: @escaping () -> Void) {
    guard times > 0 else { return end() }
    call("", arguments: nil, world: ScriptBridge.world, asJSON: false) {
      [weak self] _ in self?.askProcess(times: times - 1, end)
    }
  }
}

extension GLibError {
  /// Whether WebKit reports with it that the process of the network ended, or was gone when a load was
  /// handed to it (`internalError` of its `WebLoaderStrategy`).
  var isOfLostNetwork: Bool { domain == "WebKitErrorDomain" && code == 300 }
}
