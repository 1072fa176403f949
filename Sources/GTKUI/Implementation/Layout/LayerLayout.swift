import CGTK
import GLibSupport

/// Gives all children of a widget the same room, one on top of the other.
///
/// `GtkOverlay` would let only the lowest decide the size, and gives a text on top the height that it
/// has when it is as narrow as can be.
enum LayerLayout {
  nonisolated fileprivate static let measured = WidgetValue<Bool>("gtkui-measured")

  /// Lets a widget be laid out in layers.
  static func install(in widget: Widget) {
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(requestMode, measure, allocate))
  }

  /// Sets whether a child has a part in deciding the size.
  static func setMeasured(_ isMeasured: Bool, _ child: Widget) {
    unsafe measured.set(isMeasured, of: child.pointer)
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
    let isMeasured = unsafe LayerLayout.measured.of(child) ?? true
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
  let measured = unsafe children(of: widget, onlyMeasured: true)
  var outer = Measure()
  for index in 0..<(unsafe measured.count) {
    let inner = unsafe measured[index].measured(orientation, for: room)
    outer.least = max(outer.least, inner.least)
    outer.natural = max(outer.natural, inner.natural)
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
    unsafe all[index].place((width, height), inTheMiddleOf: (width, height))
  }
}
