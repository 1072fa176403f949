import FoundationEssentials
import GTKUI

/// A view that shows a page.
///
/// A page is in one view at a time. When the view goes, the page lives on and can be put into another.
/// Of two views of one page the newer shows it, and the older one is empty until the newer goes; a
/// warning names the page. (Apple's API ends the program.)
public struct WebView: View {
  private let source: WebViewSurface.Source

  /// Shows a page.
  ///
  /// - Parameter page: a page, which should be in no other view.
  public init(_ page: WebPage) {
    source = .page(page)
  }

  /// Shows an address in a page of the view's own.
  ///
  /// - Parameter url: the address, loaded when the view appears and whenever it changes; nothing
  ///   changes nothing.
  public init(url: URL?) {
    source = .address(url)
  }

  /// What the view is made of.
  public var body: some View {
    WebViewSurface(source: source)
  }
}

/// The widget of a page.
struct WebViewSurface: View {
  typealias Body = Never

  /// What is shown.
  enum Source {
    case page(WebPage)
    case address(URL?)
  }

  let source: Source
}
