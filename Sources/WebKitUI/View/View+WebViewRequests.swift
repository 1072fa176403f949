import GTKUI

extension View {
  /// Tells when the user turns the wheel over a web view with Ctrl held down, a step at a time.
  ///
  /// The page then hears nothing of it; without this modifier it does, and scrolls. Pinching is another
  /// thing: see `webViewMagnificationGestures`.
  ///
  /// Of several of these around a web view the innermost counts.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameter action: told what the user wants; nothing leaves the wheel to the page.
  /// - Returns: the view.
  public func webViewOnZoomRequest(
    perform action: ((WebView.ZoomRequest) -> Void)?
  ) -> some View {
    webViewOptions { $0.onZoomRequest = action }
  }

  /// Tells when the user wants to go back or forward from within a web view, by the buttons at the side
  /// of the mouse, or by two fingers that go sideways over a touchpad.
  ///
  /// It is for a program whose history is not that of the page alone: the page's own history is then left
  /// where it is, and a swipe moves no picture of it. Fingers over what scrolls sideways scroll it, until it
  /// comes to its end.
  ///
  /// Of several of these around a web view the innermost counts.
  ///
  /// Not part of Apple's API.
  ///
  /// - Parameter action: told where to; nothing leaves both to the page's history.
  /// - Returns: the view.
  public func webViewOnHistoryRequest(
    perform action: ((WebView.HistoryRequest) -> Void)?
  ) -> some View {
    webViewOptions { $0.onHistoryRequest = action }
  }
}
