import CWebKit
import GLibSupport

/// A style sheet of the program's own in the pages of a content manager, for as long as this lives.
@safe
final class UserStyleSheet {
  private let manager: Object
  private let sheet: OpaquePointer?

  /// Adds it, to pages that are open already too.
  ///
  /// - Parameters:
  ///   - text: the rules.
  ///   - manager: the `WebKitUserContentManager`.
  init(_ text: String, in manager: Object) {
    self.manager = manager
    unsafe sheet = webkit_user_style_sheet_new(
      text, WEBKIT_USER_CONTENT_INJECT_ALL_FRAMES, WEBKIT_USER_STYLE_LEVEL_USER, nil, nil)
    unsafe webkit_user_content_manager_add_style_sheet(manager.opaque, sheet)
  }

  isolated deinit {
    unsafe webkit_user_content_manager_remove_style_sheet(manager.opaque, sheet)
    unsafe webkit_user_style_sheet_unref(sheet)
  }
}
