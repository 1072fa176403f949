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
      self?.page?.fullscreenState = .enteringFullscreen
      self?.followWindow()
      return false
    }
    view.connect("leave-fullscreen") { [weak self] () -> Bool in
      self?.page?.fullscreenState = .exitingFullscreen
      self?.leaveWindowThatWasFull()
      return false
    }
  }

  private func followWindow() {
    guard let root = unsafe gtk_widget_get_root(view.cast()) else { return }
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(root))
    fullscreenWindow = window
    wasFullscreen = window.property("fullscreened")
    if wasFullscreen { settle(.enteringFullscreen, as: .inFullscreen) }
    window.onChange(of: "fullscreened") { [weak self, weak window] in
      guard let self, let window else { return }
      let isFull: Bool = window.property("fullscreened")
      page?.fullscreenState = isFull ? .inFullscreen : .notInFullscreen
      if !isFull { fullscreenWindow = nil }
    }
  }

  private func leaveWindowThatWasFull() {
    guard wasFullscreen else { return }
    wasFullscreen = false
    settle(.exitingFullscreen, as: .notInFullscreen)
  }

  /// Tells, once WebKit has done it, what no window tells.
  private func settle(_ passing: WebPage.FullscreenState, as state: WebPage.FullscreenState) {
    MainLoop.schedule { [weak self] in
      guard let page = self?.page, page.fullscreenState == passing else { return }
      page.fullscreenState = state
    }
  }
}
