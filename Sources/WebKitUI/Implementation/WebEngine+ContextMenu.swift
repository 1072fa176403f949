import CGTK
import CWebKit
import FoundationEssentials
import GLibSupport

extension WebEngine {
  /// Replaces or tidies the menu that WebKit shows.
  func connectContextMenu() {
    view.connect("context-menu") { [weak self] (menu: Object, hit: Object) -> Bool in
      guard let self else { return true }
      guard let show = onContextMenu else {
        tidy(menu)
        return false
      }
      let link = unsafe url(webkit_hit_test_result_get_link_uri(hit.opaque))
      let image = unsafe url(webkit_hit_test_result_get_image_uri(hit.opaque))
      let position = position(menu)
      guard unsafe webkit_hit_test_result_context_is_selection(hit.opaque) != 0 else {
        show(.init(linkURL: link, imageURL: image, selectedText: nil), position)
        return true
      }
      askForSelection { show(.init(linkURL: link, imageURL: image, selectedText: $0), position) }
      return true
    }
  }

  private func url(_ address: UnsafePointer<CChar>?) -> URL? {
    unsafe address.flatMap { unsafe URL(string: String(cString: $0)) }
  }

  /// Asks the page for the words that are selected; nothing where there are none, or no page any more.
  func askForSelection(_ answer: @escaping (String?) -> Void) {
    call(
      "return String(getSelection())", arguments: nil, world: ScriptBridge.world,
      asJSON: false
    ) { result in
      guard case .success(.string(let text)) = result, !text.isEmpty else { return answer(nil) }
      answer(text)
    }
  }

  /// Where the pointer was, within the view; the middle for a menu that a key opened.
  private func position(_ menu: Object) -> (x: Double, y: Double) {
    let width = unsafe Double(gtk_widget_get_width(view.cast()))
    let height = unsafe Double(gtk_widget_get_height(view.cast()))
    var (x, y) = (0.0, 0.0)
    guard let event = unsafe webkit_context_menu_get_event(menu.opaque),
      unsafe gdk_event_get_position(event, &x, &y) != 0,
      let place = view.pointInWidget(ofSurface: (x, y))
    else { return (width / 2, height / 2) }
    return place
  }

  /// Removes what would do nothing: new windows without somebody to show them, downloads without a
  /// place to go, the developer tools where they are off.
  private func tidy(_ menu: Object) {
    var removed: [WebKitContextMenuAction] = [WEBKIT_CONTEXT_MENU_ACTION_OPEN_FRAME_IN_NEW_WINDOW]
    if page?.popupPresenter == nil {
      removed += [
        WEBKIT_CONTEXT_MENU_ACTION_OPEN_LINK_IN_NEW_WINDOW,
        WEBKIT_CONTEXT_MENU_ACTION_OPEN_IMAGE_IN_NEW_WINDOW,
        WEBKIT_CONTEXT_MENU_ACTION_OPEN_VIDEO_IN_NEW_WINDOW,
        WEBKIT_CONTEXT_MENU_ACTION_OPEN_AUDIO_IN_NEW_WINDOW,
      ]
    }
    if page?.downloadDestination == nil {
      removed += [
        WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_LINK_TO_DISK,
        WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_IMAGE_TO_DISK,
        WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_VIDEO_TO_DISK,
        WEBKIT_CONTEXT_MENU_ACTION_DOWNLOAD_AUDIO_TO_DISK,
      ]
    }
    if !settings.property("enable-developer-extras", as: Bool.self) {
      removed.append(WEBKIT_CONTEXT_MENU_ACTION_INSPECT_ELEMENT)
    }
    for index in (0..<(unsafe webkit_context_menu_get_n_items(menu.opaque))).reversed() {
      let item = unsafe webkit_context_menu_get_item_at_position(menu.opaque, index)
      let action = unsafe webkit_context_menu_item_get_stock_action(item)
      if removed.contains(action) { unsafe webkit_context_menu_remove(menu.opaque, item) }
    }
  }
}
