import CGTK
import GLibSupport

/// Gives all children of a widget the same room, one on top of the other.
///
/// `GtkOverlay` would let only the lowest decide the size, and gives a text on top the height that it
/// has when it is as narrow as can be.
enum LayerLayout {
  nonisolated fileprivate static let key = unsafe g_quark_from_string("gtkui-unmeasured")

  /// Lets a widget be laid out in layers.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestMode, measure, allocate))
  }

  /// Sets whether a child has a part in deciding the size.
  static func setMeasured(_ isMeasured: Bool, _ child: Widget) {
    unsafe g_object_set_qdata(
      child.object.pointer, key, UnsafeMutableRawPointer(bitPattern: isMeasured ? 0 : 1))
  }
}

/// The children that show, or those of them that decide the size.
@unsafe
nonisolated private func children(
  of widget: UnsafeMutablePointer<GtkWidget>?, onlyMeasured: Bool
) -> [UnsafeMutablePointer<GtkWidget>] {
  var found: [UnsafeMutablePointer<GtkWidget>] = unsafe []
  guard let widget = unsafe widget else { return unsafe found }
  var next = unsafe gtk_widget_get_first_child(widget)
  while let child = unsafe next {
    unsafe next = gtk_widget_get_next_sibling(child)
    guard unsafe gtk_widget_should_layout(child) != 0 else { continue }
    let object = unsafe UnsafeMutableRawPointer(child).assumingMemoryBound(to: GObject.self)
    let isMeasured = unsafe g_object_get_qdata(object, LayerLayout.key) == nil
    if isMeasured || !onlyMeasured { unsafe found.append(child) }
  }
  return unsafe found
}

@unsafe
nonisolated private func requestMode(
  _ widget: UnsafeMutablePointer<GtkWidget>?
) -> GtkSizeRequestMode {
  let measured = unsafe children(of: widget, onlyMeasured: true)
  for index in 0..<(unsafe measured.count) {
    let mode = unsafe gtk_widget_get_request_mode(measured[index])
    if mode != GTK_SIZE_REQUEST_CONSTANT_SIZE { return mode }
  }
  return GTK_SIZE_REQUEST_CONSTANT_SIZE
}

@unsafe
nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ room: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  unsafe leastBaseline?.pointee = -1
  unsafe naturalBaseline?.pointee = -1
  let measured = unsafe children(of: widget, onlyMeasured: true)
  var outer: (least: Int32, natural: Int32) = (0, 0)
  for index in 0..<(unsafe measured.count) {
    let child = unsafe measured[index]
    // A text says otherwise that it needs more width for much height than for any.
    let ignoresRoom =
      unsafe orientation == GTK_ORIENTATION_HORIZONTAL
      && gtk_widget_get_request_mode(child) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    var inner: (least: Int32, natural: Int32) = (0, 0)
    unsafe gtk_widget_measure(
      child, orientation, ignoresRoom ? -1 : room, &inner.least, &inner.natural, nil, nil)
    outer = (max(outer.least, inner.least), max(outer.natural, inner.natural))
  }
  unsafe least?.pointee = outer.least
  unsafe natural?.pointee = outer.natural
}

@unsafe
nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  let all = unsafe children(of: widget, onlyMeasured: false)
  for index in 0..<(unsafe all.count) {
    let child = unsafe all[index]
    // What needs more than there is stands out on both sides.
    var needed: (width: Int32, height: Int32) = (0, 0)
    unsafe gtk_widget_measure(
      child, GTK_ORIENTATION_HORIZONTAL, -1, &needed.width, nil, nil, nil)
    var place = GtkAllocation()
    place.width = max(width, needed.width)
    unsafe gtk_widget_measure(
      child, GTK_ORIENTATION_VERTICAL, place.width, &needed.height, nil, nil, nil)
    place.height = max(height, needed.height)
    place.x = (width - place.width) / 2
    place.y = (height - place.height) / 2
    unsafe gtk_widget_size_allocate(child, &place, -1)
  }
}
