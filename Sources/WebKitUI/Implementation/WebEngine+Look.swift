import CGTK
import CWebKit
import GLibSupport

extension WebEngine {
  func updateBackground() {
    var color = GdkRGBA()
    if hasBackground { color = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1) }
    unsafe webkit_web_view_set_background_color(view.cast(), &color)
  }

  /// WebKitGTK has no setting for it; a style sheet keeps text from being selected.
  ///
  /// WebKit draws no mark over text that cannot be selected: while one looks for words it can be.
  func updateTextSelection() {
    if allowsTextSelection || isFinding {
      if let selectionSheet {
        unsafe webkit_user_content_manager_remove_style_sheet(
          contentManager.opaque, selectionSheet.pointer)
      }
      selectionSheet = nil
    } else if selectionSheet == nil {
      let sheet = OpaqueStyleSheet(
        source: "* { user-select: none !important; -webkit-user-select: none !important; }")
      unsafe webkit_user_content_manager_add_style_sheet(contentManager.opaque, sheet.pointer)
      selectionSheet = sheet
    }
  }
}

/// A style sheet that is added to every page.
@safe
final class OpaqueStyleSheet {
  let pointer: OpaquePointer?

  /// Makes a style sheet whose rules count as the user's, or as the page's own.
  init(source: String, isOfAuthor: Bool = false, inAllFrames: Bool = true) {
    unsafe pointer = webkit_user_style_sheet_new(
      source,
      inAllFrames ? WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES : WEBKIT_USER_CONTENT_INJECT_TOP_FRAME,
      isOfAuthor ? WEBKIT_USER_STYLE_LEVEL_AUTHOR : WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
  }

  isolated deinit {
    unsafe webkit_user_style_sheet_unref(pointer)
  }
}
