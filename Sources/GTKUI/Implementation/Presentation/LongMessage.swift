import CGTK
import GLibSupport

/// The text of a dialog that is too long for a dialog: it scrolls.
final class LongMessage {
  let widget: Widget
  private let label: Widget

  /// Makes the text of a dialog.
  ///
  /// - Parameter dialog: the dialog. The text takes at most half the height of its screen.
  init(in dialog: Widget) {
    widget = unsafe Widget(taking: gtk_scrolled_window_new())
    label = unsafe Widget(taking: gtk_label_new(nil))
    let scroller = unsafe widget.object.opaque
    unsafe gtk_scrolled_window_set_policy(scroller, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    unsafe gtk_scrolled_window_set_propagate_natural_height(scroller, 1)
    unsafe gtk_scrolled_window_set_max_content_height(
      scroller, Int32(SizeLimit.screenHeight(for: dialog) / 2))
    let text = unsafe label.object.opaque
    unsafe gtk_label_set_wrap(text, 1)
    unsafe gtk_label_set_wrap_mode(text, PANGO_WRAP_WORD_CHAR)
    unsafe gtk_label_set_max_width_chars(text, 60)
    unsafe gtk_label_set_xalign(text, 0)
    unsafe gtk_label_set_yalign(text, 0)
    SingleChild.place([label], in: widget)
  }

  /// Shows a text.
  func show(_ text: String) { label.object.setProperty("label", to: text) }

  /// Whether a text needs more room than a dialog has.
  static func isNeeded(for text: String) -> Bool {
    text.count > 500 || text.count { $0.isNewline } > 8
  }
}
