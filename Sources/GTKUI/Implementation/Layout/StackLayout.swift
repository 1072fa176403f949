import CGTK
import GLibSupport

/// Lays out the views of a stack as a box of GTK does, but asks for the same width whatever the height.
///
/// A text that wraps needs, for less height, more width than it says it needs at least. GTK 4.8 hands
/// that on, complains that the box has said less before, and looks for the width in many steps. Views
/// side by side are therefore given their widths by `RowLayout`.
enum StackLayout {
  private static let type = unsafe StackLayoutType.register()

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - orientation: in which direction the views follow each other.
  ///   - spacing: the room between two, in pixels.
  /// - Returns: the box.
  static func makeBox(_ orientation: GtkOrientation, spacing: Int = 0) -> Widget {
    let box = unsafe Widget(taking: gtk_box_new(orientation, Int32(clamping: max(spacing, 0))))
    install(in: box)
    return box
  }

  /// Lets a widget be laid out as a stack.
  ///
  /// - Parameter widget: a box, or another widget that GTK or libadwaita lays out as one.
  static func install(in widget: Widget) {
    guard let old = unsafe gtk_widget_get_layout_manager(widget.pointer),
      let new = unsafe g_object_new_with_properties(type, 0, nil, nil)
    else { return }
    unsafe gtk_orientable_set_orientation(
      OpaquePointer(new), gtk_orientable_get_orientation(OpaquePointer(old)))
    unsafe gtk_box_layout_set_spacing(
      OpaquePointer(new), gtk_box_layout_get_spacing(OpaquePointer(old)))
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, UnsafeMutableRawPointer(new).assumingMemoryBound(to: GtkLayoutManager.self))
  }

  /// Lets the title of a row of a form wrap.
  ///
  /// - Parameter row: an `AdwActionRow`.
  static func install(inRow row: Widget) {
    guard let header = unsafe gtk_list_box_row_get_child(row.object.cast()) else { return }
    unsafe install(in: Widget(Object(retaining: header)))
  }
}

private enum StackLayoutType {
  @unsafe
  static func register() -> GType {
    var parent = unsafe GTypeQuery()
    unsafe g_type_query(gtk_box_layout_get_type(), &parent)
    return unsafe g_type_register_static_simple(
      gtk_box_layout_get_type(), "GTKUIStackLayout", parent.class_size, initializeClass,
      parent.instance_size, nil, GTypeFlags(rawValue: 0))
  }
}

nonisolated private func initializeClass(_ pointer: gpointer?, _ data: gpointer?) {
  let layout = unsafe pointer?.assumingMemoryBound(to: GtkLayoutManagerClass.self)
  unsafe layout?.pointee.measure = measure
  unsafe layout?.pointee.allocate = allocate
}

/// What a box of GTK does.
@unsafe
nonisolated private var box: UnsafeMutablePointer<GtkLayoutManagerClass>? {
  unsafe g_type_class_peek(gtk_box_layout_get_type())?
    .assumingMemoryBound(to: GtkLayoutManagerClass.self)
}

/// Whether views stand side by side of which one is higher where it is narrower.
@unsafe
nonisolated private func isRow(
  _ layout: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>?
) -> Bool {
  unsafe gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
    && layout.map {
      unsafe gtk_orientable_get_orientation(OpaquePointer($0)) == GTK_ORIENTATION_HORIZONTAL
    } ?? false
}

@unsafe
nonisolated private func measure(
  _ layout: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ orientation: GtkOrientation, _ room: Int32, _ least: UnsafeMutablePointer<Int32>?,
  _ natural: UnsafeMutablePointer<Int32>?, _ leastBaseline: UnsafeMutablePointer<Int32>?,
  _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
  if let widget = unsafe widget, room >= 0, !isWidth, unsafe isRow(layout, widget) {
    let height = unsafe RowLayout(of: widget, spaced: leastWidth(layout, widget))
      .height(for: room)
    unsafe least?.pointee = height.least
    unsafe natural?.pointee = height.natural
    unsafe leastBaseline?.pointee = height.leastBaseline
    unsafe naturalBaseline?.pointee = height.naturalBaseline
    return
  }
  let ignoresRoom =
    unsafe isWidth && room >= 0
    && gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  unsafe box?.pointee.measure?(
    layout, widget, orientation, ignoresRoom ? -1 : room, least, natural, leastBaseline,
    naturalBaseline)
}

@unsafe
nonisolated private func allocate(
  _ layout: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let widget = unsafe widget, unsafe isRow(layout, widget) else {
    unsafe box?.pointee.allocate?(layout, widget, width, height, baseline)
    return
  }
  unsafe RowLayout(of: widget, spaced: leastWidth(layout, widget))
    .allocate(width: width, height: height, baseline: baseline)
}

/// How narrow a box can be, with the room between the views, of which a style sheet decides too.
@unsafe
nonisolated private func leastWidth(
  _ layout: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>
) -> Int32 {
  var least: Int32 = 0
  var ignored = (natural: Int32(0), above: Int32(0), below: Int32(0))
  unsafe box?.pointee.measure?(
    layout, widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &ignored.natural, &ignored.above,
    &ignored.below)
  return least
}
