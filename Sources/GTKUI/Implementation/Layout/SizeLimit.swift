import CGTK
import GLibSupport

/// The one child of a window or a popover, which asks for no more room than a screen has.
///
/// A window as large as very long contents ask for is one that an X server refuses, and GTK ends the
/// program then. What does not fit is cut off at the end, as it would be at the edge of the screen.
enum SizeLimit {
  /// Makes the widget; the contents are its `child`.
  static func makeWidget() -> Widget {
    let widget = unsafe Widget(taking: adw_bin_new())
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestModeOfChild, measure, allocate))
    unsafe gtk_widget_set_overflow(widget.pointer, GTK_OVERFLOW_HIDDEN)
    return widget
  }

  /// How high the largest screen is that a widget can come to.
  static func screenHeight(for widget: Widget) -> Int {
    unsafe Int(extent(of: gtk_widget_get_display(widget.pointer), isHorizontal: false))
  }
}

// GTK calls these with the widgets that it lays out; they are not closures for want of a context.

nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ minimum: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ minimumBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let child = unsafe widget?.shownChild else { return }
  let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
  let across = isHorizontal ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
  let other = unsafe size < 0 ? -1 : max(size, child.measured(across).least)
  let inner = unsafe child.measured(orientation, for: other)
  let limit = unsafe extent(of: gtk_widget_get_display(child), isHorizontal: isHorizontal)
  unsafe minimum?.pointee = min(inner.least, limit)
  unsafe natural?.pointee = min(inner.natural, limit)
}

nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let child = unsafe widget?.shownChild else { return }
  let wide = unsafe max(width, child.measured(GTK_ORIENTATION_HORIZONTAL).least)
  let high = unsafe max(height, child.measured(GTK_ORIENTATION_VERTICAL, for: wide).least)
  // The beginning is what shows.
  let isRightToLeft = unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  var place = GdkRectangle(x: isRightToLeft ? width - wide : 0, y: 0, width: wide, height: high)
  unsafe gtk_widget_size_allocate(child, &place, baseline)
}

/// How wide or high the largest screen is.
@unsafe
nonisolated private func extent(of display: OpaquePointer?, isHorizontal: Bool) -> Int32 {
  var largest: Int32 = 0
  let monitors = unsafe gdk_display_get_monitors(display)
  for index in unsafe 0..<g_list_model_get_n_items(monitors) {
    guard let monitor = unsafe g_list_model_get_item(monitors, index) else { continue }
    defer { unsafe g_object_unref(monitor) }
    var area = GdkRectangle()
    unsafe gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
    largest = max(largest, isHorizontal ? area.width : area.height)
  }
  // Without a screen there is still what X can take.
  return largest > 0 ? largest : 16_383
}
