import FoundationEssentials
import FoundationNetworking

extension WebPage {
  /// A frame of a page.
  ///
  /// WebKitGTK does not tell the program about frames, so this always describes the main frame.
  public struct FrameInfo {
    /// Whether it is the frame of the whole page.
    public let isMainFrame: Bool
    /// What the frame asked for.
    public let request: URLRequest
    /// Where the frame's content comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The page that the frame is of; nothing once it is gone.
    ///
    /// A presenter or decider that several pages share, as a page and its pop-ups do, tells by it whose
    /// window to ask in. Not part of Apple's API.
    public private(set) weak var page: WebPage?

    init(url: URL?, of page: WebPage?) {
      self.page = page
      isMainFrame = true
      request = URLRequest(url: url ?? WebPage.blankURL)
      securityOrigin = WKSecurityOrigin(url: url)
    }
  }
}
