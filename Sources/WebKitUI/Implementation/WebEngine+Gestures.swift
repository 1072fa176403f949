import CGTK
import CWebKit
import GLibSupport

extension WebEngine {
  /// Allows swipes only while the view shows.
  ///
  /// With them WebKitGTK (2.50) takes a picture of the page at each navigation, and crashes where
  /// the view stands in no window.
  func connectSwipes() {
    view.connect("map", after: true) { [weak self] in self?.updateSwipes() }
    view.connect("unmap") { [weak self] in self?.setSwipes(false) }
  }

  func updateSwipes() {
    let isMapped = unsafe gtk_widget_get_mapped(view.cast()) != 0
    setSwipes(allowsSwipes && isMapped)
  }

  private func setSwipes(_ isAllowed: Bool) {
    settings.setProperty("enable-back-forward-navigation-gestures", to: isAllowed)
  }
}
