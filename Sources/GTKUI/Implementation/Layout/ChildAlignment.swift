import CGTK
import GLibSupport

/// Where the children of a container stand in room that is larger than they need.
///
/// It is kept on the container, for a child that wants all the room is given it, and whether it does
/// can change with anything that comes or goes deep inside it.
final class ChildAlignment {
  let horizontal: HorizontalAlignment?
  let vertical: VerticalAlignment?

  init(horizontal: HorizontalAlignment?, vertical: VerticalAlignment?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private static let key = unsafe g_quark_from_string("gtkui-child-alignment")

  /// Makes it the alignment of a container, and aligns the children that are there.
  func set(on container: Widget) {
    unsafe g_object_set_qdata_full(
      container.object.pointer, Self.key, Unmanaged.passRetained(self).toOpaque(), release)
    for child in BoxChildren.current(in: container) { align(child) }
  }

  /// Aligns a widget that has come into its container, and each container around it in its own.
  static func follow(from widget: Widget) {
    var child = widget
    while let pointer = unsafe gtk_widget_get_parent(child.pointer) {
      let parent = unsafe Widget(Object(retaining: pointer))
      of(parent)?.align(child)
      child = parent
    }
  }

  private static func of(_ container: Widget) -> ChildAlignment? {
    unsafe g_object_get_qdata(container.object.pointer, key).map {
      unsafe Unmanaged<ChildAlignment>.fromOpaque($0).takeUnretainedValue()
    }
  }

  private func align(_ child: Widget) {
    if let horizontal { child.align(horizontally: horizontal) }
    // A line between two views is as high as they are, yet asks for no room.
    if let vertical, child.object.typeName != "GtkSeparator" { child.align(vertically: vertical) }
  }
}

nonisolated private func release(_ alignment: gpointer?) {
  guard let alignment = unsafe alignment else { return }
  unsafe Unmanaged<ChildAlignment>.fromOpaque(alignment).release()
}
