import CGTK
import CWebKit
import GLibSupport

extension WebEngine {
  /// Follows an element of the page that fills the screen.
  ///
  /// WebKit tells before it happens, and the window tells when it has; one that fills the screen already
  /// tells nothing.
  func connectFullscreen() {
    view.connect("enter-fullscreen") { [weak self] () -> Bool in
      self?.isFullscreen = true
      self?.page?.fullscreenState = .enteringFullscreen
      self?.followWindow()
      return false
    }
    view.connect("leave-fullscreen") { [weak self] () -> Bool in
      self?.page?.fullscreenState = .exitingFullscreen
      self?.leaveWindowThatStaysAsItIs()
      return false
    }
  }

  /// What makes an element leave the screen.
  static let leavingFullscreen = "if (document.fullscreenElement) await document.exitFullscreen()"

  private func followWindow() {
    guard let root = unsafe gtk_widget_get_root(view.cast()) else { return }
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(root))
    fullscreenWindow = window
    wasFullscreen = window.property("fullscreened")
    if wasFullscreen { settle(.enteringFullscreen, as: .inFullscreen) }
    window.connect("unrealize") { [weak self, weak window] in
      // It is being destroyed, and the view has not been taken out before.
      guard let self, let window, fullscreenWindow == window, shelter == nil else { return }
      places.windowIsGone()
    }
    window.onChange(of: "fullscreened") { [weak self, weak window] in
      guard let self, let window, fullscreenWindow == window else { return }
      let isFull: Bool = window.property("fullscreened")
      if isFull { page?.fullscreenState = .inFullscreen } else { leftFullscreen() }
    }
  }

  private func leaveWindowThatStaysAsItIs() {
    guard wasFullscreen, shelter == nil else { return }
    wasFullscreen = false
    settle(.exitingFullscreen, as: .notInFullscreen)
  }

  /// Tells, once WebKit has done it, what no window tells.
  private func settle(_ passing: WebPage.FullscreenState, as state: WebPage.FullscreenState) {
    MainLoop.schedule { [weak self] in
      guard let self, let page, page.fullscreenState == passing else { return }
      if state == .notInFullscreen { leftFullscreen() } else { page.fullscreenState = state }
    }
  }

  private func leftFullscreen() {
    isFullscreen = false
    fullscreenWindow = nil
    page?.fullscreenState = .notInFullscreen
  }

  /// Ends that an element fills the screen, once the view stands in no window any more.
  func leaveFullscreen() {
    guard isFullscreen, shelter == nil else { return }
    restoreWindow()
    fullscreenWindow = nil
    shelter = FullscreenShelter(view)
    page?.fullscreenState = .exitingFullscreen
    call(
      Self.leavingFullscreen, arguments: nil, world: ScriptBridge.world, asJSON: false
    ) { [weak self] _ in
      guard let self, shelter != nil else { return }
      leftFullscreen()
    }
  }

  /// The process of the page has ended, and with it what filled the screen.
  func endFullscreenOfProcess() {
    guard isFullscreen else { return }
    restoreWindow()
    MainLoop.schedule { [weak self] in
      guard let self, isFullscreen else { return }
      leftFullscreen()
    }
  }

  /// Gives the window back that an element has filled.
  private func restoreWindow() {
    guard let fullscreenWindow, !wasFullscreen else { return }
    unsafe gtk_window_unfullscreen(fullscreenWindow.cast())
  }

  /// Takes the view out of the window that nobody sees, to be shown again.
  func leaveShelter() {
    shelter?.end()
    shelter = nil
  }
}
