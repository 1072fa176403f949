import FoundationEssentials

extension WebPage {
  /// Does what the state machine says.
  func perform(_ actions: [NavigationStateMachine.Action]) {
    for action in actions {
      switch action {
      case .report(let id, let event):
        note(.init(event), of: id)
        streams.report(event, of: id)
        engine.onEvent?(event)
        recovery?.pageDid(event)
      case .end(let id):
        streams.end(id)
      case .fail(let id, let failure):
        fail(id, failure)
      case .makeWay(let id):
        engine.makeWay(for: id)
      }
    }
    isLoading = machine.isLoading
  }

  private func fail(_ id: NavigationID, _ failure: NavigationStateMachine.Failure) {
    switch failure {
    case .provisional, .committed, .pageClosed: isRecovering = false
    case .processTerminated: break
    }
    switch failure {
    case .provisional(let error):
      note(.failedProvisionalNavigation(underlyingError: error), of: id)
      streams.fail(id, NavigationError.failedProvisionalNavigation(error))
    case .committed(let error):
      note(.failed(underlyingError: error), of: id)
      streams.fail(id, error)
    case .processTerminated:
      note(.failed(underlyingError: NavigationError.webContentProcessTerminated), of: id)
      streams.fail(id, NavigationError.webContentProcessTerminated)
    case .pageClosed:
      streams.fail(id, NavigationError.pageClosed)
    }
  }

  private func note(_ kind: CurrentNavigationEvent.Kind, of id: NavigationID) {
    eventCount += 1
    currentNavigationEvent = CurrentNavigationEvent(
      kind: kind, navigationID: id, number: eventCount)
  }

  /// The process of the page has ended.
  func processEnded(_ reason: ProcessTermination) {
    let actions = machine.processTerminated()
    processTermination = reason
    lastTermination = reason
    isRecovering = recovery?.canRecover(from: reason) ?? false
    calls.end(NavigationError.webContentProcessTerminated)
    if actions.isEmpty, let id = machine.newest {
      note(.failed(underlyingError: NavigationError.webContentProcessTerminated), of: id)
    }
    perform(actions)
    streams.failIndefinite(NavigationError.webContentProcessTerminated)
    // WebKit forgets the address with the process; the page keeps it, to be reloaded.
    url = committedURL
    forgetDocument()
    if isRecovering { recovery?.recover() }
  }

  /// Another document has come, or none is left: what the last one said of itself is past.
  func forgetDocument() {
    if knownThemeColor != nil { knownThemeColor = nil }
    if knownFocusedLink != nil { knownFocusedLink = nil }
    if hoveredLink != nil { hoveredLink = nil }
  }
}
