import CGTK
import GLibSupport

/// A picture of a window, made by the program itself: no frame of the window manager, no screen.
enum WindowPicture {
  /// Writes a picture of a window as a PNG file.
  ///
  /// - Parameters:
  ///   - window: a window that shows.
  ///   - path: the file.
  /// - Returns: whether it was written.
  static func save(_ window: Object, to path: String) -> Bool {
    let paintable = unsafe Object(taking: gtk_widget_paintable_new(window.cast()))
    let width = unsafe gtk_widget_get_width(window.cast())
    let height = unsafe gtk_widget_get_height(window.cast())
    guard let snapshot = unsafe gtk_snapshot_new() else { return false }
    unsafe gdk_paintable_snapshot(
      paintable.opaque, snapshot, Double(width), Double(height))
    guard let node = unsafe gtk_snapshot_free_to_node(snapshot) else { return false }
    defer { unsafe gsk_render_node_unref(node) }
    guard let renderer = unsafe gtk_native_get_renderer(window.opaque),
      let texture = unsafe gsk_renderer_render_texture(renderer, node, nil)
    else { return false }
    let picture = unsafe Object(taking: texture)
    return unsafe gdk_texture_save_to_png(picture.opaque, path) != 0
  }
}
