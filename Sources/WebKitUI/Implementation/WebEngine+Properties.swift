import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport
import GTKUI

extension WebEngine {
  /// Keeps the page's copies of what the view knows.
  func connectProperties() {
    view.onChange(of: "uri") { [weak self] in
      self?.noteHeard()
      self?.syncAddress()
    }
    view.onChange(of: "is-loading") { [weak self] in self?.lookWhetherIdle() }
    view.onChange(of: "title") { [weak self] in
      self?.noteHeard()
      self.map { $0.page?.title = $0.view.property("title") }
    }
    view.onChange(of: "estimated-load-progress") { [weak self] in
      self.map { $0.page?.estimatedProgress = $0.view.property("estimated-load-progress") }
    }
    view.onChange(of: "is-playing-audio") { [weak self] in
      self.map { $0.page?.isPlayingAudio = $0.view.property("is-playing-audio") }
    }
    view.onChange(of: "camera-capture-state") { [weak self] in
      self.map {
        $0.page?.cameraCaptureState = $0.captureState("camera-capture-state")
      }
    }
    view.onChange(of: "microphone-capture-state") { [weak self] in
      self.map {
        $0.page?.microphoneCaptureState = $0.captureState("microphone-capture-state")
      }
    }
    view.connect("mouse-target-changed") { [weak self] (hit: Object) in
      let link = unsafe webkit_hit_test_result_get_link_uri(hit.opaque)
        .map { unsafe String(cString: $0) }
      self?.page?.hoveredLink = link.flatMap { URL(string: $0) }
    }
  }

  func setCaptureState(_ property: String, _ state: WKMediaCaptureState) {
    view.setProperty(property, to: state.rawValue)
  }

  private func captureState(_ property: String) -> WKMediaCaptureState {
    WKMediaCaptureState(rawValue: view.property(property)) ?? .none
  }

  func syncTrust() {
    var certificate: UnsafeMutablePointer<GTlsCertificate>?
    var faults = GTlsCertificateFlags(rawValue: 0)
    let isSecure = unsafe webkit_web_view_get_tls_info(view.cast(), &certificate, &faults) != 0
    guard let pointer = unsafe certificate, isSecure else {
      page?.serverTrust = nil
      page?.hasOnlySecureContent = false
      return
    }
    let isTrusted = faults.rawValue == 0
    page?.serverTrust = unsafe ServerTrust(
      isTrusted: isTrusted, handle: Object(retaining: UnsafeMutableRawPointer(pointer)))
    page?.hasOnlySecureContent = isTrusted
  }

  func syncAddress() {
    guard let page else { return }
    // WebKit goes back to the old address for a moment where a load has replaced another.
    if !page.machine.isUnsure || page.machine.waiting == nil {
      page.url = address.flatMap { URL(string: $0) }
    }
    if !page.machine.isLoading { page.committedURL = page.url }
    lookWhetherIdle()
  }

  /// Looks, once the signals that belong together have come, whether a navigation has ended without
  /// any: a move within the page, or one that was refused.
  func lookWhetherIdle() {
    guard let page, !isLoading, trustQuestion == nil, let id = page.machine.active else { return }
    guard idleCheck?.isPending != true || idleCheckedID != id else { return }
    scheduleLook(for: id, isPatient: page.machine.isUnsure)
  }

  private func scheduleLook(for id: WebPage.NavigationID, isPatient: Bool) {
    let look: @MainActor () -> Void = { [weak self] in self?.look(for: id, isPatient: isPatient) }
    idleCheck?.cancel()
    idleCheckedID = id
    idleCheck =
      isPatient
      ? MainLoop.schedule(afterMilliseconds: Self.patience, look) : MainLoop.schedule(look)
  }

  private func look(for id: WebPage.NavigationID, isPatient: Bool) {
    guard let page, !isLoading, trustQuestion == nil, page.machine.active == id else { return }
    guard isPatient || !page.machine.isUnsure else {
      return scheduleLook(for: id, isPatient: true)
    }
    idleLimit?.cancel()
    idleLimit = MainLoop.schedule(afterMilliseconds: Self.longPatience) { [weak self] in
      self?.endIdle(id)
    }
    askWhetherIdle(id, roundTrips: 2)
  }

  /// Waits for what the process of the page has to do first.
  ///
  /// One that is busy has not come to the load yet, while WebKit may say that there is nothing to load.
  /// What it is asked now it answers after it has asked whether the load may go on, and what it is
  /// asked then it answers after the load has started.
  private func askWhetherIdle(_ id: WebPage.NavigationID, roundTrips: Int) {
    guard roundTrips > 0 else { return endIdle(id) }
    call("", arguments: nil, world: ScriptBridge.world, asJSON: false) {
      [weak self] _ in
      MainLoop.schedule { [weak self] in
        guard let self, page?.machine.active == id, !isLoading else { return }
        askWhetherIdle(id, roundTrips: roundTrips - 1)
      }
    }
  }

  /// Ends a navigation of which nothing more comes.
  private func endIdle(_ id: WebPage.NavigationID) {
    guard let page, !isLoading, page.machine.active == id, questions.isEmpty else { return }
    idleLimit?.cancel()
    guard isMoveWithinPage(page) || !isKeptByPage(id) else { return makeWay(for: id) }
    syncHistory()
    page.perform(page.machine.fellIdle(isSameDocument: isMoveWithinPage(page)))
    page.url = address.flatMap { URL(string: $0) }
    page.committedURL = page.url
  }

  /// Whether the navigation that waits only moves within the page that is there.
  ///
  /// WebKit may say that it has nothing to load before it tells the new address.
  private func isMoveWithinPage(_ page: WebPage) -> Bool {
    guard let asked = page.machine.waiting?.url else { return false }
    guard asked != address else { return true }
    let withoutFragment = { (text: String) in text.prefix { $0 != "#" } }
    return withoutFragment(asked) == page.committedURL.map { withoutFragment($0.absoluteString) }
  }

  /// How long a process may take to answer, in milliseconds, before a load is given up of which WebKit
  /// says that there is nothing to load.
  private static var longPatience: UInt32 { 10_000 }

  /// How long a view may look idle, in milliseconds, before a load that replaced another is given up.
  private static var patience: UInt32 { 2000 }
}
