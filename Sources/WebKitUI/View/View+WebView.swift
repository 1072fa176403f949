import GTKUI

extension View {
  /// Says whether swiping goes back and forward in web views.
  ///
  /// - Parameter value: whether it does.
  /// - Returns: the view.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View {
    webViewOptions { $0.backForwardNavigationGestures = value }
  }

  /// Says whether pinching makes the pages of web views larger and smaller.
  ///
  /// - Parameter value: whether it does.
  /// - Returns: the view.
  public func webViewMagnificationGestures(
    _ value: WebView.MagnificationGesturesBehavior
  ) -> some View {
    webViewOptions { $0.magnificationGestures = value }
  }

  /// Says whether the links of web views show where they lead.
  ///
  /// Ignored: GTK has no such previews.
  ///
  /// ``WebPage/hoveredLink`` tells what a program needs for one of its own.
  ///
  /// - Parameter value: whether they do.
  /// - Returns: the view.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Says whether text in web views can be selected.
  ///
  /// - Parameter selectability: whether it can.
  /// - Returns: the view.
  public func webViewTextSelection<S: TextSelectability>(_ selectability: S) -> some View {
    webViewOptions { $0.allowsTextSelection = S.allowsSelection }
  }

  /// Says whether an element of a page may fill the screen.
  ///
  /// It may not unless said.
  ///
  /// - Parameter value: whether it may.
  /// - Returns: the view.
  public func webViewElementFullscreenBehavior(
    _ value: WebView.ElementFullscreenBehavior
  ) -> some View {
    webViewOptions { $0.elementFullscreen = value }
  }

  /// Says whether web views have a background of their own, behind that of the page.
  ///
  /// - Parameter visibility: hidden lets what is behind the view show through, as long as the page
  ///   paints no background.
  /// - Returns: the view.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    webViewOptions { $0.background = visibility }
  }

  /// Replaces the context menu of web views.
  ///
  /// - Parameter menu: the items for what was pressed: buttons, dividers and sections, as in a `Menu`.
  ///   None show no menu.
  /// - Returns: the view.
  public func webViewContextMenu<Items: View>(
    @ViewBuilder menu: @MainActor @escaping (WebView.ActivatedElementInfo) -> Items
  ) -> some View {
    webViewOptions { $0.contextMenu = ContextMenu { menu($0) } }
  }

  /// Shows a bar with which the user finds text in web views.
  ///
  /// - Parameter isPresented: whether the bar shows; becomes false when the user closes it.
  /// - Returns: the view.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    webViewOptions { $0.isFinding = isPresented }
  }

  /// Says whether web views have no find bar, whatever `findNavigator` says.
  ///
  /// - Parameter isDisabled: whether they have none.
  /// - Returns: the view.
  public func findDisabled(_ isDisabled: Bool = true) -> some View {
    webViewOptions { $0.isFindDisabled = isDisabled }
  }

  /// Says whether found text can be replaced.
  ///
  /// Ignored: WebKitGTK does not replace.
  ///
  /// - Parameter isDisabled: whether it cannot.
  /// - Returns: the view.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
