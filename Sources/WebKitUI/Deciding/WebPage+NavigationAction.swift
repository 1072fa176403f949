import FoundationEssentials
import FoundationNetworking
import GTKUI

extension WebPage {
  /// A navigation that is about to begin.
  public struct NavigationAction {
    /// The frame that asked for it; always described as the main frame (see ``WebPage/FrameInfo``).
    public let source: FrameInfo
    /// The frame that would show it; nothing for a new window.
    ///
    /// WebKitGTK does not tell the main frame from a frame within the page.
    public let target: FrameInfo?
    /// What set it off.
    public let navigationType: WKNavigationType
    /// What would be asked for.
    ///
    /// The body of a form is not known.
    public let request: URLRequest
    /// Whether the link asks to be downloaded.
    ///
    /// WebKitGTK starts such a download by itself and does not say so here: always false.
    public let shouldPerformDownload: Bool
    /// The mouse button that was pressed, 1 for the first; 0 where there was none.
    public let buttonNumber: Int
    /// The keys that were held down.
    public let modifierFlags: EventModifiers
    /// Always false: WebKitGTK's content rules do not redirect.
    public let isContentRuleListRedirect: Bool

    /// Whether a click or a key of the user set it off.
    ///
    /// A script that the program runs counts as one.
    ///
    /// Not part of Apple's API.
    public let isUserGesture: Bool
    /// Whether a server sent it on from another address.
    ///
    /// Not part of Apple's API.
    public let isRedirect: Bool
    /// The name of the frame or window that a link names, as `_blank`.
    ///
    /// Not part of Apple's API.
    public let frameName: String?
  }
}
