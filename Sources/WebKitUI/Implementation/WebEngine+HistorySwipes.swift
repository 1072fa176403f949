import CGTK
import GLibSupport

/// Two fingers that go sideways over a page whose history is the program's.
///
/// WebKit's own swipes go through the history of the page alone.
extension WebEngine {
  /// Watches the fingers; what they do is the page's all the same, which scrolls where it can.
  func catchSwipes() -> EventCatcher {
    let fingers = unsafe Object(
      retaining: UnsafeMutableRawPointer(
        gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)))
    let stroke = Stroke()
    fingers.connect("scroll-begin") { stroke.begin() }
    fingers.connect("scroll") { [weak self, weak fingers] (x: Double, y: Double) -> Bool in
      guard let self, let fingers, unsafe !isWheel(fingers.opaque) else { return false }
      // GTK's own measure of what is a step of a wheel on a surface that is stroked.
      let unit = unsafe gtk_event_controller_scroll_get_unit(fingers.opaque)
      let step = unit == GDK_SCROLL_UNIT_SURFACE ? 1.0 : 10
      if let way = stroke.swipe.move(x: x * step, y: y * step) {
        let number = stroke.number
        askWhetherPageScrolls(way) { stroke.pageScrolls($0, number) }
      }
      return false
    }
    fingers.connect("scroll-end") { [weak self] in
      stroke.end { way in self?.swiped(way) }
    }
    return EventCatcher(fingers, on: view)
  }

  private func swiped(_ way: HistorySwipe.Way) {
    let isMirrored = unsafe gtk_widget_get_direction(view.cast()) == GTK_TEXT_DIR_RTL
    onHistoryRequest?((way == .left) != isMirrored ? .back : .forward)
  }

  /// Asks whether what is under the pointer still scrolls, so that a wide table can be read.
  private func askWhetherPageScrolls(
    _ way: HistorySwipe.Way, answer: @escaping (Bool) -> Void
  ) {
    let place = pointerPlace
    call(
      SidewaysScript.scrolls(way, x: place.x, y: place.y), arguments: nil,
      world: ScriptBridge.world, asJSON: false
    ) { result in
      // A page that cannot be asked scrolls nothing.
      if case .success(.bool(true)) = result { answer(true) } else { answer(false) }
    }
  }

  /// Where in the view the pointer is, as parts of its width and height.
  private var pointerPlace: (x: Double, y: Double) {
    let widget = unsafe view.cast(GtkWidget.self)
    var (x, y) = (0.0, 0.0)
    guard let native = unsafe gtk_widget_get_native(widget),
      let seat = unsafe gdk_display_get_default_seat(gtk_widget_get_display(widget)),
      let pointer = unsafe gdk_seat_get_pointer(seat)
    else { return (0.5, 0.5) }
    unsafe gdk_surface_get_device_position(
      gtk_native_get_surface(native), pointer, &x, &y, nil)
    guard let place = view.pointInWidget(ofSurface: (x, y)) else { return (0.5, 0.5) }
    let width = unsafe Double(max(gtk_widget_get_width(widget), 1))
    let height = unsafe Double(max(gtk_widget_get_height(widget), 1))
    return (place.x / width, place.y / height)
  }
}

/// What the fingers do from when they touch until they go, and what the page says to it.
private final class Stroke {
  var swipe = HistorySwipe()
  /// Counts: an answer may come when the next one has begun.
  private(set) var number = 0
  private var pageScrolls: Bool?
  private var action: ((HistorySwipe.Way) -> Void)?

  func begin() {
    swipe = HistorySwipe()
    number += 1
    pageScrolls = nil
    action = nil
  }

  func pageScrolls(_ scrolls: Bool, _ number: Int) {
    guard number == self.number else { return }
    pageScrolls = scrolls
    decide()
  }

  /// The fingers have gone: what they wanted is done as soon as the page has answered.
  func end(_ action: @escaping (HistorySwipe.Way) -> Void) {
    self.action = action
    decide()
  }

  private func decide() {
    guard let action, let pageScrolls else { return }
    let way = pageScrolls ? nil : swipe.result
    begin()
    if let way { action(way) }
  }
}

/// Whether an event comes from a wheel, which some mice can tilt.
@unsafe
private func isWheel(_ controller: OpaquePointer) -> Bool {
  guard let device = unsafe gtk_event_controller_get_current_event_device(controller) else {
    return false
  }
  return unsafe gdk_device_get_source(device) != GDK_SOURCE_TOUCHPAD
}
