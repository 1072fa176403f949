import CGTK
import GLibSupport

/// Leaves room around the one child of a widget, within the widget.
enum PaddingLayout {
  nonisolated fileprivate static let rooms = WidgetValue<Room>("gtkui-padding")

  /// The room around the child, in pixels.
  nonisolated fileprivate struct Room {
    let top: Int32
    let start: Int32
    let bottom: Int32
    let end: Int32

    init(_ insets: EdgeInsets) {
      func pixels(_ length: Int) -> Int32 { Int32(min(max(length, 0), Int(Int16.max))) }
      top = pixels(insets.top)
      start = pixels(insets.leading)
      bottom = pixels(insets.bottom)
      end = pixels(insets.trailing)
    }
  }

  /// Lets a widget be laid out with room around its child.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestModeOfChild, measure, allocate))
  }

  /// Sets the room.
  static func set(_ insets: EdgeInsets, of widget: Widget) {
    unsafe rooms.set(Room(insets), of: widget.pointer)
    unsafe gtk_widget_queue_resize(widget.pointer)
  }
}

@unsafe
nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let widget = unsafe widget, let around = unsafe PaddingLayout.rooms.of(widget) else {
    return
  }
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  let along = isWidth ? around.start + around.end : around.top + around.bottom
  let across = isWidth ? around.top + around.bottom : around.start + around.end
  var inner = Measure()
  if let child = unsafe widget.shownChild {
    inner = unsafe child.measured(orientation, for: room < 0 ? -1 : max(room - across, 0))
  }
  unsafe least?.pointee = inner.least + along
  unsafe natural?.pointee = inner.natural + along
  unsafe leastBaseline?.pointee = inner.leastBaseline < 0 ? -1 : inner.leastBaseline + around.top
  unsafe naturalBaseline?.pointee =
    inner.naturalBaseline < 0 ? -1 : inner.naturalBaseline + around.top
}

@unsafe
nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let widget = unsafe widget, let around = unsafe PaddingLayout.rooms.of(widget),
    let child = unsafe widget.shownChild
  else { return }
  let isMirrored = unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  var place = GtkAllocation()
  place.x = isMirrored ? around.end : around.start
  place.y = around.top
  place.width = width - around.start - around.end
  place.height = height - around.top - around.bottom
  unsafe gtk_widget_size_allocate(child, &place, baseline < 0 ? -1 : baseline - around.top)
}
