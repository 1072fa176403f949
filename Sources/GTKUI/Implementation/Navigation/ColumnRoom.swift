import CGTK
import GLibSupport
import Observation

/// How much room a column has, for what stands in it.
@Observable
final class ColumnRoom {
  /// A column that is less wide is a compact one, in pixels: GNOME's header bars with a title and a
  /// handful of buttons need as much.
  static let leastRegularWidth = 500

  var horizontal = UserInterfaceSizeClass.regular
  /// What notices how wide the column is.
  @ObservationIgnored var squeezer: Widget?
  @ObservationIgnored var wide: Widget?

  /// Puts a column into a box that notices how wide it is.
  ///
  /// GTK tells nobody of a width but the layout itself. A squeezer is told: of two children without
  /// height it shows the widest that has room.
  ///
  /// - Parameter column: the column.
  /// - Returns: the box.
  func watch(_ column: Widget) -> Widget {
    let box = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    let squeezer = unsafe Widget(taking: adw_squeezer_new())
    unsafe adw_squeezer_set_homogeneous(squeezer.object.opaque, 0)
    self.squeezer = squeezer
    for width in [Self.leastRegularWidth, 0] {
      let child = unsafe Widget(taking: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
      if wide == nil { wide = child }
      unsafe gtk_widget_set_size_request(child.pointer, Int32(width), -1)
      unsafe adw_squeezer_add(squeezer.object.opaque, child.pointer)
    }
    squeezer.object.onChange(of: "visible-child") { [weak self] in self?.look() }
    unsafe gtk_box_append(box.object.cast(), squeezer.pointer)
    unsafe gtk_box_append(box.object.cast(), column.pointer)
    return box
  }

  private func look() {
    guard let squeezer, let wide else { return }
    let shown = unsafe adw_squeezer_get_visible_child(squeezer.object.opaque)
    let now: UserInterfaceSizeClass = unsafe shown == wide.pointer ? .regular : .compact
    if horizontal != now { horizontal = now }
  }
}
