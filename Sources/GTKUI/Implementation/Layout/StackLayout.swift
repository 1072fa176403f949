import CGTK
import GLibSupport

/// Lays out the views of a stack as a box of GTK does, but asks for the same width whatever the height.
///
/// A text that wraps needs, for less height, more width than it says it needs at least. GTK 4.8 hands
/// that on, complains that the box has said less before, and looks for the width in many steps.
enum StackLayout {
  private static let type = unsafe StackLayoutType.register()

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - orientation: in which direction the views follow each other.
  ///   - spacing: the room between two, in pixels.
  /// - Returns: the box.
  static func makeBox(_ orientation: GtkOrientation, spacing: Int = 0) -> Widget {
    let box = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    guard let layout = unsafe g_object_new_with_properties(type, 0, nil, nil) else { return box }
    // The widget takes over the reference that the constructor gave.
    unsafe gtk_widget_set_layout_manager(
      box.pointer, UnsafeMutableRawPointer(layout).assumingMemoryBound(to: GtkLayoutManager.self))
    unsafe gtk_orientable_set_orientation(box.object.opaque, orientation)
    unsafe gtk_box_set_spacing(box.object.cast(), Int32(clamping: max(spacing, 0)))
    return box
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
  unsafe pointer?.assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure = measure
}

@unsafe
nonisolated private func measure(
  _ layout: UnsafeMutablePointer<GtkLayoutManager>?, _ widget: UnsafeMutablePointer<GtkWidget>?,
  _ orientation: GtkOrientation, _ room: Int32, _ least: UnsafeMutablePointer<Int32>?,
  _ natural: UnsafeMutablePointer<Int32>?, _ leastBaseline: UnsafeMutablePointer<Int32>?,
  _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  let ignoresRoom =
    unsafe orientation == GTK_ORIENTATION_HORIZONTAL && room >= 0
    && gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH
  unsafe g_type_class_peek(gtk_box_layout_get_type())?
    .assumingMemoryBound(to: GtkLayoutManagerClass.self).pointee.measure?(
      layout, widget, orientation, ignoresRoom ? -1 : room, least, natural, leastBaseline,
      naturalBaseline)
}
