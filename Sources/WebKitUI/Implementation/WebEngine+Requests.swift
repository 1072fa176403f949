import CGTK
import GLibSupport

/// What the user wants of the program and would get of WebKit.
extension WebEngine {
  /// Takes the wheel with Ctrl before WebKit does, where somebody wants to know.
  func updateZoomRequests() {
    guard onZoomRequest != nil else {
      zoomCatcher = nil
      return
    }
    guard zoomCatcher == nil else { return }
    let wheel = unsafe Object(
      retaining: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)))
    var steps = WheelSteps()
    wheel.connect("scroll") { [weak self, weak wheel] (_: Double, way: Double) -> Bool in
      guard let self, let wheel,
        unsafe gtk_event_controller_get_current_event_state(wheel.opaque).rawValue
          & GDK_CONTROL_MASK.rawValue != 0
      else { return false }
      let unit = unsafe gtk_event_controller_scroll_get_unit(wheel.opaque)
      // GTK's own measure of what is a step of a wheel on a surface that is stroked.
      for _ in 0..<abs(steps.take(unit == GDK_SCROLL_UNIT_SURFACE ? way / 10 : way)) {
        onZoomRequest?(way < 0 ? .larger : .smaller)
      }
      return true
    }
    zoomCatcher = EventCatcher(wheel, on: view)
  }

  /// Takes the buttons at the side of the mouse before WebKit does, and watches the fingers on a touchpad,
  /// where somebody wants to know.
  func updateHistoryRequests() {
    updateSwipes()
    guard onHistoryRequest != nil else {
      historyCatchers = []
      return
    }
    guard historyCatchers.isEmpty else { return }
    // The numbers are X's, and Wayland's compositors keep to them.
    historyCatchers = [
      catchButton(8, for: .back), catchButton(9, for: .forward), catchSwipes(),
    ]
  }

  private func catchButton(
    _ number: UInt32, for request: WebView.HistoryRequest
  ) -> EventCatcher {
    let click = unsafe Object(retaining: UnsafeMutableRawPointer(gtk_gesture_click_new()))
    unsafe gtk_gesture_single_set_button(click.opaque, number)
    click.connect("pressed") { [weak self, weak click] (_: Int32, _: Double, _: Double) in
      guard let click else { return }
      unsafe gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      self?.onHistoryRequest?(request)
    }
    return EventCatcher(click, on: view)
  }
}
