import CGTK
import GLibSupport

/// Gives the one child of a widget the room that a frame allows: GTK's own widgets know a least size,
/// but neither an exact one nor a greatest.
enum FrameLayout {
  fileprivate nonisolated static let key = unsafe g_quark_from_string("gtkui-frame")

  /// Lets a widget be laid out as a frame.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestMode, measure, allocate))
  }

  /// Sets the sizes that a frame allows.
  static func set(_ size: FrameSize, of widget: Widget) {
    unsafe g_object_set_qdata_full(
      widget.object.pointer, key, Unmanaged.passRetained(FrameRule(size)).toOpaque(), releaseRule)
    unsafe gtk_widget_queue_resize(widget.pointer)
  }
}

/// The sizes that a frame allows, on its widget.
nonisolated private final class FrameRule: Sendable {
  let size: FrameSize

  init(_ size: FrameSize) { self.size = size }

  @unsafe
  static func of(_ widget: UnsafeMutablePointer<GtkWidget>) -> FrameSize {
    let object = unsafe UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    guard let rule = unsafe g_object_get_qdata(object, FrameLayout.key) else {
      return FrameSize(width: FrameLength(), height: FrameLength())
    }
    return unsafe Unmanaged<FrameRule>.fromOpaque(rule).takeUnretainedValue().size
  }
}

nonisolated private func releaseRule(_ rule: gpointer?) {
  guard let rule = unsafe rule else { return }
  unsafe Unmanaged<FrameRule>.fromOpaque(rule).release()
}

@unsafe
nonisolated private func requestMode(
  _ widget: UnsafeMutablePointer<GtkWidget>?
) -> GtkSizeRequestMode {
  guard let child = unsafe widget.flatMap({ unsafe gtk_widget_get_first_child($0) }) else {
    return GTK_SIZE_REQUEST_CONSTANT_SIZE
  }
  return unsafe gtk_widget_get_request_mode(child)
}

@unsafe
nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  unsafe leastBaseline?.pointee = -1
  unsafe naturalBaseline?.pointee = -1
  guard let widget = unsafe widget else { return }
  let size = unsafe FrameRule.of(widget)
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  let (length, across) = isWidth ? (size.width, size.height) : (size.height, size.width)
  var inner: (least: Int32, natural: Int32) = (0, 0)
  if let child = unsafe gtk_widget_get_first_child(widget),
    unsafe gtk_widget_should_layout(child) != 0
  {
    let other = isWidth ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    var given = room
    if let limit = across.limit, given > limit || across.isExact { given = Int32(limit) }
    if isWidth, unsafe gtk_widget_get_request_mode(child) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH {
      // A text says otherwise that it needs more width for much height than for any.
      given = -1
    }
    if given >= 0 {
      // Nothing is measured for less than it needs.
      var needed: Int32 = 0
      unsafe gtk_widget_measure(child, other, -1, &needed, nil, nil, nil)
      given = max(given, needed)
    }
    unsafe gtk_widget_measure(
      child, orientation, given, &inner.least, &inner.natural, nil, nil)
  }
  let outer = length.measured(least: Int(inner.least), natural: Int(inner.natural))
  unsafe least?.pointee = Int32(clamping: outer.least)
  unsafe natural?.pointee = Int32(clamping: outer.natural)
}

@unsafe
nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let widget = unsafe widget, let child = unsafe gtk_widget_get_first_child(widget),
    unsafe gtk_widget_should_layout(child) != 0
  else { return }
  let size = unsafe FrameRule.of(widget)
  // Given more than it may take, a frame stands in the middle.
  let allowed = (
    min(width, size.width.limit.map { Int32($0) } ?? width),
    min(height, size.height.limit.map { Int32($0) } ?? height)
  )
  // What needs more than it is given stands out on both sides.
  var needed: (width: Int32, height: Int32) = (0, 0)
  unsafe gtk_widget_measure(
    child, GTK_ORIENTATION_HORIZONTAL, -1, &needed.width, nil, nil, nil)
  let inner = max(allowed.0, needed.width)
  unsafe gtk_widget_measure(
    child, GTK_ORIENTATION_VERTICAL, inner, &needed.height, nil, nil, nil)
  var place = GtkAllocation()
  place.width = inner
  place.height = max(allowed.1, needed.height)
  place.x = (width - place.width) / 2
  place.y = (height - place.height) / 2
  unsafe gtk_widget_size_allocate(child, &place, -1)
}

nonisolated extension FrameLength {
  /// The length that a frame asks for, by what is inside.
  func measured(least inner: Int, natural: Int) -> (least: Int, natural: Int) {
    if isExact, let exact = least {
      let length = max(exact, 0)
      return (length, length)
    }
    if isFixed { return (natural, natural) }
    var outer = max(inner, least ?? 0)
    // A limit is taken where there is room for it.
    var wanted = max(limit ?? ideal ?? natural, ideal ?? 0, outer)
    if let limit {
      outer = min(outer, max(limit, least ?? 0))
      wanted = max(ideal.map { min($0, limit) } ?? limit, outer)
    }
    return (outer, max(wanted, outer))
  }
}
