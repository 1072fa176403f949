import CGTK
import GLibSupport

/// The Tab key in a list: it goes through the controls of a row and then out of the list, in which the
/// arrow keys move.
///
/// GTK 4.8 goes from row to row, so that a reader is kept in a long list; it has a property for that
/// from 4.12 on.
enum ListFocus {
  nonisolated private static let key = unsafe g_quark_from_string("gtkui-list")

  /// Lets Tab leave a list.
  static func letTabLeave(_ list: Widget) {
    _ = isInstalled
    unsafe g_object_set_qdata(list.object.pointer, key, list.object.pointer)
  }

  /// How GTK moves the focus in a list.
  nonisolated fileprivate static let gtkFocus = unsafe listClass.pointee.focus

  /// There is no other way in than the class of all lists; those that are not ours keep what they have.
  private static let isInstalled: Bool = {
    _ = unsafe gtkFocus
    unsafe listClass.pointee.focus = moveFocus
    return true
  }()

  nonisolated private static var listClass: UnsafeMutablePointer<GtkWidgetClass> {
    unsafe g_type_class_ref(gtk_list_view_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
  }

  nonisolated fileprivate static func isOurs(_ list: UnsafeMutablePointer<GtkWidget>) -> Bool {
    unsafe g_object_get_qdata(
      UnsafeMutableRawPointer(list).assumingMemoryBound(to: GObject.self),
      key) != nil
  }
}

nonisolated private func moveFocus(
  _ list: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType
) -> gboolean {
  guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD,
    let list = unsafe list, unsafe ListFocus.isOurs(list)
  else { return unsafe ListFocus.gtkFocus?(list, direction) ?? 0 }
  guard let row = unsafe gtk_widget_get_focus_child(list) else {
    return unsafe enter(list, direction)
  }
  // The controls of a row are tried by themselves, since a row passes on the focus only once.
  if let inside = unsafe gtk_widget_get_focus_child(row) {
    return unsafe gtk_widget_child_focus(inside, direction)
  }
  return unsafe gtk_widget_child_focus(row, direction)
}

/// Moves the focus into a list: to the row that had it last, else to the selected one in sight, else to the
/// first.
///
/// GTK (4.8) begins with the first row, and where that is a heading, which takes no focus, it moves it
/// nowhere, so that Tab does nothing any more.
@unsafe
nonisolated private func enter(
  _ list: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
) -> gboolean {
  let moved = unsafe ListFocus.gtkFocus?(list, direction) ?? 0
  if unsafe gtk_widget_get_focus_child(list) != nil { return moved }
  for wantsSelected in [true, false] {
    var next = unsafe gtk_widget_get_first_child(list)
    while let row = unsafe next {
      unsafe next = gtk_widget_get_next_sibling(row)
      let flags = unsafe gtk_widget_get_state_flags(row).rawValue
      let isSelected = flags & GTK_STATE_FLAG_SELECTED.rawValue != 0
      guard unsafe gtk_widget_get_child_visible(row) != 0, !wantsSelected || isSelected else {
        continue
      }
      if unsafe gtk_widget_child_focus(row, direction) != 0 { return 1 }
    }
  }
  return 0
}
