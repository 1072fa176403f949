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
    setSwipes(allowsSwipes && onHistoryRequest == nil && isMapped)
  }

  private func setSwipes(_ isAllowed: Bool) {
    settings.setProperty("enable-back-forward-navigation-gestures", to: isAllowed)
  }

  /// Keeps pinches from WebKit, which has no setting for them, by taking them before it does.
  func updatePinches() {
    guard !allowsPinches else {
      pinchCatcher = nil
      return
    }
    let gesture = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_gesture_zoom_new()))
    gesture.connect("begin") { [weak gesture] in
      guard let gesture else { return }
      unsafe gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    pinchCatcher = EventCatcher(gesture, on: view)
  }
}
