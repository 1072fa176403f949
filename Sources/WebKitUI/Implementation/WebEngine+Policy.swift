import CGTK
import CWebKit
import FoundationEssentials
import FoundationNetworking
import GLibSupport

extension WebEngine {
  func connectPolicy() {
    view.connect("decide-policy") { [weak self] (decision: Object, kind: UInt32) -> Bool in
      guard let self, let page else { return false }
      noteHeard(cost: Self.costOfNavigation)
      let kind = WebKitPolicyDecisionType(kind)
      if kind == WEBKIT_POLICY_DECISION_TYPE_NAVIGATION_ACTION, !noteNavigation(decision) {
        unsafe webkit_policy_decision_ignore(decision.cast())
        return true
      }
      if kind == WEBKIT_POLICY_DECISION_TYPE_RESPONSE {
        isResponseShown = NavigationResponseReader.isShown(decision) ?? isResponseShown
      }
      guard page.decisions != nil else { return false }
      if kind == WEBKIT_POLICY_DECISION_TYPE_RESPONSE {
        decide(response: decision, page)
      } else {
        let isNewWindow = kind == WEBKIT_POLICY_DECISION_TYPE_NEW_WINDOW_ACTION
        decide(action: decision, isNewWindow: isNewWindow, page)
      }
      return true
    }
  }

  /// Notes where the page itself, or a frame of it, wants to go: it may come before what the program
  /// asked for.
  ///
  /// - Returns: whether it may go there, as far as it is not asking again and again.
  private func noteNavigation(_ decision: Object) -> Bool {
    let action = unsafe webkit_navigation_policy_decision_get_navigation_action(decision.opaque)
    guard unsafe webkit_navigation_action_is_redirect(action) == 0,
      let text = unsafe webkit_uri_request_get_uri(webkit_navigation_action_get_request(action))
    else { return true }
    let address = unsafe String(cString: text)
    guard !isOwnLoad(address) else {
      if page?.decisions == nil { lookWhetherBegun() }
      return true
    }
    if unsafe webkit_navigation_action_is_user_gesture(action) != 0 {
      // WebKit has ended before what was loading.
      if let page { page.perform(page.machine.userLeaves()) }
    } else {
      noteUnrest()
      guard allowance.take() else { return false }
    }
    // A script can want thousands.
    if addressesOfPage.count >= 1000 { addressesOfPage = [] }
    addressesOfPage.insert(address)
    return true
  }

  /// Notes whether an address is being asked for with more than the address and headers, which is all
  /// that a load of the program's can send.
  private func note(method: String?, of address: String) {
    guard method?.uppercased() ?? "GET" != "GET" else {
      addressesWithBody.remove(address)
      return
    }
    if addressesWithBody.count >= 1000 { addressesWithBody = [] }
    addressesWithBody.insert(address)
  }

  /// Answers the questions about a load that was replaced or stopped.
  func refuseQuestions(about address: String?) {
    for (key, question) in questions where address == nil || question.address == address {
      question.ignore()
      questions[key] = nil
    }
  }

  private func decide(action decision: Object, isNewWindow: Bool, _ page: WebPage) {
    let action = NavigationActionReader.action(decision, isNewWindow: isNewWindow, of: page)
    let question = PolicyDecision(decision, address: action.request.url?.absoluteString ?? "")
    questions[ObjectIdentifier(question)] = question
    if action.navigationType == .formSubmitted { formRequest = action.request }
    note(method: action.request.httpMethod, of: question.address)
    var preferences = configuration.defaultNavigationPreferences
    Task { [weak self, weak page] in
      guard let decisions = page?.decisions else { return question.ignore() }
      let policy = await decisions.ask {
        await $0.decidePolicy(for: action, preferences: &preferences)
      }
      self?.apply(policy, to: question, action, preferences)
    }
  }

  private func apply(
    _ policy: WKNavigationActionPolicy, to question: PolicyDecision,
    _ action: WebPage.NavigationAction, _ preferences: WebPage.NavigationPreferences
  ) {
    guard !question.isAnswered else { return }
    defer { questions[ObjectIdentifier(question)] = nil }
    let address = question.address
    switch policy {
    case .allow:
      guard action.target != nil else { return question.use() }
      guard !divert(question, action, preferences) else { return }
      prepare(for: address, preferences)
      if isOwnLoad(address) { lookWhetherBegun() }
      question.use()
      lookWhetherIdle()
      lookWhetherLost()
    case .cancel:
      question.ignore()
      refused(address)
    case .download:
      question.ignore()
      refused(address)
      download(address)
    }
  }

  /// Ends the load that was refused, and tells the address of the page that stays.
  private func refused(_ address: String) {
    page.map { $0.perform($0.machine.refuse(url: address)) }
    syncAddress()
  }

  /// Sets what is to hold for the content of an address.
  ///
  /// WebKit has one switch for all frames and does not say which frame navigates. So scripts are
  /// turned off at once, and on again only for what is known to be the whole page: a load of the
  /// program's own now, anything else when its response comes.
  private func prepare(for address: String, _ new: WebPage.NavigationPreferences) {
    // What is asked for and never comes would stay for ever; without an entry scripts stay as they are.
    if preferences.count >= 1000 { preferences = [:] }
    preferences[address] = new
    let isOwn = isOwnLoad(address)
    if isOwn || !new.allowsContentJavaScript {
      allowContentJavaScript(new.allowsContentJavaScript)
    }
    if isOwn || new.isGlobalPrivacyControlEnabled {
      askForPrivacy(new.isGlobalPrivacyControlEnabled)
    }
    isMobile = new.preferredContentMode == .mobile
  }

  /// Says to the scripts of pages, or no more, what the user wants done with what is known about them.
  private func askForPrivacy(_ isWanted: Bool) {
    guard isWanted != (privacyScript != nil) else { return }
    if let privacyScript {
      unsafe webkit_user_content_manager_remove_script(
        contentManager.opaque, privacyScript.pointer)
      self.privacyScript = nil
      return
    }
    let script = OpaqueScript(
      source: """
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", {
          get: () => true, configurable: true, enumerable: true,
        });
        """, world: nil, atStart: true, inAllFrames: true)
    unsafe webkit_user_content_manager_add_script(contentManager.opaque, script.pointer)
    privacyScript = script
  }

  private func allowContentJavaScript(_ isAllowed: Bool) {
    allowsContentJavaScript = isAllowed
    settings.setProperty("enable-javascript-markup", to: isAllowed)
  }

  private func decide(response decision: Object, _ page: WebPage) {
    let response = NavigationResponseReader.response(decision)
    let question = PolicyDecision(decision, address: response.response.url?.absoluteString ?? "")
    Task { [weak self, weak page] in
      guard let decisions = page?.decisions else { return question.ignore() }
      let policy = await decisions.ask { await $0.decidePolicy(for: response) }
      self?.apply(policy, to: question, response)
    }
  }

  private func apply(
    _ policy: WKNavigationResponsePolicy, to question: PolicyDecision,
    _ response: WebPage.NavigationResponse
  ) {
    let known = preferences.removeValue(forKey: question.address)
    switch policy {
    case .allow:
      if response.isForMainFrame {
        preferences = [:]
        if let known {
          allowContentJavaScript(known.allowsContentJavaScript)
          askForPrivacy(known.isGlobalPrivacyControlEnabled)
        }
      }
      question.use()
    case .cancel:
      isResponseShown = false
      question.ignore()
    case .download:
      isResponseShown = false
      question.download()
    }
  }

  func download(_ address: String) {
    unsafe webkit_web_view_download_uri(view.cast(), address).map {
      // The session tells of it; this reference is ours to give back.
      unsafe g_object_unref(UnsafeMutableRawPointer($0))
    }
  }
}
