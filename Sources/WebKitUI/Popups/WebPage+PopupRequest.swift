import FoundationEssentials
import FoundationNetworking

extension WebPage {
  /// A page's wish for a window of its own: by `window.open` or a link that names another window.
  ///
  /// Not part of Apple's API.
  public struct PopupRequest {
    /// What would be loaded.
    ///
    /// An empty window is `about:blank`.
    public let action: NavigationAction

    /// The page that asks.
    public let opener: WebPage

    /// The address that would be loaded.
    public var url: URL? { action.request.url }

    /// Whether a click or a key of the user set it off.
    public var isUserGesture: Bool { action.isUserGesture }
  }
}
