import FoundationEssentials
import FoundationNetworking

extension WebPage {
  /// The head of an answer, before its content is shown.
  public struct NavigationResponse {
    /// The address, status, type and headers.
    public let response: URLResponse
    /// Whether WebKit can show content of this type.
    public let canShowMimeType: Bool
    /// Whether the content is for the whole page, not for a frame within it.
    ///
    /// Not part of Apple's API.
    public let isForMainFrame: Bool
  }
}
