import GTKUI

/// What the modifiers say about the web views inside them.
struct WebViewOptions {
  var backForwardNavigationGestures = WebView.BackForwardNavigationGesturesBehavior.automatic
  var magnificationGestures = WebView.MagnificationGesturesBehavior.automatic
  var elementFullscreen = WebView.ElementFullscreenBehavior.automatic
  var allowsTextSelection = true
  var background = Visibility.automatic
  var isFinding: Binding<Bool>?
  var isFindDisabled = false
  var scrollPosition: Binding<ScrollPosition>?
  var scrollObserver: ScrollObserver?
  var contextMenu: ContextMenu?
  var onZoomRequest: ((WebView.ZoomRequest) -> Void)?
  var onHistoryRequest: ((WebView.HistoryRequest) -> Void)?
}

private struct WebViewOptionsKey: EnvironmentKey {
  static let defaultValue = WebViewOptions()
}

extension EnvironmentValues {
  var webViewOptions: WebViewOptions {
    get { self[WebViewOptionsKey.self] }
    set { self[WebViewOptionsKey.self] = newValue }
  }
}

extension View {
  func webViewOptions(_ change: @escaping (inout WebViewOptions) -> Void) -> some View {
    transformEnvironment(\.webViewOptions, transform: change)
  }
}
