import GTKUI

/// A view that shows a page.
///
/// A page is in one view at a time. When the view goes, the page lives on and can be put into another.
public struct WebView: View {
  let page: WebPage

  /// Shows a page.
  ///
  /// - Parameter page: a page that is in no other view.
  public init(_ page: WebPage) {
    self.page = page
  }

  /// What the view is made of.
  public var body: some View {
    WebViewSurface(page: page)
  }
}

/// The widget of a page.
struct WebViewSurface: View {
  typealias Body = Never

  let page: WebPage
}
