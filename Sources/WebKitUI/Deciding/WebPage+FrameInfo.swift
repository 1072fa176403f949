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

    init(url: URL?) {
      isMainFrame = true
      request = URLRequest(url: url ?? WebPage.blankURL)
      securityOrigin = WKSecurityOrigin(url: url)
    }
  }
}
