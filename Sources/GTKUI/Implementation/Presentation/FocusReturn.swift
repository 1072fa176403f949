import CGTK
import GLibSupport

/// Remembers where the keyboard's focus was, to give it back.
final class FocusReturn {
  private let before: WeakObject?

  /// - Parameter widget: a widget of the window.
  init(to widget: Widget) {
    before = unsafe gtk_widget_get_root(widget.pointer).flatMap { root in
      unsafe gtk_root_get_focus(root).map { unsafe WeakObject(UnsafeMutableRawPointer($0)) }
    }
  }

  /// Gives the focus back when it is nowhere, or in what closes.
  func giveBack(from closing: Object) {
    guard let before = before?.object, unsafe gtk_widget_get_mapped(before.cast()) != 0,
      let root = unsafe gtk_widget_get_root(before.cast())
    else { return }
    if let now = unsafe gtk_root_get_focus(root) {
      let isInside = unsafe gtk_widget_is_ancestor(now, closing.cast()) != 0
      guard unsafe isInside || gtk_widget_get_mapped(now) == 0 else { return }
    }
    unsafe gtk_widget_grab_focus(before.cast())
  }
}
