import CGTK
import GLibSupport

/// Leaves room around the one child of a widget, within the widget.
enum PaddingLayout {
  nonisolated fileprivate static let key = unsafe g_quark_from_string("gtkui-padding")

  /// Lets a widget be laid out with room around its child.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestMode, measure, allocate))
  }

  /// Sets the room.
  static func set(_ insets: EdgeInsets, of widget: Widget) {
    unsafe g_object_set_qdata_full(
      widget.object.pointer, key, Unmanaged.passRetained(PaddingRule(insets)).toOpaque(),
      releaseRule)
    unsafe gtk_widget_queue_resize(widget.pointer)
  }
}

/// The room around the child, on its widget.
nonisolated private final class PaddingRule: Sendable {
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

  @unsafe
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> PaddingRule? {
    let object = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return unsafe g_object_get_qdata(object, PaddingLayout.key).map {
      unsafe Unmanaged<PaddingRule>.fromOpaque($0).takeUnretainedValue()
    }
  }
}

nonisolated private func releaseRule(_ rule: gpointer?) {
  guard let rule = unsafe rule else { return }
  unsafe Unmanaged<PaddingRule>.fromOpaque(rule).release()
}

/// The child, where it shows.
@unsafe
nonisolated private func child(
  of widget: UnsafeMutablePointer<GtkWidget>?
) -> UnsafeMutablePointer<GtkWidget>? {
  guard let widget = unsafe widget, let child = unsafe gtk_widget_get_first_child(widget),
    unsafe gtk_widget_should_layout(child) != 0
  else { return nil }
  return unsafe child
}

@unsafe
nonisolated private func requestMode(
  _ widget: UnsafeMutablePointer<GtkWidget>?
) -> GtkSizeRequestMode {
  guard let child = unsafe child(of: widget) else { return GTK_SIZE_REQUEST_CONSTANT_SIZE }
  return unsafe gtk_widget_get_request_mode(child)
}

@unsafe
nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let widget = unsafe widget, let rule = unsafe PaddingRule.of(widget) else { return }
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  let along = isWidth ? rule.start + rule.end : rule.top + rule.bottom
  let across = isWidth ? rule.top + rule.bottom : rule.start + rule.end
  var inner: (least: Int32, natural: Int32) = (0, 0)
  var baselines: (least: Int32, natural: Int32) = (-1, -1)
  if let child = unsafe child(of: widget) {
    // A text says otherwise that it needs more width for much height than for any.
    let ignoresRoom =
      unsafe isWidth
      && gtk_widget_get_request_mode(child) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    unsafe gtk_widget_measure(
      child, orientation, room < 0 || ignoresRoom ? -1 : max(room - across, 0), &inner.least,
      &inner.natural, &baselines.least, &baselines.natural)
  }
  unsafe least?.pointee = inner.least + along
  unsafe natural?.pointee = inner.natural + along
  unsafe leastBaseline?.pointee = baselines.least < 0 ? -1 : baselines.least + rule.top
  unsafe naturalBaseline?.pointee = baselines.natural < 0 ? -1 : baselines.natural + rule.top
}

@unsafe
nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let widget = unsafe widget, let rule = unsafe PaddingRule.of(widget),
    let child = unsafe child(of: widget)
  else { return }
  let isMirrored = unsafe gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
  var place = GtkAllocation()
  place.x = isMirrored ? rule.end : rule.start
  place.y = rule.top
  place.width = width - rule.start - rule.end
  place.height = height - rule.top - rule.bottom
  unsafe gtk_widget_size_allocate(child, &place, baseline < 0 ? -1 : baseline - rule.top)
}
