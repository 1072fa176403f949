import CGTK
import GLibSupport

/// The pointer over a list.
enum ListClick {
  /// Whether an event is the release of the first button.
  @unsafe
  static func isRelease(_ address: UnsafeMutableRawPointer?) -> Bool {
    guard let event = unsafe address.map({ OpaquePointer($0) }) else { return false }
    return unsafe gdk_event_get_event_type(event) == GDK_BUTTON_RELEASE
      && gdk_button_event_get_button(event) == 1
  }

  /// Whether the pointer is over the row of a list item.
  static func isUnderPointer(_ item: Object) -> Bool {
    guard let child = unsafe gtk_list_item_get_child(item.opaque),
      let row = unsafe gtk_widget_get_parent(child)
    else { return false }
    let flags = unsafe gtk_widget_get_state_flags(row)
    return flags.rawValue & GTK_STATE_FLAG_PRELIGHT.rawValue != 0
  }
}
