import CGTK
import GLibSupport

/// The middle of a header bar, which leaves the items beside it their room.
///
/// GTK (4.8) gives the middle all that it asks for first, so that a long title would push out the items that
/// may give way. Where there are such items, the title asks for a little, and fills what they leave.
enum TitleRoom {
  /// What a title asks for at most, in pixels.
  nonisolated fileprivate static let asked: Int32 = 100

  /// Makes the widget; what stands in it is its `child`.
  static func makeWidget() -> Widget {
    let widget = unsafe Widget(taking: adw_bin_new())
    unsafe gtk_widget_set_layout_manager(
      widget.pointer, gtk_custom_layout_new(nil, measureTitle, allocateTitle))
    return widget
  }

  /// Says whether there are items that would give way to a long title.
  static func setModest(_ isModest: Bool, _ widget: Widget) {
    unsafe gtk_widget_set_hexpand(widget.pointer, isModest ? 1 : 0)
  }
}

@unsafe
nonisolated private func measureTitle(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: Int32,
  _ least: UnsafeMutablePointer<Int32>?, _ natural: UnsafeMutablePointer<Int32>?,
  _ leastBaseline: UnsafeMutablePointer<Int32>?, _ naturalBaseline: UnsafeMutablePointer<Int32>?
) {
  guard let child = unsafe widget?.shownChild else { return }
  var inner = unsafe child.measured(orientation, for: size)
  let isModest = unsafe gtk_widget_get_hexpand(widget) != 0
  if isModest, orientation == GTK_ORIENTATION_HORIZONTAL {
    inner.natural = max(inner.least, min(inner.natural, TitleRoom.asked))
  }
  unsafe least?.pointee = inner.least
  unsafe natural?.pointee = inner.natural
}

@unsafe
nonisolated private func allocateTitle(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: Int32, _ height: Int32, _ baseline: Int32
) {
  guard let child = unsafe widget?.shownChild else { return }
  var place = GdkRectangle(x: 0, y: 0, width: width, height: height)
  unsafe gtk_widget_size_allocate(child, &place, baseline)
}
