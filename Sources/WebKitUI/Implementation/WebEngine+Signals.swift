import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

/// What WebKit reports, handed to the page. The view's closures hold the engine weakly: one that held
/// it would keep the view and its process for ever.
extension WebEngine {
  func connectSignals() {
    connectNavigation()
    connectProperties()
    connectPolicy()
    connectResources()
    connectDialogs()
    connectAuthentication()
    connectServerTrust()
    connectForms()
    connectPermissions()
    connectPopups()
    connectFullscreen()
    connectContextMenu()
  }

  private func connectNavigation() {
    view.connect("load-changed") { [weak self] (event: UInt32) in
      self?.loadChanged(WebKitLoadEvent(event))
    }
    view.connect("load-failed") {
      [weak self] (_: UInt32, address: String, error: BorrowedPointer) -> Bool in
      self?.loadFailed(address, error)
      // True keeps WebKit's own page away: the page before stays, and the program says what happened.
      return true
    }
    view.connect("web-process-terminated") { [weak self] (reason: UInt32) in
      self?.processTerminated(WebKitWebProcessTerminationReason(reason))
    }
    history = connectHistory { [weak self] in self?.historyChanged() }
  }

  private func loadChanged(_ event: WebKitLoadEvent) {
    guard let page else { return }
    syncHistory()
    switch event {
    case WEBKIT_LOAD_STARTED:
      handlerErrors = [:]
      isResponseShown = false
      page.url = address.flatMap { URL(string: $0) }
      page.perform(page.machine.started())
    case WEBKIT_LOAD_REDIRECTED:
      page.perform(page.machine.redirected())
    case WEBKIT_LOAD_COMMITTED:
      dialogs.cancel(of: self)
      page.url = address.flatMap { URL(string: $0) }
      page.committedURL = page.url
      page.forgetDocument()
      page.endCallsOfLastDocument()
      syncTrust()
      takeVeilWhenDrawn()
      let committed = address ?? ""
      page.perform(
        page.machine.committed(
          url: committed, isAskedByPage: addressesOfPage.contains(committed)))
      addressesOfPage = []
    case WEBKIT_LOAD_FINISHED:
      page.perform(page.machine.finished())
      lookWhetherLost()
      FreedMemory.giveBackSoon()
    default:
      break
    }
  }

  private func loadFailed(_ address: String, _ error: BorrowedPointer) {
    guard let page, let pointer = unsafe error.address else { return }
    let problem = unsafe GLibError(copying: pointer.assumingMemoryBound(to: GError.self))
    let isCancellation =
      problem.domain == "WebKitNetworkError"
      && problem.code == Int32(WEBKIT_NETWORK_ERROR_CANCELLED.rawValue)
    if problem.isOfLostNetwork, beginAgain(page) { return }
    if !isCancellation || upgrade?.isLate == true, fallBack(page) { return }
    let error = isCancellation ? problem : handlerErrors.removeValue(forKey: address) ?? problem
    // WebKit says this, too, of a load that the page that is there ends after its response has come.
    let isInterruption =
      problem.domain == "WebKitPolicyError" && problem.code == 102 && isResponseShown
    page.perform(
      page.machine.failed(
        .init(error: error, isCancellation: isCancellation || isInterruption, url: address)))
    lookWhetherIdle()
  }

  private func processTerminated(_ reason: WebKitWebProcessTerminationReason) {
    cancelSchemeTasks()
    dialogs.cancel()
    resources = [:]
    endFullscreenOfProcess()
    if isMakingWay { return }
    let why: WebPage.ProcessTermination =
      switch reason {
      case WEBKIT_WEB_PROCESS_EXCEEDED_MEMORY_LIMIT: .exceededMemoryLimit
      case WEBKIT_WEB_PROCESS_TERMINATED_BY_API:
        expectedTermination ?? Self.endingReason ?? .requested
      case _ where context.limitsMemory && MemoryWatch.hasJustEndedOne: .exceededMemoryLimit
      default: .crashed
      }
    expectedTermination = nil
    page?.processEnded(why)
  }

  /// Copies the history once for all changes that come together: a script can make thousands.
  private func historyChanged() {
    guard historySync?.isPending != true else { return }
    historySync = MainLoop.schedule(priority: .beforeLayout) { [weak self] in
      guard let self else { return }
      page?.backForwardList = backForwardList
    }
  }

  /// Copies the history now, where it has changed: before a navigation is said to have come so far.
  func syncHistory() {
    guard let historySync, historySync.isPending else { return }
    historySync.cancel()
    page?.backForwardList = backForwardList
  }
}
