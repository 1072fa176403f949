import CGTK

extension Object {
  /// Where in this widget a point of its window's surface is, from which events count.
  ///
  /// - Parameter point: the point, in pixels from the corner of the surface, which has the shadow of the window.
  /// - Returns: the point, in pixels from the corner of the widget; nothing where the widget is in no window.
  @MainActor
  public func pointInWidget(ofSurface point: (x: Double, y: Double)) -> (x: Double, y: Double)? {
    guard let native = unsafe gtk_widget_get_native(cast()) else { return nil }
    var (left, top, x, y) = (0.0, 0.0, 0.0, 0.0)
    unsafe gtk_native_get_surface_transform(native, &left, &top)
    let window = unsafe UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    let isInside = unsafe gtk_widget_translate_coordinates(
      window, cast(), point.x - left, point.y - top, &x, &y)
    return isInside != 0 ? (x, y) : nil
  }
}
