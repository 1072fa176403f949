import CGTK
import CWebKit
import GLibSupport

extension WebEngine {
  /// Follows an element of the page that fills the screen.
  ///
  /// WebKit tells before it happens, and the window tells when it has.
  func connectFullscreen() {
    view.connect("enter-fullscreen") { [weak self] () -> Bool in
      self?.page?.fullscreenState = .enteringFullscreen
      self?.followWindow()
      return false
    }
    view.connect("leave-fullscreen") { [weak self] () -> Bool in
      self?.page?.fullscreenState = .exitingFullscreen
      return false
    }
  }

  private func followWindow() {
    guard let root = unsafe gtk_widget_get_root(view.cast()) else { return }
    let window = unsafe Object(retaining: UnsafeMutableRawPointer(root))
    fullscreenWindow = window
    window.onChange(of: "fullscreened") { [weak self, weak window] in
      guard let self, let window else { return }
      let isFull: Bool = window.property("fullscreened")
      page?.fullscreenState = isFull ? .inFullscreen : .notInFullscreen
      if !isFull { fullscreenWindow = nil }
    }
  }
}
