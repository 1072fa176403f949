import CGTK
import GLibSupport

/// Where the children of a container stand in room that is larger than they need.
///
/// It is kept on the container, for a child that wants all the room is given it, and whether it does
/// can change with anything that comes or goes deep inside it.
struct ChildAlignment: Sendable {
  let horizontal: HorizontalAlignment?
  let vertical: VerticalAlignment?

  private static let all = WidgetValue<ChildAlignment>("gtkui-child-alignment")

  /// Makes it the alignment of a container, and aligns the children that are there.
  func set(on container: Widget) {
    unsafe Self.all.set(self, of: container.pointer)
    for child in BoxChildren.current(in: container) { unsafe align(child.pointer) }
  }

  /// Aligns a widget that has come into its container, and each container around it in its own.
  static func follow(from widget: Widget) {
    var child = unsafe widget.pointer
    while let parent = unsafe gtk_widget_get_parent(child) {
      unsafe all.of(parent)?.align(child)
      unsafe child = parent
    }
  }

  /// Aligns widgets that have come into a container, and each container around it in its own.
  static func follow(_ children: [Widget], in container: Widget) {
    let alignment = unsafe all.of(container.pointer)
    for child in children { unsafe alignment?.align(child.pointer) }
    follow(from: container)
  }

  @unsafe
  private func align(_ child: UnsafeMutablePointer<GtkWidget>) {
    if let horizontal { unsafe child.align(horizontally: horizontal) }
    // A line between two views is as high as they are, yet asks for no room.
    let instance = unsafe UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self)
    if let vertical, unsafe g_type_check_instance_is_a(instance, gtk_separator_get_type()) == 0 {
      unsafe child.align(vertically: vertical)
    }
  }
}
