import GLibSupport

/// Loads that WebKit loses.
extension WebEngine {
  /// Begins the load that waits once more, where WebKit has lost it.
  ///
  /// WebKitGTK (2.50) drops a load, without a word, that it has asked about while a navigation of the page
  /// itself was about to show its first content, and says for ever that the view is loading.
  func lookWhetherLost() {
    guard let page, page.machine.hasOvertaken, page.machine.running == nil, questions.isEmpty,
      trustQuestion == nil, let id = page.machine.waiting?.id, lostID != id
    else { return }
    // What the process is asked now it answers after it has begun with the load.
    askProcess(times: 2) { [weak self] in
      guard let self, let page = self.page, page.machine.waiting?.id == id, lostID != id,
        questions.isEmpty, trustQuestion == nil
      else { return }
      lostID = id
      page.lastStart?(self)
    }
  }

  private func askProcess(times: Int, _ end: @escaping () -> Void) {
    guard times > 0 else { return end() }
    call("", arguments: nil, world: ScriptBridge.world, asJSON: false) {
      [weak self] _ in self?.askProcess(times: times - 1, end)
    }
  }
}
