import CGTK
import GLibSupport

/// Style sheets in GTK's CSS.
enum StyleSheet {
  /// What the views of this library add to libadwaita's styles.
  private static let library = """
    .list-header { font-size: 82%; font-weight: bold; opacity: 0.7; }
    .webkitui-find-bar { border-spacing: 3px; }
    .webkitui-find-button { padding-left: 4px; padding-right: 4px; min-width: 22px; }
    shortcuts-section stackswitcher > button > label { margin: 0; padding: 0; }
    .drop-target { box-shadow: inset 0 0 0 2px @accent_color; background-color: alpha(@accent_bg_color, 0.15); border-radius: 8px; }
    .navigation-sidebar > row { min-height: 24px; padding-top: 6px; padding-bottom: 6px; }
    .dense-list > row { min-height: 28px; padding-top: 0; padding-bottom: 0; margin-bottom: 1px; }
    .text-editor { border-radius: 6px; outline: 0 solid transparent; }
    .text-editor > textview, .text-editor > textview > text { background: none; }
    .text-editor { background: alpha(currentColor, 0.05); }
    .text-editor:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
    row.form-content > * { margin: 12px; }
    .callout { font-size: 10pt; }
    .subheadline { font-size: 9.5pt; }
    .caption-2 { font-size: 8.5pt; }
    .tertiary { opacity: 0.35; }
    button.plain, button.plain:hover, button.plain:active {
      min-width: 0; min-height: 0; padding: 0; background: none; box-shadow: none;
      font-weight: inherit;
    }
    .takes-focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
    """

  /// Adds the library's style sheet, and the program's after it, for all windows.
  static func install(_ program: String) {
    for text in [library, program] where !text.isEmpty { add(text) }
  }

  /// Adds rules for all windows.
  static func add(_ text: String) {
    guard let display = unsafe gdk_display_get_default() else { return }
    let provider = unsafe Object(taking: gtk_css_provider_new())
    provider.connect("parsing-error") { (_: BorrowedPointer, error: BorrowedPointer) in
      guard let pointer = unsafe error.address?.assumingMemoryBound(to: GError.self) else {
        return
      }
      Diagnostics.report("The style sheet: \(unsafe GLibError(copying: pointer).message)")
    }
    unsafe gtk_css_provider_load_from_data(provider.cast(), text, gssize(text.utf8.count))
    unsafe gtk_style_context_add_provider_for_display(
      display, OpaquePointer(provider.pointer),
      UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
