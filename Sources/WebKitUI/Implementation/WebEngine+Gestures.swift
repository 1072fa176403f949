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

  /// Keeps pinches from WebKit, which has no setting for them, by taking them before it does.
  func updatePinches() {
    guard !allowsPinches else {
      if let pinchCatcher {
        unsafe gtk_widget_remove_controller(view.cast(), pinchCatcher.opaque)
      }
      pinchCatcher = nil
      return
    }
    let gesture = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_gesture_zoom_new()))
    unsafe gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
    gesture.connect("begin") { [weak gesture] in
      guard let gesture else { return }
      unsafe gtk_gesture_set_state(gesture.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    // The view takes over the reference that the constructor gave.
    unsafe gtk_widget_add_controller(view.cast(), gesture.opaque)
    pinchCatcher = gesture
  }
}
