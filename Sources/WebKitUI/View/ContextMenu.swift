import GTKUI

/// The menu that a program shows for a page instead of WebKit's.
struct ContextMenu {
  /// The items for what was pressed.
  let items: (WebView.ActivatedElementInfo) -> any View
}
