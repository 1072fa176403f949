import CGTK
import GLibSupport

/// A click on a list: a press and a release at about the same point, of the pointer or of a finger.
struct ListClick {
  /// The row that was pressed.
  let row: AnyHashable
  private let point: (x: Double, y: Double)

  /// How far a click may go astray, in pixels: as far as GTK has nothing dragged yet.
  private static let distance = 8.0

  /// Notes what an event presses.
  ///
  /// - Parameters:
  ///   - event: an event that has come to a list.
  ///   - list: the list.
  ///   - rows: its rows.
  init?(_ event: OpaquePointer, on list: Widget, _ rows: RowsInSight) {
    guard unsafe Self.isPress(event), let point = unsafe Self.point(of: event, in: list),
      let row = rows.row(at: point, in: list)?.id
    else { return nil }
    self.row = row
    self.point = point
  }

  /// Whether an event is the release that ends it.
  @unsafe
  func ends(with event: OpaquePointer, on list: Widget) -> Bool {
    guard unsafe Self.isRelease(event), let end = unsafe Self.point(of: event, in: list) else {
      return false
    }
    return abs(end.x - point.x) <= Self.distance && abs(end.y - point.y) <= Self.distance
  }

  @unsafe
  private static func isPress(_ event: OpaquePointer) -> Bool {
    switch unsafe gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: unsafe gdk_button_event_get_button(event) == 1
    case GDK_TOUCH_BEGIN: true
    default: false
    }
  }

  @unsafe
  private static func isRelease(_ event: OpaquePointer) -> Bool {
    switch unsafe gdk_event_get_event_type(event) {
    case GDK_BUTTON_RELEASE: unsafe gdk_button_event_get_button(event) == 1
    case GDK_TOUCH_END: true
    default: false
    }
  }

  /// Where in a widget an event is.
  @unsafe
  private static func point(of event: OpaquePointer, in widget: Widget) -> (x: Double, y: Double)? {
    var (x, y) = (0.0, 0.0)
    guard unsafe gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    return widget.object.pointInWidget(ofSurface: (x, y))
  }
}
